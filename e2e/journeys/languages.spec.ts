import { expect, test } from '../fixtures/test';

test.describe('the first visit', () => {
  test.use({ locale: 'fr-FR' });
  test('S007 S009 S010 D2 redirects to the browser’s language, once', async ({ page, context }) => {
    await page.goto('/');
    await expect(page).toHaveURL((url) => url.pathname === '/fr');
    expect((await context.cookies()).map((cookie) => cookie.name)).toContain('i18n_redirected');
    await page.goto('/');
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });
});

test('S012 S008 S005 switching keeps page and query, and sets the cookie and text direction', async ({
  page,
  context,
}) => {
  await page.goto('/search?q=shoe');
  await page.getByRole('navigation', { name: 'Shop links' }).getByText('English').first().click();
  await page
    .getByRole('link', { name: 'العربية' })
    .or(page.getByRole('menuitem', { name: 'العربية' }))
    .first()
    .click();
  await page.waitForURL('**/ar/search?q=shoe');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  // the browser stores a page's cookie a moment after the page
  const cookie = async () => (await context.cookies()).find((c) => c.name === 'currentLanguage');
  await expect.poll(cookie).toMatchObject({ value: 'ar', path: '/', sameSite: 'Lax' });
  const days = (((await cookie())?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364);
});

test('S012 a language chosen before hydration is remembered', async ({ page, context }) => {
  // scripts never arrive, on any page, so a page that has requested one never finishes loading
  await page.route('**/*.js', () => {});
  await page.goto('/search?q=shoe', { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: 'Shop links' }).getByText('English').first().click();
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await page.waitForURL('**/ar/search?q=shoe', { waitUntil: 'commit' });
  const cookie = async () => (await context.cookies()).find((c) => c.name === 'currentLanguage')?.value;
  await expect.poll(cookie).toBe('ar');
});

test('S006 only links of a non-default language carry a prefix', async ({ page }) => {
  await page.goto('/tr/categories');
  const paths = await page
    .getByRole('main')
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !path?.startsWith('/tr'))).toEqual([]);
});

for (const [prefix, height] of [
  ['', 1.45],
  ['/ar', 1.6],
  ['/hi', 1.6],
] as const) {
  test(`issue 13 product titles have the line height of their script (${prefix || '/'})`, async ({ page }) => {
    await page.goto(`${prefix}/all/fashion`);
    const title = page.getByRole('main').getByRole('heading', { level: 3 }).first();
    const [line, letters] = await title.evaluate((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      return [Number.parseFloat(lineHeight), Number.parseFloat(fontSize)];
    });
    expect(line / letters).toBeCloseTo(height, 2);
  });
}

for (const prefix of ['', '/fr', '/ar', '/tr', '/hi']) {
  test(`S002 S062 home and listing fit a 320 px wide screen (${prefix || '/'})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [prefix || '/', `${prefix}/categories`, `${prefix}/cart`]) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
}
