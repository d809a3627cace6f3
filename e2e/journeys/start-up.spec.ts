import type { Locator, Page } from '@playwright/test';
import { STORAGE } from '../../shared-kernel/contract/storage';
import { callApi } from '../fixtures/calls';
import { aSimpleProduct } from '../fixtures/catalogue';
import { aReadyGuest } from '../fixtures/guest';
import { aNewShopper } from '../fixtures/shopper';
import { expect, hydrated, test } from '../fixtures/test';
import { words } from '../fixtures/words';

const w = words('en');
const badge = (page: Page) => page.getByRole('banner').locator('a[href$="/cart"]');
const tokenOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORAGE.userToken);

test('S067 a guest’s token is created once from secure randomness and kept', async ({ page }) => {
  // random values that a script can read are constant here
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.goto('/');
  await hydrated(page);
  await expect.poll(() => tokenOf(page)).toMatch(/^[0-9a-f]{32}$/);
  const first = await tokenOf(page);
  await page.reload();
  await hydrated(page);
  expect(await tokenOf(page)).toBe(first);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await hydrated(page);
  await expect.poll(() => tokenOf(page)).toMatch(/^[0-9a-f]{32}$/);
  expect(await tokenOf(page)).not.toBe(first);
});

test('S064 S065 the profile request carries the guest’s token, and the badge shows the guest’s cart', async ({
  page,
}) => {
  const { userToken } = await aReadyGuest(page);
  const profileCall = page.waitForRequest((request) => request.url().includes('/api/v1/user/profile'));
  await page.goto('/brands');
  const call = await profileCall;
  expect(await call.headerValue('user-token')).toBe(userToken);
  // URLs end up in the logs of every intermediary
  expect(call.url()).not.toContain(userToken);
  await expect(badge(page)).toContainText('1');
});

test('S065 a signed-in profile shows the account and its cart', async ({ page }) => {
  const { send } = await aNewShopper(page);
  const { id } = await aSimpleProduct();
  const { inventory } = await callApi<{ inventory: { id: number }[] }>(`product/${id}`);
  await send('cart/action', { product_id: id, inventory_id: inventory[0]?.id, quantity: 2 });
  await page.goto('/brands');
  await expect(badge(page)).toContainText('2');
  await page.getByLabel(w('shell', 'header.account'), { exact: true }).click();
  await expect(page.getByRole('button', { name: w('shell', 'header.logout') })).toBeVisible();
});

test('S066 a failed profile call shows the error page with a working retry', async ({ page, complaints }) => {
  complaints.tolerate(/500/);
  const failing = (url: URL) => url.pathname.endsWith('/user/profile');
  await page.route(failing, (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'Not today', data: null } }),
  );
  await page.goto('/brands');
  await expect(page.getByText('SORRY')).toBeVisible();
  await expect(page.getByText('Not today')).toBeVisible();
  await page.unroute(failing);
  await page.getByRole('button', { name: w('kernel', 'error.retry') }).click();
  await expect(page.getByRole('heading', { level: 1, name: w('catalog', 'brands.heading') })).toBeVisible();
});

test('S069 neither an expired session nor an invalid token breaks the page', async ({ page, complaints }) => {
  complaints.tolerate(/401/);
  await page.addInitScript((key) => {
    if (!sessionStorage.getItem('broken')) localStorage.setItem(key, '<no token>');
    sessionStorage.setItem('broken', 'yes');
  }, STORAGE.userToken);
  await page.route('**/api/v1/user/profile*', (route) =>
    route.fulfill({ status: 401, json: { status: 401, message: 'Please sign in first.', data: null } }),
  );
  await page.goto('/brands');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: w('catalog', 'brands.heading') })).toBeVisible();
  await expect(page.getByText('SORRY')).toBeHidden();
  await expect.poll(() => tokenOf(page)).toMatch(/^[0-9a-f]{32}$/);
});

/** From now on each response takes 1.5 s. */
async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
/** ms */
const LATENCY = 1500;

/** Clicks a link and returns the ms from the click, as measured by the page, until a skeleton was painted. */
async function pressAndWait(page: Page, link: Locator): Promise<number> {
  await page.evaluate(() => {
    const seen = window as { skeletonAfter?: number | undefined };
    let pressed = Number.NaN;
    seen.skeletonAfter = undefined;
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
    const watch = new MutationObserver(() => {
      if (!document.querySelector('main [data-skeleton]')) return;
      watch.disconnect();
      // after the frame that contains it
      requestAnimationFrame(() => setTimeout(() => (seen.skeletonAfter = performance.now() - pressed)));
    });
    watch.observe(document.querySelector('main') as HTMLElement, { childList: true, subtree: true });
  });
  await link.click();
  const handle = await page.waitForFunction(() => (window as { skeletonAfter?: number }).skeletonAfter);
  const ms = (await handle.jsonValue()) as number;
  test.info().annotations.push({ type: 'skeleton after', description: `${Math.round(ms)} ms` });
  return ms;
}

test('S058 D11 on a slow connection a skeleton replaces the previous page before any response', async ({
  page,
  complaints,
}) => {
  // single-spa warns that a remote is slow
  complaints.tolerate(/single-spa minified message #31/);
  const main = page.getByRole('main');
  // this test holds the code of the product page
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const PRODUCT = /\/product\.[^/]*\.js$/;
  await page.route(PRODUCT, async (route) => {
    await held;
    await route.continue();
  });
  // requested once the list is idle, which is when links are handled client-side
  const requested = page.waitForRequest(PRODUCT);
  // 'load' waits for a held script if it was requested before
  await page.goto('/all/fashion', { waitUntil: 'commit' });
  await requested;
  const tile = main.getByRole('article').getByRole('link').first();
  const title = await tile.getByRole('heading').textContent();
  expect(await pressAndWait(page, tile)).toBeLessThan(LATENCY);
  await expect(page).toHaveURL(/\/product\//);
  // the tile's data are shown at once
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(main.locator('[data-skeleton="product"] img')).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  release();
  await expect(main.locator('[data-skeleton]')).toHaveCount(0);
  await expect(main.getByRole('button', { name: w('catalog', 'product.addToCart') }).first()).toBeVisible();

  await slowLine(page);
  expect(await pressAndWait(page, badge(page))).toBeLessThan(LATENCY);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(main.locator('[data-skeleton="rows"]')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[data-skeleton]')).toHaveCount(0);
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('issue 12 a worker loads the formats of dates before a page needs them', async ({ page }) => {
  const started = page.waitForEvent('worker');
  await page.goto('/');
  expect((await started).url()).toMatch(/\/assets\/format-tables\.[^/]+\.js$/);
});

test('S058 D11 on a slow connection a content page shows its skeleton before its code arrives', async ({
  page,
  complaints,
}) => {
  // single-spa warns that a remote is slow
  complaints.tolerate(/single-spa minified message #31/);
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await slowLine(page);
  const link = page.getByRole('contentinfo').locator('a[href^="/page/"]').first();
  expect(await pressAndWait(page, link)).toBeLessThan(LATENCY);
  const main = page.getByRole('main');
  await expect(main.locator('[data-skeleton="text"]')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[data-skeleton]')).toHaveCount(0);
});
