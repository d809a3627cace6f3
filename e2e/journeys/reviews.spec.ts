import { aReviewedProduct } from '../fixtures/catalogue';
import { expect, test } from '../fixtures/test';
import { words } from '../fixtures/words';

const stars = (rating: number) => `Rated ${rating} out of 5`;

test('S112 a shopper judges by reviews: stars, order, pages and photos, with the keyboard', async ({ page }) => {
  const product = await aReviewedProduct();
  await page.goto(`/${product.slug}/product/${product.id}`);

  // the stars at the top lead to the reviews
  await page.locator('a[href="#reviews"]').press('Enter');
  const block = page.getByRole('region', { name: 'Reviews', exact: true });
  await expect(block).toBeInViewport();
  await expect(block).toBeFocused();
  const cards = block.getByRole('article');
  await expect(cards).toHaveCount(6);

  // a bar of the histogram
  const given = product.totals.filter(({ total }) => total > 0).sort((a, b) => a.total - b.total);
  const rarest = given[0];
  if (!rarest) throw new Error('no totals');
  const bar = block.getByRole('group', { name: 'Filter by stars' }).getByRole('button', { name: stars(rarest.rating) });
  await bar.press('Enter');
  await expect(bar).toHaveAttribute('aria-pressed', 'true');
  const shown = Math.min(6, rarest.total);
  await expect(cards.getByRole('img', { name: stars(rarest.rating) })).toHaveCount(shown);
  await expect(block.getByRole('status')).toHaveText(`Showing ${shown} of ${rarest.total}`);
  await bar.press('Enter');
  await expect(cards).toHaveCount(6);

  // the order
  const worst = Math.min(...given.map(({ rating }) => rating));
  await block.getByRole('combobox').selectOption({ label: 'Lowest rating' });
  await expect(cards.first().getByRole('img', { name: stars(worst) })).toBeVisible();

  // the next page
  await block.getByRole('button', { name: 'Show more reviews' }).press('Enter');
  await expect(cards.nth(6).locator('..')).toBeFocused();
});

test('S112 S005 in Arabic the photos of shoppers, as large as the window, run the other way', async ({ page }) => {
  const w = words('ar');
  const product = await aReviewedProduct('ar');
  const picture = (number: number) =>
    w('catalog', 'product.pictureOf', { number: String(number), total: String(product.photos) });
  await page.goto(`/ar/${product.slug}/product/${product.id}#reviews`);
  const photo = page.getByRole('button', { name: picture(1), exact: true });
  await photo.press('Enter');
  const viewer = page.getByRole('dialog', { name: w('catalog', 'reviews.photos') });
  await expect(viewer.getByRole('status')).toHaveText(picture(1));
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('status')).toHaveText(picture(2));
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photo).toBeFocused();
});

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
