import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../souk-remote/build/place.mjs';
import { frontName } from './front/front.mjs';
import { GOALS, goalText, meetsGoal } from './goals.mjs';
import { reportLines } from './report-lines.mjs';
import { ROUNDS } from './rounds.mjs';
import { FLOOR } from './subjects.mjs';

/** Every number that was measured. @param {import('./goals.mjs').Row[]} rows */
export function printTable(rows) {
  const cells = [
    ['', 'measured', 'of', 'where', 'value', 'goal', ''],
    ...rows.map((row) => {
      const { what, digits } = GOALS[row.key];
      const goal = row.subject ? '' : goalText(row.key);
      const mark = row.subject ? ' ' : meetsGoal(row) ? '✔' : '✖';
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
 * Writes docs/benchmarks.md, and every number to `.souk/benchmarks.json`.
 * @param {import('./goals.mjs').Row[]} rows of a whole run
 * @param {{browser: string, missing: string[]}} about version of the browser, and what could not be measured
 */
export function writeReport(rows, { browser, missing }) {
  const beside = [FLOOR];
  const head = ['home / listing / product', 'shop', ...beside, 'goal', '', ''];
  const text = [
    '# Benchmarks',
    '',
    `\`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${os.cpus().length} processors, Node ${process.versions.node}, Chromium ${browser}, demo world, ${ROUNDS} rounds.`,
    `In front stood ${frontName()}.`,
    '',
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---|').join('')}`,
    ...reportLines(rows, beside).map((cells) => `| ${cells.join(' | ')} |`),
    '',
    ...missing.map((line) => `Not measured: ${line}\n`),
    EXPLANATION,
  ];
  fs.writeFileSync(path.join(ROOT, 'docs/benchmarks.md'), text.join('\n'));
  fs.mkdirSync(path.join(ROOT, '.souk'), { recursive: true });
  fs.writeFileSync(path.join(ROOT, '.souk/benchmarks.json'), JSON.stringify(rows, null, 1));
}

const EXPLANATION = `## How to read it

Everything is measured in one run against one shop that the command builds and starts itself, beside things that are not ours: read
ratios, because times follow the machine and whatever else runs on it. Browser times are medians of three rounds (\`SOUK_BENCH_ROUNDS\`),
all subjects in turn. \`npm run bench -- script presses\` measures only what is named and leaves this file alone; every single number of a
whole run is in \`.souk/benchmarks.json\`. The command fails when a goal is missed (✖). Goals stand in \`tooling/bench/goals.mjs\`, each
measurement in a file beside it.

- **Profile**: a phone's window, CPU 4 times slower, 150 ms, 1.6 Mbit/s, HTTP/2 with TLS through the front. Presses have the slow CPU
  without the slow line.
- **Beside**: the React floor is a product page made by React alone (\`tooling/bench/floor\`), packed with brotli 11: what no shop with
  React can beat. Lighthouse 12.8.2 is fetched at the first run ([decision 49](decisions/0049-what-the-bench-fetches.md)).
- **Usable**: React has taken over the header's first button, the first filter, 'Add to cart'. It is read off the elements, for all
  shops alike.
- **INP**: from the finger to the next frame (Event Timing API), in brackets until a handler runs, handlers, frame. Under 16 ms the
  browser says nothing. **Title, buy box, back** are painted by then; back counts from the call of \`history.back()\`.
- **Script**: as sent until the page is usable, to the first visitor of a new shop. The one bundle is the same shop without federation
  (\`node tooling/build.mjs --mono\`), its scripts in the same documents; screens and texts stay chunks there.
- **Processor time**: user and system time of shell, API and PostgreSQL over the requests. Rendered pages come from a shell that keeps
  none, over four languages and many products, so that no two requests share a render.
- **Old prices**: 20 changes by SQL, the kept product page and list read every 25 ms.
- **Layout shift, complaints**: every page in English and Arabic, phone and desktop, scrolled to its end, every answer of the API
  600 ms late: what jumps when it comes must not depend on luck.
- **Growth**: shops of 1,000 and 100,000 products in one PostgreSQL (\`SOUK_BENCH_PRODUCTS=100000,1000000\` adds a million), made by
  \`growth/world.mjs\`: texts and reviews grow with the products, brands, stores and what people choose by hand with the square root.
  40 rounds in turn, no answer is kept, one call at a time; p50, because p95 of so few moves with the machine.
- **Memory**: medians of the first and the last ten of 50 switches after a full garbage collection; each version rendered pages.
`;
