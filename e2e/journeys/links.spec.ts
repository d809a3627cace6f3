import { expect, hydrated, test } from '../fixtures/test';

test('the last of two quick link clicks wins, even if the first page is slower', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let requested = () => {};
  const cartRequested = new Promise<void>((resolve) => (requested = resolve));
  // the shell handles links by the time it loads the profile; until then the browser navigates
  const linksHandled = page.waitForRequest(/\/api\/v1\/user\/profile/);
  await page.goto('/');
  await hydrated(page);
  await linksHandled;
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.route(/\/remotes\/mfe-cart-checkout\/|\/api\/v1\/cart/, async (route) => {
    requested();
    await held;
    await route.continue();
  });
  await page.getByRole('banner').locator('a[href="/cart"]').click();
  await cartRequested;
  // the URL changes after the skeleton's frame
  await expect(page).toHaveURL(/\/cart$/);
  const entries = await page.evaluate(() => history.length);
  // the header is already that of the checkout
  await page.locator('#checkout-line a[href="/page/contact"]').click();
  await expect(page).toHaveURL(/\/page\/contact$/);

  const answered = page.waitForResponse(/\/remotes\/mfe-cart-checkout\/|\/api\/v1\/cart/);
  release();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/page\/contact$/);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(documents).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('S041 S204 footer sections start collapsed, and a link to a question opens it', async ({ page }) => {
    await page.goto('/page/help');
    await hydrated(page);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    expect((await footer.boundingBox())?.height).toBeLessThan(900);
    const services = footer.getByRole('navigation', { name: 'Customer service' });
    await expect(services.getByRole('link')).toHaveCount(0);
    await services.getByRole('button', { name: 'Customer service' }).tap();
    for (const link of await services.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    await page.getByRole('main').getByRole('link', { name: 'How do I cancel an order?' }).first().tap();
    await expect(page).toHaveURL(/\/page\/faq#cancel$/);
    await expect(page.locator('#cancel')).toHaveAttribute('open', '');
    await page.getByRole('searchbox', { name: 'Search the questions' }).fill('tracking');
    await expect(page.getByText('Where is my parcel?')).toBeVisible();
    await expect(page.getByText('How do bundle deals work?')).toBeHidden();
  });
});
