// `npm run bench -- [what...]`: the shop's numbers as ratios of one run (docs/benchmarks.md)
import { build, startBenchShop } from './bench-shop.mjs';
import { openBrowser } from './browser.mjs';
import { measureComplaints } from './complaints.mjs';
import { measureFederation } from './federation.mjs';
import { measureFirstPaint } from './first-paint.mjs';
import { measureFirstTap } from './first-tap.mjs';
import { meetsGoal } from './goals.mjs';
import { measureGrowth } from './growth/measure-growth.mjs';
import { measureProcesses } from './growth/processes.mjs';
import { measureVersions } from './growth/versions.mjs';
import { measureHtmlBytes } from './html-bytes.mjs';
import { measureKept } from './kept.mjs';
import { measureLayoutShift } from './layout-shift.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureMemory } from './memory.mjs';
import { measureOpening } from './opening.mjs';
import { measurePersonal } from './personal.mjs';
import { measurePresses } from './presses.mjs';
import { canReadProcessorTime } from './processor-time.mjs';
import { measureRendered } from './rendered.mjs';
import { printTable, writeReport } from './report.mjs';
import { measureResident } from './resident.mjs';
import { measureScriptBytes } from './script-bytes.mjs';
import { measureStale } from './stale.mjs';
import { startBeside } from './subjects.mjs';
import { measureUsable } from './usable.mjs';
import { measureWaves } from './waves.mjs';

/** In this order: `script` is the first visitor of the shop, `resident` comes after the load. */
const MEASUREMENTS = {
  script: measureScriptBytes,
  html: measureHtmlBytes,
  lighthouse: measureLighthouse,
  usable: measureUsable,
  presses: measurePresses,
  opening: measureOpening,
  federation: measureFederation,
  waves: measureWaves,
  paint: measureFirstPaint,
  tap: measureFirstTap,
  shift: measureLayoutShift,
  complaints: measureComplaints,
  kept: measureKept,
  rendered: measureRendered,
  personal: measurePersonal,
  stale: measureStale,
  resident: measureResident,
  growth: measureGrowth,
  versions: measureVersions,
  processes: measureProcesses,
  memory: measureMemory,
};
/** These stand beside what is not the shop. */
const BESIDE = ['script', 'lighthouse', 'usable', 'presses', 'opening', 'federation'];
/** These read processor time and memory of processes from /proc. */
const ON_LINUX = ['kept', 'rendered', 'personal', 'resident'];

const requested = process.argv.slice(2);
const names = Object.keys(MEASUREMENTS);
const unknown = requested.filter((name) => !names.includes(name));
if (unknown.length) {
  console.error(`✖ Nothing measures ${unknown.join(', ')}: choose among ${names.join(', ')}.`);
  process.exit(2);
}

const rows = [];
/** what could not be measured here, and why */
const missing = [];
await measureAll(requested.length ? names.filter((name) => requested.includes(name)) : names);
printTable(rows);
for (const line of missing) console.log(`Not measured: ${line}`);
process.exitCode = rows.every(meetsGoal) && !missing.length ? 0 : 1;

async function measureAll(wanted) {
  const besides = wanted.some((name) => BESIDE.includes(name));
  build({ mono: besides });
  const shop = await startBenchShop(Number(process.env.PORT) || undefined);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void shop.stop().then(() => process.exit(130)));
  const running = [shop];
  try {
    const browser = await openBrowser(shop.certificate);
    running.push({ stop: () => browser.close() });
    const beside = besides ? await startBeside(shop) : { subjects: [], stop: async () => {} };
    running.push(beside);
    for (const name of wanted) {
      if (ON_LINUX.includes(name) && !canReadProcessorTime()) {
        missing.push(`${name}: this system does not show what a process uses`);
        continue;
      }
      console.log(`Measuring ${name} ...`);
      await MEASUREMENTS[name]({ browser, shop, beside: beside.subjects }).then(
        (found) => rows.push(...found),
        (error) => missing.push(`${name}: ${error.message}`),
      );
    }
    if (!requested.length) writeReport(rows, { browser: browser.version(), missing });
  } finally {
    for (const part of running.reverse()) await part.stop();
  }
}
