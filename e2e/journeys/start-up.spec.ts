import type { Page } from '@playwright/test';
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
  // what a script could foretell is always the same here
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

test('S064 S065 the profile call carries the guest’s token, and the badge shows its cart', async ({ page }) => {
  const { userToken } = await aReadyGuest(page);
  const profileCall = page.waitForRequest((request) => request.url().includes('/api/v1/user/profile'));
  await page.goto('/brands');
  const call = await profileCall;
  expect(await call.headerValue('user-token')).toBe(userToken);
  // addresses stand in the logs of whatever is on the way
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

test('S069 neither an expired session nor a broken token breaks the page', async ({ page, complaints }) => {
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
