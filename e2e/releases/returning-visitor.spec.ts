import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { type AnotherShell, startAnotherShell } from '../fixtures/another-shell';
import { buildChanged } from '../fixtures/build-changed';
import { releaseUntried } from '../fixtures/release-command';
import { expect, hydrated, test } from '../fixtures/test';

const REMOTE = 'mfe-content';

let shell: AnotherShell;
let build: string;
test.beforeEach(async () => {
  shell = await startAnotherShell();
  const { version } = JSON.parse(fs.readFileSync(shell.releases, 'utf8')).remotes[REMOTE].stable;
  const change = { file: 'locales/en.json', find: 'Information and help', put: 'Help and information' };
  build = await buildChanged(REMOTE, '1.1.0', change, `${REMOTE}/dist/${version}`);
});
test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
  await shell.stop();
  fs.rmSync(build, { recursive: true });
});

/** Opens the page; gives the scripts of the shop that came over the network and not from the browser's cache, without their hashes. */
async function loadedBy(page: Page): Promise<string[]> {
  await page.goto(`${shell.url}/page`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const addresses = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
  return addresses
    .filter((address) => /^\/(assets|remotes)\//.test(address))
    .map((address) => address.replace(/\.[0-9a-f]{12}\.js$/, ''))
    .sort();
}

test('after a release with one changed text a returning visitor loads its chunk and the entry, nothing else', async ({
  page,
}) => {
  expect(await loadedBy(page)).toContain('/assets/main');
  expect(await loadedBy(page)).toEqual([]);

  await releaseUntried(shell, REMOTE, '1.1.0', build);
  const served = async () => (await fetch(`${shell.url}/page`)).text();
  await expect.poll(served).toContain('"mfe_content_1_1_0"');

  expect(await loadedBy(page)).toEqual([`/remotes/${REMOTE}/locale-en`, `/remotes/${REMOTE}/remoteEntry`]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help and information');
});
