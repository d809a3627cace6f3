// `pnpm bench [what...]`: the shop's numbers as ratios of one run (architecture §11)
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

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in MEASUREMENTS));
if (unknown.length) {
  console.error(`✖ Nothing measures ${unknown.join(', ')}: choose among ${Object.keys(MEASUREMENTS).join(', ')}.`);
  process.exit(2);
}

const wanted = asked.length ? asked : Object.keys(MEASUREMENTS);
build({ mono: wanted.includes('script') });
const shop = await startBenchShop(Number(process.env.PORT) || undefined);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void shop.stop().then(() => process.exit(130)));
const rows = [];
try {
  const browser = await openBrowser();
  try {
    for (const name of wanted) {
      console.log(`Measuring ${name} ...`);
      rows.push(...(await MEASUREMENTS[name]({ browser, shop })));
    }
    if (!asked.length) writeReport(rows, browser.version());
  } finally {
    await browser.close();
  }
} finally {
  await shop.stop();
}
printTable(rows);
process.exitCode = rows.every(meetsGoal) ? 0 : 1;
