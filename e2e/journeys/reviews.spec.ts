import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { STORAGE } from '../../shared-kernel/contract/storage';
import { aReviewedProduct } from '../fixtures/catalogue';
import { aPlacedOrder } from '../fixtures/guest';
import { operate } from '../fixtures/operate';
import { PHONE_PHOTO } from '../fixtures/phone-photo';
import { expect, test } from '../fixtures/test';
import { words } from '../fixtures/words';

const stars = (rating: number) => `Rated ${rating} out of 5`;

/** A photo as large as phones take them: more bytes than the server accepts, and more pixels than any page shows. */
async function aLargePhoto(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1800, 1000];
    const grain = new ImageData(1800, 1000);
    for (let at = 0; at < grain.data.length; at++) grain.data[at] = at % 4 === 3 ? 255 : (at * 2_654_435_761) >>> 24;
    canvas.getContext('2d')?.putImageData(grain, 0, 0);
    return canvas.toDataURL('image/jpeg', 1);
  });
  const buffer = Buffer.from(encoded.replace(/^[^,]+,/, ''), 'base64');
  expect(buffer.length).toBeGreaterThan(1_024_000);
  return buffer;
}

test('S112 reviews can be filtered, sorted, paged and viewed with the keyboard', async ({ page }) => {
  const product = await aReviewedProduct();
  const html = await (await page.goto(`/${product.slug}/product/${product.id}`))?.text();
  // the server has rendered the first ones, and the same for crawlers
  expect(html?.match(/<article/g)).toHaveLength(2);
  expect(html?.match(/"@type":"Review"/g)).toHaveLength(2);

  // the stars at the top lead to the reviews
  await page.locator('a[href="#reviews"]').press('Enter');
  const block = page.getByRole('region', { name: 'Reviews', exact: true });
  await expect(block).toBeInViewport();
  await expect(block).toBeFocused();
  const cards = block.getByRole('article');
  await expect(cards).toHaveCount(6);
  await expect(cards.first().locator('p[lang]')).toHaveAttribute('lang', 'en');
  await expect(cards.first().getByText('Verified purchase')).toBeVisible();

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
  await block.getByLabel('Sort by').selectOption({ label: 'Lowest rating' });
  // the old content stays, dimmed, until the new order is loaded
  await expect(block.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(cards.first().getByRole('img', { name: stars(worst) })).toBeVisible();

  // the next page
  await block.getByRole('button', { name: 'Show more reviews' }).press('Enter');
  await expect(cards.nth(6).locator('..')).toBeFocused();
});

test('S112 S005 in Arabic full-screen review photos run right to left', async ({ page }) => {
  const w = words('ar');
  const product = await aReviewedProduct('ar');
  const picture = (number: number) =>
    w('catalog', 'product.pictureOf', { number: String(number), total: String(product.photos) });
  await page.goto(`/ar/${product.slug}/product/${product.id}#reviews`);
  const card = page.locator('#reviews').getByRole('article').first();
  await expect(card.locator('p[lang=ar]')).toBeVisible();
  await expect(card.getByText(w('catalog', 'reviews.verified'))).toBeVisible();
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

test('recently viewed products are shown and can be cleared', async ({ page }) => {
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
  const row = page.getByRole('region', { name: 'Recently viewed' });
  // the row is filled when it becomes visible, and filling the rows above pushes it down; turning the wheel could pass all of them
  // before the page is hydrated and end in the footer
  const rows = page.locator('#product-more');
  await expect(async () => {
    await rows.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expect(row.getByRole('link', { name: product.title })).toBeVisible({ timeout: 500 });
  }).toPass();
  await row.getByRole('button', { name: 'Clear: Recently viewed' }).click();
  await expect(row).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('recentlyViewed'))).toBeNull();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('S192 S193 S195 in Arabic a buyer reviews a delivery with photos, edits and deletes a review', async ({
    page,
  }) => {
    const w = words('ar');
    const account = (key: string, values?: Record<string, string>) => w('account', key, values);
    const { code, title, userToken } = await aPlacedOrder('ar');
    await operate('order', 'move', code, 'delivered');
    await page.addInitScript(
      ([key, token]) => localStorage.setItem(key ?? '', token ?? ''),
      [STORAGE.userToken, userToken],
    );
    await page.goto(`/ar/user/order/${code}`);
    await page.getByRole('link', { name: account('order.writeReviewOf', { title }) }).tap();
    const form = page.getByRole('dialog', { name: account('review.title') });
    await form.getByRole('radio', { name: account('review.words.4') }).check({ force: true });
    await form.getByRole('textbox').fill('وصل سريعاً وهو جميل.');
    // pictures as from a phone, and a file that only claims to be one
    const photos = [
      { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: await readFile(PHONE_PHOTO) },
      { name: 'two.png', mimeType: 'image/png', buffer: await page.screenshot({ type: 'png' }) },
      { name: 'three.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') },
      { name: 'large.jpg', mimeType: 'image/jpeg', buffer: await aLargePhoto(page) },
    ];
    await form.locator('input[type=file]').setInputFiles(photos);
    await expect(form.getByRole('alert')).toHaveText(`three.jpg: ${account('review.unsupported', { max: '1000' })}`);
    const large = form.getByRole('img', { name: account('review.photo', { number: '3' }) });
    await expect(large).toHaveJSProperty('naturalWidth', 1600);
    await form.getByRole('button', { name: account('review.send') }).tap();
    await expect(form).toBeHidden();

    // the link says that there is a review now; the text is restored, and one photo is removed
    const edit = page.getByRole('link', { name: account('order.editReviewOf', { title }) });
    await expect(edit).toBeFocused();
    await edit.tap();
    const editing = page.getByRole('dialog', { name: account('review.editTitle') });
    await expect(editing.getByRole('radio', { name: account('review.words.4') })).toBeChecked();
    await editing.getByRole('button', { name: account('review.removePhoto', { number: '1' }) }).tap();
    await editing.getByRole('textbox').fill('وصل سريعاً، وما زال جميلاً بعد أسبوع.');
    await editing.getByRole('button', { name: account('review.save') }).tap();
    await expect(editing).toBeHidden();

    // it is public on the product's page
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).tap();
    await page.waitForURL('**/product/**');
    const block = page.locator('#reviews');
    await block.scrollIntoViewIfNeeded();
    const card = block.getByRole('article').filter({ hasText: 'وما زال جميلاً بعد أسبوع' });
    await expect(card).toContainText('Amina R.');
    const photo = card.locator('img[src*="/media/upload-"]');
    await expect(photo).toHaveCount(1);
    await expect(card.getByText('+1')).toBeVisible();
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });
});
