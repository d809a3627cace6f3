import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type AnotherApi, startAnotherApi } from '../fixtures/another-api';
import { type AnotherShell, startAnotherShell } from '../fixtures/another-shell';
import { type Checkout, LINKING, OWNER, TEXTS, writePageOfTheDay } from '../fixtures/page-of-the-day';
import { release as runRelease } from '../fixtures/release-command';
import { expect, hydrated, test } from '../fixtures/test';

const root = path.resolve(import.meta.dirname, '../..');
const ADDRESS = '/page-of-the-day';
const LANGUAGES = [
  { language: 'en', prefix: '', direction: 'ltr' },
  { language: 'ar', prefix: '/ar', direction: 'rtl' },
];
// a text of every page, and its wording in the next shell
const SKIP = 'Skip to the main content';
const GO = 'Go to the main content';

// one story: each test continues where the previous one ended
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let checkout: Checkout;
let api: AnotherApi;
let shell: AnotherShell;
test.beforeAll(async () => {
  const { Checkout: Copy } = await import(path.join(root, 'souk-remote/contract/testing/checkout.mjs'));
  checkout = new Copy();
  writePageOfTheDay(checkout);
  const remotes = checkout.build([OWNER, LINKING], '1.1.0');
  await Promise.all([remotes, checkout.buildApi('1.1.0')]);
  api = await startAnotherApi();
  shell = await startAnotherShell(() => {}, { API_ORIGIN: api.url });
});
test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
});
test.afterAll(async () => {
  await shell?.stop();
  await api?.stop();
  checkout?.remove();
});

const release = (...words: string[]) => runRelease(shell, ...words);
const built = (...folder: string[]) => path.join(checkout.folder, ...folder);
/** On a separate connection: while a command runs, nobody here notices that the server has closed a kept-alive one. */
const get = (address: string, headers = {}) => fetch(address, { headers: { ...headers, connection: 'close' } });
const status = async (address: string) => (await get(address)).status;
const live = () => {
  const { shell: host, api: calls, remotes } = JSON.parse(fs.readFileSync(shell.releases, 'utf8'));
  return [host, calls, remotes[OWNER], remotes[LINKING]].map(({ stable }) => stable.version);
};

/** Title of the page in the new call's response. */
async function titleOfTheDay(language: string): Promise<string> {
  const answer = await get(`${api.url}/api/v1/page-of-the-day`, { language });
  const { data }: { data: { title: string } } = await answer.json();
  return data.title;
}

