import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { startAnotherShell } from '../fixtures/another-shell';
import { release } from '../fixtures/release-command';
import { expect, hydrated, test } from '../fixtures/test';

const root = path.resolve(import.meta.dirname, '../..');
const REMOTE = 'mfe-gift-cards';

/** The remote that the template makes, built in a copy of this tree. */
async function buildFromTemplate(): Promise<{ clone: string; built: string }> {
  const { copyTree, linkPackages } = await import(path.join(root, 'tooling/testing/copy-tree.mjs'));
  const { writeRemote } = await import(path.join(root, 'souk-remote/new/write-remote.mjs'));
  const clone: string = copyTree(root);
  writeRemote(path.join(clone, REMOTE), 'gift-cards');
  linkPackages(path.join(root, 'mfe-content'), path.join(clone, REMOTE));
  execFileSync('node', ['tooling/build.mjs', REMOTE], { cwd: clone });
  return { clone, built: path.join(clone, REMOTE, 'dist/1.0.0') };
}

test('a remote made from the template goes live without rebuilding or restarting the shell', async ({ page }) => {
  test.setTimeout(300_000);
  const { clone, built } = await buildFromTemplate();
  const shell = await startAnotherShell();
  try {
    expect((await fetch(`${shell.url}/gift-cards`)).status).toBe(404);
    expect(release(shell, 'publish', `${REMOTE}@1.0.0`, '--from', built)).toMatchObject({ code: 0 });
    expect(release(shell, 'promote', `${REMOTE}@1.0.0`)).toEqual({ code: 0, text: `${REMOTE} 1.0.0 is live\n` });
    await expect.poll(async () => (await fetch(`${shell.url}/gift-cards`)).status).toBe(200);

    await page.goto(`${shell.url}/ar/gift-cards`);
    await expect(page.getByRole('heading', { level: 1, name: 'مرحبًا' })).toBeVisible();
    await hydrated(page);
    // to a page of another team and back, without a new document
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('main').locator('a[href^="/ar/page/"]').first().click();
    await page.waitForURL('**/ar/page/*');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('مرحبًا');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'مرحبًا' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    const sitemap = await (await fetch(`${shell.url}/sitemap.xml`)).text();
    const parts = [...sitemap.matchAll(/<loc>([^<]+\.xml)<\/loc>/g)].map(([, address]) => address ?? '');
    const texts = await Promise.all(
      parts.map(async (address) => (await fetch(shell.url + new URL(address).pathname)).text()),
    );
    expect([sitemap, ...texts].join()).toContain(`${shell.url}/gift-cards<`);
  } finally {
    await shell.stop();
    fs.rmSync(clone, { recursive: true, force: true });
  }
});
