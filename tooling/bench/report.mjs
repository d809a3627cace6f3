import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../souk-remote/build/place.mjs';
import { frontName } from './front/front.mjs';
import { GOALS, goalText, meetsGoal } from './goals.mjs';
import { reportLines } from './report-lines.mjs';
import { ROUNDS } from './rounds.mjs';
import { EVER_SHOP, FLOOR, ONE_BUNDLE } from './subjects.mjs';

/** Prints every measured number. @param {import('./goals.mjs').Row[]} rows */
export function printTable(rows) {
  const cells = [
    ['', 'measured', 'of', 'where', 'value', 'goal', ''],
    ...rows.map((row) => {
      const { what, digits } = GOALS[row.key];
      const goal = row.subject ? '' : goalText(row.key);
      const mark = row.subject || !goal ? ' ' : meetsGoal(row) ? '✔' : '✖';
      return [mark, what, row.subject ?? 'shop', row.where, row.value.toFixed(digits), goal, row.detail ?? ''];
    }),
  ];
  const widths = cells[0].map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  for (const line of cells)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
}

/**
 * Metadata of a run.
 * @param {string} browser version
 * @returns {import('./latest-rows.mjs').Run}
 */
export function describeRun(browser) {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: ROOT, encoding: 'utf8' });
  return {
    at: new Date().toISOString().slice(0, 16),
    commit: stdout?.trim() ?? '',
    machine: `${os.cpus().length} processors, Node ${process.versions.node}, Chromium ${browser}, in front ${frontName()}`,
    rounds: ROUNDS,
  };
}

/**
 * Writes docs/benchmarks.md from the latest figures of each measurement.
 * @param {import('./latest-rows.mjs').Latest} latest
 * @param {string} world size of the demo world
 */
export function writeReport(latest, world) {
  fs.writeFileSync(path.join(ROOT, 'docs/benchmarks.md'), reportOf(latest, world));
}

/** The report's text. */
export function reportOf({ runs, rows, missing }, world) {
  const letter = (at) => String.fromCharCode('a'.charCodeAt(0) + runs.findIndex((run) => run.at === at));
  const head = ['home / listing / product', 'shop', ...COLUMNS, 'goal', '', 'run', ''];
  const describe = ({ at, commit, machine, rounds }) =>
    `- ${letter(at)}: ${at.replace('T', ' ')} UTC, ${commit}, ${rounds} rounds, ${machine}`;
  return [
    '# Benchmarks',
    '',
    `The latest numbers of each measurement by \`npm run bench\`, ${world} demo world. The column 'run' says which run they come from:`,
    '',
    ...runs.map(describe),
    '',
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---|').join('')}`,
    ...reportLines(rows, COLUMNS, letter).map((cells) => `| ${cells.map(inCell).join(' | ')} |`),
    '',
    ...(missing.length ? ['Not measured:', ''] : []),
    ...missing.map(({ measurement, run, text }) => `- ${measurement} (${letter(run)}): ${text}`),
    ...(missing.length ? [''] : []),
    EXPLANATION,
  ].join('\n');
}

const COLUMNS = [ONE_BUNDLE, EVER_SHOP, FLOOR];
const inCell = (text) => text.replaceAll('|', '\\|');

const EXPLANATION = `## How to read it

Everything is measured against one shop that the command builds and starts itself, beside things that are not ours: read ratios, because
times follow the machine and whatever else runs on it. Browser times are medians, all subjects in turn. Goals stand in
\`tooling/bench/goals.mjs\`, each measurement in a file beside it. The command fails when a goal is missed (✖).

To repeat: \`SOUK_BENCH_EVERSHOP=1 npm run bench\` measures everything and writes this file, on Linux in about 40 minutes, which nothing else
should use the machine in. \`npm run bench -- script presses\` measures what is named, \`npm run bench -- report\` writes this file from the
latest numbers of each, which \`.souk/benchmarks.json\` keeps, every single one. Also: \`SOUK_BENCH_ROUNDS\` (3), \`SOUK_BENCH_PRODUCTS\`
(100000; \`100000,1000000\` adds a million), \`SOUK_BENCH_WORLD=small\` for trying, whose numbers are kept apart.

- **Profile**: a phone's window, CPU 4 times slower, 150 ms, 1.6 Mbit/s, HTTP/2 with TLS through the front. Presses have the slow CPU
  without the slow line. What is fetched for it: [decision 49](decisions/0049-what-the-bench-fetches.md).
- **One bundle**: the same shop without federation (\`node tooling/build.mjs --mono\`), its scripts in the same documents; screens and
  texts stay chunks there.
- **EverShop**: one bundle of React with server rendering, its own demo shop of 15 products with our picture. Its home
  shows no products. It packs nothing itself: the bench does, as brotli 11 and its pages as 5.
- **React floor**: a product page made by React alone (\`tooling/bench/floor\`), packed with brotli 11: what no shop with React can beat.
  Its column shows of kept pages a server of Node alone that sends the same bytes to the same load, in turn with the shell.
- **Usable**: React has taken over the header's first button, the first filter, 'Add to cart'. It is read off the elements, for all
  shops alike.
- **INP**: from the finger to the next frame (Event Timing API), in brackets until a handler runs, handlers, frame. Under 16 ms the
  browser says nothing. A settled page is scrolled to what is pressed 1.5 s before, so that what comes into sight by scrolling does not
  count. **Title, buy box, back** are painted by then; back counts from the call of \`history.back()\`.
- **Time of the main thread**: processor time of its tasks, read from a trace of a phone's window on a CPU that is not slowed, until 3 s
  after \`load\`, or 1.5 s after the press. A busy machine does not change it, so it says what the shop itself asks of a phone; the INP beside it
  has the machine's waiting in it.
- **Script**: as sent until the page is usable, to the first visitor of a new shop.
- **Processor time**: user and system time of shell, API and PostgreSQL over the requests. Rendered pages come from a shell that keeps
  none, over four languages and many products, so that no two requests share a render: once with all answers of the API asked for, once
  with answers kept as in the shop, whose share the row says ([decision 56](decisions/0056-answers-are-kept-by-their-tags.md)).
  Pages of one person come from a shell as shipped: it asks the API for each, and knows the page of who has nothing
  ([decision 60](decisions/0060-pages-of-one-person.md)).
- **Old prices**: 20 changes by SQL, the kept product page and list read every 25 ms.
- **Layout shift, complaints**: every page in English and Arabic, phone and desktop, scrolled to its end, every answer of the API
  600 ms late: what jumps when it comes must not depend on luck.
- **Growth**: shops of 1,000 products and of many in one PostgreSQL, made by \`growth/world.mjs\`: texts and reviews grow with the
  products, brands, stores and what people choose by hand with the square root. 40 rounds in turn, no answer is kept, one call at a
  time; p50, because p95 of so few moves with the machine.
- **Memory**: medians of the first and the last ten of 50 switches after a full garbage collection; each version rendered pages.
`;
