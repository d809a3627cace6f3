import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Route } from '@playwright/test';
import { type AnotherShell, REAL_LIMITS, startAnotherShell } from '../fixtures/another-shell';
import { expect, test } from '../fixtures/test';

const REMOTE = 'mfe-content';
const ENTRY = 'server/remoteEntry.js';

/** Releases the remote so that its renders never settle while a file of this name is in the store. */
function letRendersHang({ store, releases }: Pick<AnotherShell, 'store' | 'releases'>, flag: string): void {
  const set = JSON.parse(fs.readFileSync(releases, 'utf8'));
  const { version, files } = set.remotes[REMOTE].stable;
  const file = path.join(store, REMOTE, version, ENTRY);
  const hanging = `
;{
  const { init, get } = module.exports;
  const hangs = () => require('node:fs').existsSync(${JSON.stringify(path.join(store, flag))});
  const letHang = ({ render }) => ({
    render: (request) => (hangs() ? new Promise(() => {}) : render(request)),
  });
  module.exports = { init, get: async (name) => get(name).then((factory) => () => letHang(factory())) };
}
`;
  fs.appendFileSync(file, hanging);
  files[ENTRY] = `sha384-${createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`;
  fs.writeFileSync(releases, JSON.stringify(set));
}

test('S077 with production limits a hanging remote affects only its own pages, and a retry recovers', async ({
  page,
  complaints,
}) => {
  complaints.tolerate(/Failed to load resource|not available|not loaded within/i);
  const shell = await startAnotherShell((files) => letRendersHang(files, 'hangs'), REAL_LIMITS);
  const flag = path.join(shell.store, 'hangs');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  /**
   * Opens a page until it is complete: on a busy machine a good render may miss these limits, too. A page whose scripts are held
   * never loads, so it is checked from its first byte.
   */
  const opens = (address: string, status: number) =>
    expect
      .poll(async () => (await page.goto(shell.url + address, { waitUntil: 'commit' }))?.status(), { timeout: 60_000 })
      .toBe(status);
  try {
    await opens('/page', 200);
    fs.writeFileSync(flag, '');
    // a page that was not cached yet
    await opens('/page/faq', 503);
    const logged = () => fs.readFileSync(shell.log, 'utf8').includes(`render ${REMOTE}: no answer within 1000 ms`);
    // the log line may be written after the response
    await expect.poll(logged).toBe(true);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // its code loads separately, so the browser fills what the server could not
    await expect(heading).toBeVisible();

    for (const address of ['/categories', '/cart', '/track-order']) await opens(address, 200);

    // now no request for it is answered
    const held: Route[] = [];
    const scripts = `**/remotes/${REMOTE}/**`;
    await page.route(scripts, (route) => void held.push(route));
    await opens('/page/faq', 503);
    // the frame works all the while
    await page.getByRole('banner').getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox')).focus();
    await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
    // the field's suggestions would cover the page
    await page.getByRole('banner').getByRole('combobox').blur();
    const retry = page.getByRole('main').getByRole('alert').getByRole('button');
    await expect(retry).toBeVisible();

    fs.rmSync(flag);
    await page.unroute(scripts);
    // the browser would wait for a pending request instead of sending another; those of the previous page are already gone
    await Promise.all(held.map((route) => route.abort().catch(() => {})));
    await retry.click();
    await expect(heading).toBeVisible();
    await opens('/page/faq', 200);
    await expect(heading).toBeVisible();
  } finally {
    await shell.stop();
  }
});

test('S077 while a remote’s scripts hang in the browser, its page is readable and the header works', async ({
  page,
  complaints,
}) => {
  complaints.tolerate(/not available|not loaded within|Failed to load resource/i);
  const held: Route[] = [];
  await page.route(`**/remotes/${REMOTE}/**`, (route) => void held.push(route));
  await page.goto('/page/faq', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const header = page.getByRole('banner');
  const search = header.getByRole('searchbox').or(header.getByRole('combobox'));
  await search.fill('sofa');
  await expect(page.getByRole('grid', { name: 'Suggestions' }).getByRole('row').first()).toBeVisible();
  await search.press('Escape');
  await header.getByRole('link', { name: 'Souk' }).first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Welcome to Souk' })).toBeVisible();
  await Promise.all(held.map((route) => route.abort().catch(() => {})));
});
