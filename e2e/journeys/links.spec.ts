import { expect, hydrated, test } from '../fixtures/test';

test('of two links clicked quickly the last wins, even if the first page is slower', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let requested = () => {};
  const cartRequested = new Promise<void>((resolve) => (requested = resolve));
  await page.goto('/');
  await hydrated(page);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.route(/\/remotes\/mfe-cart-checkout\/|\/api\/v1\/cart/, async (route) => {
    requested();
    await held;
    await route.continue();
  });
  await page.getByRole('banner').locator('a[href="/cart"]').click();
  await cartRequested;
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('contentinfo').locator('a[href="/page/faq"]').click();
  await expect(page).toHaveURL(/\/page\/faq$/);

  const answered = page.waitForResponse(/\/remotes\/mfe-cart-checkout\/|\/api\/v1\/cart/);
  release();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/page\/faq$/);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(documents).toEqual([]);
});
