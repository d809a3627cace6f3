import { aReviewedProduct } from '../fixtures/catalogue';
import { expect, test } from '../fixtures/test';
import { words } from '../fixtures/words';

for (const language of ['en', 'ar'] as const) {
  const w = words(language);
  const stars = (rating: number) => w('kernel', 'stars.label', { rating: String(rating), max: '5' });

  test(`S112 a shopper judges by reviews: stars, order and photos, with the keyboard (${language})`, async ({
    page,
  }) => {
    const product = await aReviewedProduct(language);
    await page.goto(`${language === 'en' ? '' : `/${language}`}/${product.slug}/product/${product.id}`);

    // the stars at the top lead to the reviews
    await page.locator('a[href="#reviews"]').press('Enter');
    const block = page.getByRole('region', { name: w('catalog', 'reviews.title'), exact: true });
    await expect(block).toBeInViewport();
    await expect(block).toBeFocused();
    const cards = block.getByRole('article');
    await expect(cards).toHaveCount(6);

    // a bar of the histogram
    const rarest = product.totals.filter(({ total }) => total > 0).sort((a, b) => a.total - b.total)[0];
    if (!rarest) throw new Error('no totals');
    const bars = block.getByRole('group', { name: w('catalog', 'reviews.byStars') });
    const bar = bars.getByRole('button', { name: stars(rarest.rating) });
    await bar.press('Enter');
    await expect(bar).toHaveAttribute('aria-pressed', 'true');
    const shown = Math.min(6, rarest.total);
    await expect(cards.getByRole('img', { name: stars(rarest.rating) })).toHaveCount(shown);
    await expect(cards).toHaveCount(shown);
    await expect(block.getByRole('status')).toHaveText(
      w('catalog', 'reviews.shown', { shown: String(shown), total: String(rarest.total) }),
    );
    await bar.press('Enter');
    await expect(cards).toHaveCount(6);

    // the order
    const worst = Math.min(...product.totals.filter(({ total }) => total > 0).map(({ rating }) => rating));
    await block.getByRole('combobox').selectOption({ label: w('catalog', 'reviews.sorts.lowest') });
    await expect(cards.first().getByRole('img', { name: stars(worst) })).toBeVisible();

    // only those with photos, and the photos as large as the window
    const picture = (number: number) =>
      w('catalog', 'product.pictureOf', { number: String(number), total: String(product.photos) });
    const photo = block.getByRole('button', { name: picture(1), exact: true });
    await photo.press('Enter');
    const viewer = page.getByRole('dialog', { name: w('catalog', 'reviews.photos') });
    await expect(viewer.getByRole('status')).toHaveText(picture(1));
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(viewer.getByRole('status')).toHaveText(picture(2));
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(photo).toBeFocused();

    // the next page
    await block.getByRole('button', { name: w('catalog', 'reviews.more') }).press('Enter');
    await expect(cards.nth(6).locator('..')).toBeFocused();
  });
}

test('what was seen before is offered again, and can be forgotten', async ({ page }) => {
  const product = await aReviewedProduct();
  await page.goto(`/${product.slug}/product/${product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
  await page.waitForFunction((id) => localStorage.getItem('recentlyViewed')?.includes(String(id)), product.id);
  await page.goto('/categories');
  await page.getByRole('main').locator('a[href^="/all/"]').first().click();
  await page.waitForURL('**/all/**');
  const other = page.getByRole('main').locator(`a[href*="/product/"]:not([href$="/product/${product.id}"])`).first();
  await other.click();
  await page.waitForURL('**/product/*');
  const title = page.getByRole('heading', { name: 'Recently viewed' });
  await title.scrollIntoViewIfNeeded();
  const row = page.getByRole('region', { name: 'Recently viewed' });
  await expect(row.getByRole('link', { name: product.title })).toBeVisible();
  await row.getByRole('button', { name: 'Clear: Recently viewed' }).click();
  await expect(row).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('recentlyViewed'))).toBeNull();
});
