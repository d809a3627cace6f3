import type { Locator, Page } from '@playwright/test';
import { aProductWithChoice, aShippedProduct } from '../fixtures/catalogue';
import { expect, hydrated, SHOPPER, shop, test } from '../fixtures/test';
import { prefixOf, words } from '../fixtures/words';

const badge = (page: Page) => page.getByRole('banner').locator('a[href$="/cart"]');

/** Clicks the chips of a variant, one after the other. */
async function choose(box: Locator, values: readonly string[]): Promise<void> {
  for (const value of values) await box.getByText(value, { exact: true }).last().click();
}

for (const language of ['en', 'fr', 'ar', 'tr', 'hi'] as const) {
  const w = words(language);

  test(`S113 S114 S118 a sold-out variant is marked, and another can be added to the cart (${language})`, async ({
    page,
  }) => {
    const { path, soldOut, inStock } = await aProductWithChoice(language);
    await page.goto(prefixOf(language) + path);
    await hydrated(page);
    const box = page.getByRole('region', { name: w('catalog', 'product.buyBox') });
    const cart = box.getByRole('button', { name: w('catalog', 'product.addToCart') });
    await choose(box, soldOut);
    const last = soldOut.at(-1) ?? '';
    await expect(box.getByRole('radio', { name: w('catalog', 'product.soldOutValue', { value: last }) })).toBeChecked();
    await expect(box.getByText(w('kernel', 'quantity.outOfStock'))).toBeVisible();
    await expect(cart).toHaveCount(0);
    await choose(box, inStock.values);
    await cart.click();
    await expect(page.locator('[data-message-key="cart.productAdded"]')).toHaveText(w('catalog', 'cart.productAdded'));
    await expect(badge(page)).toContainText('1');
  });
}

test('S113 a missing option is requested inline; the URL keeps a complete choice; the keyboard works', async ({
  page,
}) => {
  const { path, inStock } = await aProductWithChoice('en');
  await page.goto(path);
  await hydrated(page);
  const box = page.getByRole('region', { name: 'Buy' });
  await box.getByRole('button', { name: 'Add to cart' }).press('Enter');
  await expect(box.getByRole('alert')).toHaveText('Please select all required attributes.');
  await expect(page.locator('[role=radiogroup][aria-invalid=true] input').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(box.getByRole('radiogroup').first().getByRole('radio').nth(1)).toBeChecked();
  await choose(box, inStock.values);
  await expect(page).toHaveURL(new RegExp(`\\?variant=${inStock.id}$`));
  await page.reload();
  for (const value of inStock.values) await expect(box.getByRole('radio', { name: value })).toBeChecked();
});

test('S119 S122 the heart sends a visitor to login and back to the product', async ({ page }) => {
  const { path, title } = await aProductWithChoice('fr');
  await page.goto(`/fr${path}`);
  await hydrated(page);
  await page.getByRole('button', { name: words('fr')('kernel', 'wishlist.add', { title }) }).click();
  await expect(page).toHaveURL(/\/fr\/login\?redirect=/);
  await page.getByRole('textbox').first().fill(SHOPPER.email);
  await page.locator('input[type=password]').fill(SHOPPER.password);
  await page.locator('input[type=password]').press('Enter');
  await page.waitForURL(`**/fr${path}`);
});

test('S094 a broken gallery image falls back to the default image, then to a plain background', async ({
  page,
  complaints,
}) => {
  complaints.tolerate(/ERR_FAILED/);
  const { path } = await aProductWithChoice('en');
  const { data } = await (await fetch(`${shop.api}/api/v1/common`)).json();
  const picture = page
    .getByRole('region', { name: /^Pictures of / })
    .getByRole('img')
    .first();
  await page.route('**/media/**', (route) =>
    route.request().url().endsWith(data.default_image) ? route.fallback() : route.abort(),
  );
  await page.goto(path);
  await expect(picture).toHaveJSProperty('currentSrc', `${shop.url}/media/${data.default_image}`);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(1);

  await page.route('**/media/**', (route) => route.abort());
  await page.reload();
  await expect(picture).toHaveAttribute('src', /^data:/);
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 1 };
  expect(width).toBe(height);
});

