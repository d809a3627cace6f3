// `npm run bench -- [what...]`: the shop's numbers as ratios of one run (docs/benchmarks.md)
import { measureApi } from './api/measure-api.mjs';
import { build, startBenchShop } from './bench-shop.mjs';
import { openBrowser } from './browser.mjs';
import { measureComplaints } from './complaints.mjs';
import { measureFirstPaint } from './first-paint.mjs';
import { measureFirstTap } from './first-tap.mjs';
import { meetsGoal } from './goals.mjs';
import { measureLayoutShift } from './layout-shift.mjs';
import { measureMemory } from './memory.mjs';
import { printTable, writeReport } from './report.mjs';
import { measureRequests } from './requests.mjs';
import { measureScriptBytes } from './script-bytes.mjs';
import { measureWaves } from './waves.mjs';

/** These need neither a browser nor the shop, but servers of their own. */
const ALONE = { api: measureApi };
const MEASUREMENTS = {
  script: measureScriptBytes,
  waves: measureWaves,
  paint: measureFirstPaint,
  tap: measureFirstTap,
  shift: measureLayoutShift,
  complaints: measureComplaints,
  requests: measureRequests,
  memory: measureMemory,
};

const requested = process.argv.slice(2);
const names = [...Object.keys(ALONE), ...Object.keys(MEASUREMENTS)];
const unknown = requested.filter((name) => !names.includes(name));
if (unknown.length) {
  console.error(`✖ Nothing measures ${unknown.join(', ')}: choose among ${names.join(', ')}.`);
  process.exit(2);
}

const wanted = requested.length ? requested : names;
const inShop = wanted.filter((name) => name in MEASUREMENTS);
const rows = [];
if (inShop.length < wanted.length) build({ parts: ['api'] });
for (const name of wanted.filter((name) => name in ALONE)) {
  console.log(`Measuring ${name} ...`);
  rows.push(...(await ALONE[name]()));
}
if (inShop.length) await measureInShop();
printTable(rows);
process.exitCode = rows.every(meetsGoal) ? 0 : 1;

async function measureInShop() {
  build({ mono: inShop.includes('script') });
  const shop = await startBenchShop(Number(process.env.PORT) || undefined);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void shop.stop().then(() => process.exit(130)));
  try {
    const browser = await openBrowser();
    try {
      for (const name of inShop) {
        console.log(`Measuring ${name} ...`);
        rows.push(...(await MEASUREMENTS[name]({ browser, shop })));
      }
      if (!requested.length) writeReport(rows, browser.version());
    } finally {
      await browser.close();
    }
  } finally {
    await shop.stop();
  }
}
