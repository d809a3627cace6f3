import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../souk-remote/build/place.mjs';
import { GOALS, goalText, meetsGoal } from './goals.mjs';

/** @param {import('./goals.mjs').Row[]} rows */
export function printTable(rows) {
  const cells = [
    ['', 'measured', 'where', 'value', 'goal', ''],
    ...rows.map((row) => [meetsGoal(row) ? '✔' : '✖', ...cellsOf(row)]),
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

/** Writes docs/benchmarks.md. @param {import('./goals.mjs').Row[]} rows of a whole run @param {string} browser its version */
export function writeReport(rows, browser) {
  const table = [
    '| | where | value | goal | |',
    '|---|---|---|---|---|',
    ...rows.map((row) => `| ${cellsOf(row).join(' | ')} |`),
  ];
  const text = [
    '# Benchmarks',
    '',
    `\`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${os.cpus().length} processors, Node ${process.versions.node}, Chromium ${browser}, small demo world.`,
    '',
    ...table,
    '',
    EXPLANATION,
  ];
  fs.writeFileSync(path.join(ROOT, 'docs/benchmarks.md'), text.join('\n'));
}

function cellsOf(row) {
  const { what, digits } = GOALS[row.key];
  return [what, row.where, row.value.toFixed(digits), goalText(row.key), row.detail ?? ''];
}

const EXPLANATION = `## How to read it

Everything is measured in one run against one shop that the command builds and starts itself, so read ratios, not absolute numbers:
those follow the machine and whatever else runs on it. \`npm run bench -- script memory\` measures only what is named and leaves this file
alone. The command fails when a goal is missed. Goals stand in \`tooling/bench/goals.mjs\`, each measurement in a file beside it.

- **Script**: brotli (quality 11) of exactly the files that a page loads until it is hydrated, in a browser that was never here. The
  one bundle is the same shop without federation (\`node tooling/build.mjs --mono\`): no containers, no shared scope, libraries cut
  down to what is used. Remotes, screens and texts stay chunks there, because that is what one would build without federation.
- **Waves**: the document, then what it names, then what that asks for. Calls for data do not count, hydration waits for none.
- **First paint and tap**: a phone's window, CPU four times slower, slow 4G (562 ms, 1.5 Mbit/s). Execution and paint are the
  browser's own trace.
- **Layout shift, complaints**: every page in English and Arabic, on a phone and a desktop, hydrated and scrolled to its end, with
  every answer of the API held back by 600 ms: what jumps when it comes must not depend on luck.
- **Requests**: ten connections for four seconds each; the rendered page asks API and PostgreSQL on the same machine every time.
- **API**: two shops of 1,000 and 100,000 products in one PostgreSQL, made by \`tooling/bench/api/world.mjs\`: texts and reviews grow
  with the products, brands, stores, tags and what people choose by hand (collections, flash sales) with the square root. Every call
  is asked 40 times of both in turn, each time with other values, after three rounds that do not count; no answer is kept, one call
  runs at a time. p95 of so few answers moves with the machine by a quarter, p50 hardly does: both are there, small shop first.
  What stays near the goal grows for a reason: flash-sale compares all offers of the running sales, of which the large shop has ten
  times as many; the store directory counts products and stars of every store, because it is sorted by them; a deep page skips 9,900
  rows, and the small shop has no such page; several filters leave few products of many, so an index is read further.
- **Memory**: after a full garbage collection, medians of the first and the last ten of 50 switches; each version has been rendering
  pages. Five switches before them are not counted.
`;