test.describe('from a tile', () => {
  for (const [language, width] of [
    ['en', 375],
    ['ar', 1280],
  ] as const) {
    test(`S091 loading the product after its preview shifts nothing (${language}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      let send = () => {};
      const requested = new Promise<void>((resolve) => {
        send = resolve;
      });
      await page.route('**/api/v1/product/*', async (route) => {
        await requested;
        await route.fallback();
      });
      await page.goto(`${prefixOf(language)}/all/fashion`);
      await hydrated(page);
      const main = page.getByRole('main');
      await main.locator('a[href*="/product/"]').first().click();
      await page.waitForURL('**/product/*');
      const title = main.getByRole('heading', { level: 1 });
      const places = async () => [await title.boundingBox(), await main.locator('bdi').first().boundingBox()];
      // the catalogue's own preview, not the shell's skeleton that may precede it
      const preview = main.locator('[aria-busy=true]:not([data-skeleton])');
      await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.locator('[data-skeleton]')).toHaveCount(0);
      const before = await places();
      send();
      await expect(preview).toBeHidden();
      expect(await places()).toEqual(before);
    });
  }
});

test('S110 the image viewer works by keyboard: arrows, zoom, Escape, focus returns', async ({ page }) => {
  const { path } = await aProductWithChoice('en');
  await page.goto(path);
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Show full screen' });
  await button.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('status')).toHaveText(/^Picture 1 of /);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status')).toHaveText(/^Picture 2 of /);
  const width = async () => (await viewer.getByRole('img').boundingBox())?.width ?? 0;
  const whole = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(whole * 2);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.getByRole('button', { name: /^Picture 2 of / })).toHaveAttribute('aria-current', 'true');
});

test('S149 D31 the chosen shipping destination applies here and on the next page', async ({ page }) => {
  const { path, country, name, price } = await aShippedProduct();
  await page.goto(path);
  await hydrated(page);
  // there is no default country for English readers
  await page.getByRole('button', { name: 'Choose a country' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where should we ship it?' });
  await dialog.getByRole('combobox', { name: 'Country' }).selectOption(country);
  await dialog.getByRole('button', { name: 'Show shipping' }).click();
  const line = page.getByRole('region', { name: 'Buy' }).getByText(new RegExp(`shipping to ${name}`));
  await expect(line).toContainText(price);
  await page.reload();
  await hydrated(page);
  await expect(line).toContainText(price);
});

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('S014 S110 S113 the viewer takes swipes and double taps; the bottom bar leads to a missing option', async ({
    page,
  }) => {
    const w = words('ar');
    const { path } = await aProductWithChoice('ar');
    await page.goto(`/ar${path}`);
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

    // the bar stays at the window's lower edge, and its button leads to the missing choice
    const bar = page.getByRole('button', { name: w('catalog', 'product.addToCart') }).last();
    await expect(bar).toBeInViewport();
    await bar.tap();
    await expect(page.locator('[role=radiogroup][aria-invalid=true]').first()).toBeInViewport();

    // beside the product's own button the bar would repeat it
    const own = page.getByRole('button', { name: w('catalog', 'product.addToCart') }).first();
    await own.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: w('catalog', 'product.addToCart') })).toHaveCount(1);
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();

    await page.getByRole('button', { name: w('catalog', 'product.fullScreen') }).tap();
    const viewer = page.getByRole('dialog');
    const count = viewer.getByRole('status');
    await expect(count).toContainText('1');
    // mirrored: the next picture is swiped in from the left
    await swipe(page, 100, 300);
    await expect(count).toHaveText(new RegExp(w('catalog', 'product.pictureOf', { number: '2', total: '\\d+' })));
    await swipe(page, 300, 100);
    await expect(count).toHaveText(new RegExp(w('catalog', 'product.pictureOf', { number: '1', total: '\\d+' })));
    await tapTwice(page, 190, 400);
    await expect(viewer.locator('[data-zoomed]')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S108 S113 the page is readable, and the buy form explains that it needs JavaScript', async ({ page }) => {
    const { path, inStock } = await aProductWithChoice('en');
    const answer = await page.goto(path);
    const box = page.getByRole('region', { name: 'Buy' });
    for (const value of inStock.values) await expect(box.getByText(value, { exact: true }).last()).toBeVisible();
    // in the HTML: a browser whose scripts are blocked by its driver still does not show `noscript`
    expect(await answer?.text()).toMatch(/<noscript><p>To buy this product, please turn on JavaScript/);
    await expect(box.getByText('Where should we ship it?')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Specifications' }).getByRole('definition').first()).toBeVisible();
  });
});

/** Two taps, the second a tenth of a second later however long a busy machine takes to send them. */
async function tapTwice(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const now = Date.now() / 1000;
  for (const [type, after] of [
    ['touchStart', 0],
    ['touchEnd', 0.03],
    ['touchStart', 0.1],
    ['touchEnd', 0.13],
  ] as const) {
    const touchPoints = type === 'touchStart' ? [{ x, y }] : [];
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: now + after });
  }
}

/** A one-finger swipe over the middle of the window, from one x to another. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 4; step++) await touch('touchMove', from + ((to - from) * step) / 4);
  await touch('touchEnd');
}
