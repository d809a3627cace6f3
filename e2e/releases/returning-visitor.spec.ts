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

/**
 * Opens the page; returns the URLs of the shop's scripts on it, and those loaded over the network rather than from the browser's
 * cache.
 */
async function scriptsOf(page: Page): Promise<{ all: string[]; loaded: string[] }> {
  await page.goto(`${shell.url}/page`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const entries = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, transferSize }) => ({ address: new URL(name).pathname, transferSize }))
      .filter(({ address }) => /^\/(assets|remotes)\//.test(address)),
  );
  return {
    all: entries.map(({ address }) => address),
    loaded: entries.filter(({ transferSize }) => transferSize > 0).map(({ address }) => address),
  };
}

const withoutHash = (address: string) => address.replace(/\.[0-9a-f]{12}\.js$/, '');

test('after a release with one changed text a returning visitor loads only its chunk and the entry', async ({
  page,
}) => {
  const first = await scriptsOf(page);
  expect(first.loaded.map(withoutHash)).toContain('/assets/main');
  // A browser that is short of memory may evict and reload cached files.
  await expect.poll(async () => (await scriptsOf(page)).loaded).toEqual([]);

  await releaseUntried(shell, REMOTE, '1.1.0', build);
  const served = async () => (await fetch(`${shell.url}/page`)).text();
  await expect.poll(served).toContain('"mfe_content_1_1_0"');

  // By URL and each once, for the same reason.
  const fresh = new Set((await scriptsOf(page)).all.filter((address) => !first.all.includes(address)));
  expect([...fresh].map(withoutHash).sort()).toEqual([
    `/remotes/${REMOTE}/locale-en`,
    `/remotes/${REMOTE}/remoteEntry`,
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help and information');
});
