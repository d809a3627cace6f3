// `npm run bench -- [what...]`: the shop's numbers as ratios of one run (docs/benchmarks.md)
import { build, startBenchShop, WORLD } from './bench-shop.mjs';
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
import { readLatest, withMeasurement, writeLatest } from './latest-rows.mjs';
import { measureLayoutShift } from './layout-shift.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureMemory } from './memory.mjs';
import { measureOpening } from './opening.mjs';
import { measurePersonal } from './personal.mjs';
import { measurePresses } from './presses.mjs';
import { canReadProcessorTime } from './processor-time.mjs';
import { measureRendered } from './rendered.mjs';
import { describeRun, printTable, writeReport } from './report.mjs';
import { measureResident } from './resident.mjs';
import { measureScriptBytes } from './script-bytes.mjs';
import { measureStale } from './stale.mjs';
import { BESIDE, neededFor, ONE_BUNDLE, startBeside } from './subjects.mjs';
import { measureThreadTime } from './thread-time.mjs';
import { measureUsable } from './usable.mjs';
import { measureWaves } from './waves.mjs';

/** In this order: `script` must be the shop's first visitor, `resident` must come after the load. */
const MEASUREMENTS = {
  script: measureScriptBytes,
  html: measureHtmlBytes,
  lighthouse: measureLighthouse,
  usable: measureUsable,
  presses: measurePresses,
  opening: measureOpening,
  'thread-time': measureThreadTime,
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
/** These read processor time and memory of processes from /proc. */
const ON_LINUX = ['kept', 'rendered', 'personal', 'resident'];
/** Writes docs/benchmarks.md from the latest figures of each measurement; a complete run does so automatically. */
const REPORT = 'report';

const requested = process.argv.slice(2);
const names = Object.keys(MEASUREMENTS);
const unknown = requested.filter((name) => !names.includes(name) && name !== REPORT);
if (unknown.length) {
  console.error(`✖ Nothing measures ${unknown.join(', ')}: choose among ${[...names, REPORT].join(', ')}.`);
  process.exit(2);
}
const selected = requested.length ? names.filter((name) => requested.includes(name)) : names;

const rows = [];
/** what could not be measured here, and why */
const missing = [];
if (selected.length) await measureAll();
printTable(rows);
for (const line of missing) console.log(`Not measured: ${line}`);
if (!requested.length || requested.includes(REPORT)) writeReport(readLatest(WORLD), WORLD);
process.exitCode = rows.every(meetsGoal) && !missing.length ? 0 : 1;

async function measureAll() {
  const others = neededFor(selected);
  build({ mono: others.includes(ONE_BUNDLE) });
  const shop = await startBenchShop(Number(process.env.PORT) || undefined);
  const running = [shop];
  const stop = async () => {
    for (const part of running.splice(0).reverse()) await part.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().then(() => process.exit(130)));
  try {
    const browser = await openBrowser(shop.certificate);
    running.push({ stop: () => browser.close() });
    const run = describeRun(browser.version());
    const notStarted = [];
    const beside = await startBeside(shop, { names: others, missed: (text) => notStarted.push(text) });
    running.push(beside);
    keep(run, 'beside', [], notStarted);
    for (const name of selected) {
      console.log(`Measuring ${name} ...`);
      const subjects = beside.subjects.filter((subject) => BESIDE[subject.name].includes(name));
      const missed = [];
      const found = await measure(name, { browser, shop, beside: subjects, missed: (text) => missed.push(text) });
      keep(run, name, found, missed);
    }
  } finally {
    await stop();
  }
}

/** A measurement that fails as a whole is reported like one of its parts, and the next one runs. */
async function measure(name, bench) {
  try {
    if (ON_LINUX.includes(name) && !canReadProcessorTime())
      throw new Error('this system does not show what a process uses');
    return await MEASUREMENTS[name](bench);
  } catch (error) {
    bench.missed(error.message);
    return [];
  }
}

/** Written at once, so that later failures lose none of it. */
function keep(run, measurement, found, missed) {
  rows.push(...found);
  missing.push(...missed.map((text) => `${measurement}: ${text}`));
  const short = missed.map((text) => text.split('\n')[0]);
  writeLatest(WORLD, withMeasurement(readLatest(WORLD), { run, measurement, rows: found, missing: short }));
}