/** The page is hydrated, with its text and the call's data, and its link works without a new document. */
async function showsThePage(page: Page, language: string): Promise<void> {
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS[language]?.title ?? '');
  const title = await titleOfTheDay(language);
  await staysInDocument(page, () => page.getByRole('main').getByRole('link', { name: title, exact: true }).click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

async function staysInDocument(page: Page, leave: () => Promise<void>): Promise<void> {
  const before = page.url();
  const began = () => page.evaluate(() => performance.timeOrigin);
  const first = await began();
  await leave();
  await expect.poll(() => page.url()).not.toBe(before);
  expect(await began()).toBe(first);
}

test('R2 a page goes live only after the API it calls and before the remote that links to it', async () => {
  const before = live();
  for (const remote of [OWNER, LINKING]) {
    const from = built(remote, 'dist/1.1.0');
    expect(release('publish', remote, '1.1.0', '--from', from, '--without-trial')).toMatchObject({ code: 0 });
  }
  expect(release('promote', LINKING, '1.1.0').text).toBe(
    `✖ ${LINKING} 1.1.0 cannot go live: ${LINKING}/src/components/empty-cart links to 'page-of-the-day', which no part of the shop has.\n`,
  );
  expect(release('promote', OWNER, '1.1.0').text).toBe(
    `✖ ${OWNER} 1.1.0 cannot go live: ${OWNER}/src/features/page-of-the-day/get-page-of-the-day calls 'GET page-of-the-day', which api ${before[1]} does not answer.\n`,
  );
  expect(live()).toEqual(before);
  expect(await status(shell.url + ADDRESS)).toBe(404);
});

test('a team ships a page, an endpoint and a link without releasing the shell', async ({ page, browser }) => {
  const pid = shell.pid();
  const [version] = live();

  expect(release('publish', 'api', '1.1.0', '--from', built('api/dist/release'))).toMatchObject({ code: 0 });
  expect(release('promote', 'api', '1.1.0')).toEqual({ code: 0, text: 'api 1.1.0 is live\n' });
  await api.replaceBy(built('api'));
  expect(release('try', OWNER, '1.1.0').text).toMatch(/^mfe-\S+ 1\.1\.0 passed its trial with shell \S+ \(\d+ /);
  expect(release('promote', OWNER, '1.1.0')).toEqual({ code: 0, text: `${OWNER} 1.1.0 is live\n` });
  // a trial of all pages for a single link is for the night
  const nightly = process.env.SOUK_NIGHTLY === '1';
  if (nightly) expect(release('try', LINKING, '1.1.0')).toMatchObject({ code: 0 });
  const untried = nightly ? [] : ['--untried', '--reason', 'one link'];
  expect(release('promote', LINKING, '1.1.0', ...untried)).toEqual({ code: 0, text: `${LINKING} 1.1.0 is live\n` });
  await expect.poll(() => status(shell.url + ADDRESS)).toBe(200);
  expect(live()).toEqual([version, '1.1.0', '1.1.0', '1.1.0']);

  const withoutScript = await browser.newContext({ javaScriptEnabled: false });
  const served = await withoutScript.newPage();
  for (const { language, prefix, direction } of LANGUAGES) {
    await served.goto(shell.url + prefix + ADDRESS);
    await expect(served.locator('html')).toHaveAttribute('dir', direction);
    await expect(served.getByRole('heading', { level: 1 })).toHaveText(TEXTS[language]?.title ?? '');
    await expect(served.getByRole('main')).toContainText(await titleOfTheDay(language));

    await page.goto(shell.url + prefix + ADDRESS);
    await showsThePage(page, language);

    await page.goto(`${shell.url}${prefix}/cart`);
    await hydrated(page);
    const link = page.getByRole('main').getByRole('link', { name: TEXTS[language]?.link ?? '' });
    await staysInDocument(page, () => link.click());
    await showsThePage(page, language);

    const sitemap = await (await get(`${shell.url}/sitemap-${language}-fixed-1.xml`)).text();
    expect(sitemap).toContain(`<loc>${shell.url}${prefix}${ADDRESS}</loc>`);
  }
  await withoutScript.close();
  // the very process that was there before the team started
  expect(shell.pid()).toBe(pid);
  expect(() => process.kill(pid, 0)).not.toThrow();
});

test('the shell is released alone, and two shell versions serve the page side by side', async ({ page }) => {
  checkout.replace(['shell/locales/en.json'], SKIP, GO);
  await checkout.build(['shell'], '2.0.0');
  fs.renameSync(built('shell/dist'), built('shell/dist-2.0.0'));
  const remotes = live().slice(1);
  expect(release('publish', 'shell', '2.0.0', '--from', built('shell/dist-2.0.0'))).toMatchObject({ code: 0 });
  expect(release('promote', 'shell', '2.0.0')).toEqual({ code: 0, text: 'shell 2.0.0 is live\n' });
  expect(live()).toEqual(['2.0.0', ...remotes]);

  const next = await shell.startBeside(built('shell/dist-2.0.0'));
  for (const [origin, text] of [
    [next, GO],
    [shell.url, SKIP],
  ] as const) {
    await page.goto(origin + ADDRESS);
    await expect(page.getByRole('link', { name: text })).toBeAttached();
    await showsThePage(page, 'en');
  }
  const [script] = /\/assets\/main\.[0-9a-f]{12}\.js/.exec(await (await get(next + ADDRESS)).text()) ?? [];
  expect(await status(shell.url + script)).toBe(200);
});

// one more build of the shell: souk-remote/contract/matrix.test.mjs covers the same with the records
if (process.env.SOUK_NIGHTLY === '1')
  test('R2 promoting a shell without exports that live remotes use is rejected', async () => {
    checkout.replace(['shared-kernel/platform/vendor/react-router-dom.ts'], ', useSearchParams', '');
    await checkout.build(['shell'], '3.0.0');
    expect(release('publish', 'shell', '3.0.0', '--from', built('shell/dist'))).toMatchObject({ code: 0 });
    const { code, text } = release('promote', 'shell', '3.0.0');
    expect(code).toBe(4);
    expect(text).toContain(
      `${OWNER}/src/features/pages/contact/contact uses 'useSearchParams' of shared-kernel/platform/vendor/react-router-dom, which shell 3.0.0 does not have.`,
    );
    expect(live()[0]).toBe('2.0.0');
  });
