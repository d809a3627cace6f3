import { aReviewedProduct } from '../fixtures/catalogue';
import { aGuestWithCart } from '../fixtures/guest';
import { layoutShifts, watchLayoutShifts } from '../fixtures/layout-shifts';
import { expect, hydrated, test } from '../fixtures/test';
import { LAYOUTS, prefixOf, words } from '../fixtures/words';

for (const [language, viewport] of LAYOUTS)
  test(`S145 loading the countries shifts nothing in the address form (${language})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await aGuestWithCart(page, language);
    await watchLayoutShifts(page);
    // the countries load when everything else has long settled
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/countries-phones*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${prefixOf(language)}/shipping`);
    await hydrated(page);
    // its place is reserved: fields are in the country's order
    const place = page.getByRole('region', { name: words(language)('cart-checkout', 'shipping.address') });
    await expect(place).toBeVisible();
    const before = (await layoutShifts(page)).length;
    release();
    await expect(page.getByText(/\+\d+ …/)).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect((await layoutShifts(page)).slice(before).filter(({ inMain }) => inMain)).toEqual([]);
  });

test('S112 reviews take the place of their placeholders, on a phone in Arabic', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/reviews/**', async (route) => {
    await held;
    await route.continue();
  });
  const { slug, id } = await aReviewedProduct('ar');
  await page.goto(`/ar/${slug}/product/${id}`);
  await hydrated(page);
  const reviews = page.locator('#reviews');
  await reviews.scrollIntoViewIfNeeded();
  const topOfCards = async (cards: string) => {
    const [section, list] = [await reviews.boundingBox(), await reviews.locator(cards).boundingBox()];
    return (list?.y ?? 0) - (section?.y ?? 0);
  };
  const before = await topOfCards('#first-reviews');
  release();
  await expect(reviews.getByRole('combobox').first()).toBeVisible();
  const after = await topOfCards('ul:has(article)');
  expect(Math.abs(after - before)).toBeLessThan(1);
});
