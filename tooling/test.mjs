// `npm test`: checks, builds, unit tests, API tests against PostgreSQL, journeys in a real browser. Installs what is missing. `npm
// run test:nightly` is the same with more rounds, timing tests and every gateway in two languages (SOUK_NIGHTLY).
import path from 'node:path';
import { runCommand } from './shop/fault.mjs';
import { installPackages } from './shop/install.mjs';
import { checkNode, checkWritable } from './shop/preflight.mjs';

const NIGHTLY = process.env.SOUK_NIGHTLY === '1';
const root = path.resolve(import.meta.dirname, '..');

await runCommand(async () => {
  checkNode();
  checkWritable(path.join(root, '.souk'));
  installPackages(root);
  const { runSteps, step } = await import('./gate/steps.mjs');
  const { apiTests, checks, unitTests } = await import('./verify.mjs');
  const { findChromium } = await import('./gate/chromium.mjs');
  const { keepScratchInMemory } = await import('./gate/scratch.mjs');
  const chromium = findChromium();
  const removeScratch = keepScratchInMemory();
  /** creates its pictures and fills its database while the tests run: these often wait for timers and for PostgreSQL */
  let shop;
  const ok = await runSteps(root, [
    checks(),
    step('builds', async () => {
      await (await import('./shop/build.mjs')).buildForThisCheckout();
      shop = (await import('./gate/journey-shop.mjs')).startJourneyShop(root);
      // the step that needs it reports a failure
      shop.catch(() => {});
    }),
    unitTests(),
    apiTests(),
    step('shop for the journeys', async () => {
      process.env.SOUK_SHOP = JSON.stringify((await shop).facts);
    }),
    step('journeys in the browser', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
      report: 'playwright',
      file: '.souk/reports/e2e.json',
      minutes: NIGHTLY ? 60 : 25,
      env: chromium ? { SOUK_CHROMIUM: chromium } : {},
    }),
  ]);
  await shop?.then(
    (started) => started.stop(),
    () => {},
  );
  removeScratch();
  process.exitCode = ok ? 0 : 1;
});
