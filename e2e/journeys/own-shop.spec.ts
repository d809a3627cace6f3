import pg from 'pg';
import { fillAddress } from '../fixtures/address-form';
import { type DocumentedShop, startDocumentedShop } from '../fixtures/documented-shop';
import { expect, hydrated, test } from '../fixtures/test';
import { prefixOf, words } from '../fixtures/words';

let shop: DocumentedShop;
test.beforeAll(async () => {
  shop = await startDocumentedShop('The flower shop, from nothing to its first order');
});
test.afterAll(() => shop?.stop());

test('issue 15 following its guide takes the flower shop from an empty folder to its first order', async ({
  page,
  complaints,
}) => {
  complaints.tolerate(/status of 503/);
  const w = words('fr');
  const empty = await page.goto(shop.url);
  expect(empty?.status()).toBe(503);
  await expect(page.getByText(`npm run operate -- shop init --shop ${new URL(shop.url).port}`)).toBeVisible();

  await shop.next();
  expect(await shop.next()).toMatch(/^products +4 /m);
  await shop.next();

  // the languages of shop.json: English and French
  await page.goto(`${shop.url}/ar`);
  await expect(page).toHaveURL(`${shop.url}/`);
  await page.goto(`${shop.url}/fr`);
  const row = page.getByRole('navigation', { name: w('shell', 'header.allCategories') });
  const edges = (name: string) => row.getByRole('link', { name, exact: true }).boundingBox();
  await expect(async () => {
    const [plants, vases] = [await edges('Plantes en pot'), await edges('Vases')];
    expect((vases?.x ?? 0) - (plants?.x ?? 0) - (plants?.width ?? 0), 'space between two categories').toBeGreaterThan(
      12,
    );
  }).toPass();
  await page.getByRole('main').locator('a[href^="/fr/roses/product/"]').first().click();
  await page.waitForURL('**/fr/roses/product/*');
  await hydrated(page);
  await expect(page.getByRole('main')).toContainText(/19,90\s€/);
  for (const name of ['Rouge', '10']) await page.getByRole('main').getByText(name, { exact: true }).click();
  await page
    .getByRole('button', { name: w('catalog', 'product.addToCart') })
    .first()
    .click();
  await expect(page.getByText(w('catalog', 'cart.productAdded'))).toBeVisible();

  await page.goto(`${shop.url}/fr/cart`);
  await page.getByRole('link', { name: w('cart-checkout', 'cart.next') }).click();
  await page.waitForURL('**/fr/shipping');
  const email = 'guest@example.com';
  await fillAddress(page, 'fr', {
    email,
    country: 'FR',
    line: '3 Quai de Saône',
    city: 'Lyon',
    code: { postal: '69002' },
    phone: '06 12 34 56 78',
  });
  await page.getByRole('button', { name: w('cart-checkout', 'shipping.next') }).click();
  await page.waitForURL('**/fr/checkout');
  await page.getByRole('button', { name: w('cart-checkout', 'checkout.place') }).click();
  await page.waitForURL('**/fr/user/order/*');
  await expect(page.getByText(w('account', 'statusMessage.thanks'))).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/25,80\s€/);
  // 10 % on roses and their shipping
  await expect(page.getByRole('main')).toContainText(/2,35\s€/);

  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await shop.next()).toContain(code);
  expect(await shop.next()).toContain('RO-R10');
});

test('issue 15 S011 after a language is disabled open pages keep working, and the next document is English', async ({
  page,
}) => {
  const [w, english] = [words('fr'), words('en')];
  const main = page.getByRole('main');
  await page.goto(`${shop.url}/fr/everything/products`);
  await hydrated(page);
  await shop.operate('setting', 'set', 'languages', 'en');
  try {
    // client-side navigation changes nothing of it
    await main.locator('a[href*="/glass-vase/product/"]').first().click();
    await page.waitForURL('**/fr/glass-vase/product/*');
    await expect(main).toContainText('Vase en verre');
    await page
      .getByRole('button', { name: w('catalog', 'product.addToCart') })
      .first()
      .click();
    await expect(page.getByText(w('catalog', 'cart.productAdded'))).toBeVisible();

    const product = page.url().replace('/fr/', '/');
    await page.reload();
    await expect(page).toHaveURL(product);
    await expect(main).toContainText('Glass vase');
    await expect(page.locator('link[rel="alternate"][hreflang="fr"]')).toHaveCount(0);
    await expect(page.locator('a[hreflang="fr"]')).toHaveCount(0);
    await page.goto(`${shop.url}/fr/cart`);
    await expect(page).toHaveURL(`${shop.url}/cart`);
    await expect(main).toContainText('Glass vase');
    await expect(page.getByRole('link', { name: english('cart-checkout', 'cart.next') })).toBeVisible();
    // nor does the shopper's earlier choice
    await page.goto(shop.url);
    await expect(page).toHaveURL(`${shop.url}/`);
    const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
    expect(sitemap).toContain('<loc>');
    expect(sitemap).not.toMatch(/-fr\b|\/fr\b|hreflang="fr"/);
  } finally {
    await shop.operate('setting', 'set', 'languages', 'en,fr');
  }
  // shells receive the change within a second
  await expect(async () => {
    await page.goto(`${shop.url}/fr/cart`);
    expect(page.url()).toBe(`${shop.url}/fr/cart`);
  }).toPass();
  await expect(main).toContainText('Vase en verre');
});

/**
 * The same bouquet in a currency without decimals and with prices that include tax, and in one with three decimals to which tax of
 * 10 % is added.
 */
const CURRENCIES = [
  {
    language: 'en',
    viewport: { width: 1280, height: 900 },
    currency: ['JPY', '¥', 1, true],
    prices: { bouquet: '2491', vase: '3200', shipping: '590' },
    typed: '2600',
    next: '2550',
    // three bouquets, a tenth off their price: an eleventh of what is paid is tax
    amounts: { price: '¥2,491', subtotal: '¥7,473', voucher: '−¥747', shipping: '¥590', tax: '¥665', total: '¥7,316' },
  },
  {
    language: 'fr',
    viewport: { width: 375, height: 812 },
    currency: ['TND', 'DT', 2, false],
    prices: { bouquet: '24.567', vase: '32.125', shipping: '5.905' },
    typed: '24.568',
    next: '24',
    // 2.457 of each bouquet, 0.591 of the shipping
    amounts: {
      price: '24,567 DT',
      subtotal: '73,701 DT',
      voucher: '−7,370 DT',
      shipping: '5,905 DT',
      tax: '7,962 DT',
      total: '80,198 DT',
    },
  },
] as const;

for (const { language, viewport, currency, prices, typed, next, amounts } of CURRENCIES)
  test.describe(currency[0], () => {
    test.use({ viewport });

    test(`S086 S184 issue 14 a shopper goes from listing to invoice in a shop that uses ${currency[0]}`, async ({
      page,
    }) => {
      const [w, prefix] = [words(language), prefixOf(language)];
      const { price, ...sums } = amounts;
      const main = page.getByRole('main');
      const code = `TENTH${currency[0]}`;
      // no command lets a shop with orders change its currency
      const db = new pg.Client({ connectionString: shop.databaseUrl() });
      await db.connect();
      await db.query(
        'update settings set currency = $1, currency_icon = $2, currency_position = $3, tax_included = $4',
        [...currency],
      );
      await db.query("update shipping_places set price = $1 where country = 'FR'", [prices.shipping]);
      await db.query("update products set selling = $1 where slug = 'glass-vase'", [prices.vase]);
      await db.end();
      await shop.operate('price', 'set', 'cornflower-bouquet', prices.bouquet);
      await shop.operate(
        ...['voucher', 'add', '--code', code, '--title-en', 'A tenth', '--type', 'percent', '--price', '10'],
        ...['--from', '2026-01-01', '--until', '2099-01-01'],
      );
      // a small shop counts at once; on a busy machine within COUNTS_AGE
      const highestPrice = async () => {
        const answer = await fetch(`${shop.url}/api/v1/products?sidebar_data=true`);
        return (await answer.json()).data.price_range?.max;
      };
      await expect.poll(highestPrice, { timeout: 30_000 }).toBe(Number(prices.vase));

      // a price that is typed, and one set with the arrow keys
      await page.goto(`${shop.url}${prefix}/everything/products`);
      await hydrated(page);
      const openFilters = async () => {
        if (viewport.width < 600) await page.getByRole('button', { name: w('catalog', 'listing.filters') }).click();
      };
      const filters = page.getByRole('complementary', { name: w('catalog', 'listing.filters') });
      const highest = filters.getByRole('textbox', { name: w('catalog', 'listing.maxPrice') });
      await openFilters();
      await highest.fill(typed);
      await highest.press('Enter');
      await expect(page).toHaveURL(new RegExp(`[?&]max=${typed}$`));
      const bouquet = main.locator('a[href*="/cornflower-bouquet/product/"]').first();
      await expect(main.locator('a[href*="/glass-vase/product/"]')).toHaveCount(0);
      await openFilters();
      await filters.getByRole('slider', { name: w('catalog', 'listing.maxPrice') }).press('ArrowLeft');
      await expect(page).toHaveURL(new RegExp(`[?&]max=${next}$`));
      if (viewport.width < 600) await page.goto(`${shop.url}${prefix}/everything/products?max=${typed}`);
      await bouquet.click();
      await page.waitForURL('**/cornflower-bouquet/product/*');
      await expect(main).toContainText(price);
      await page
        .getByRole('button', { name: w('catalog', 'product.addToCart') })
        .first()
        .click();
      await expect(page.getByText(w('catalog', 'cart.productAdded'))).toBeVisible();

      await page.goto(`${shop.url}${prefix}/cart`);
      const more = page.getByRole('button', { name: w('kernel', 'quantity.more') });
      await more.click();
      await more.click();
      const summary = page.getByRole('complementary', { name: w('cart-checkout', 'summary.title') });
      await expect(summary).toContainText(sums.subtotal);
      await page.getByText(w('cart-checkout', 'voucher.title'), { exact: true }).click();
      await page.getByRole('textbox', { name: w('cart-checkout', 'voucher.code') }).fill(code);
      await page.getByRole('button', { name: w('cart-checkout', 'voucher.apply') }).click();
      await expect(summary).toContainText(sums.voucher);
      await page.getByRole('link', { name: w('cart-checkout', 'cart.next') }).click();
      await page.waitForURL('**/shipping');
      await fillAddress(page, language, {
        email: 'guest@example.com',
        country: 'FR',
        line: '3 Quai de Saône',
        city: 'Lyon',
        code: { postal: '69002' },
        phone: '06 12 34 56 78',
      });
      for (const amount of [sums.subtotal, sums.voucher]) await expect(summary).toContainText(amount);
      await page.getByRole('button', { name: w('cart-checkout', 'shipping.next') }).click();
      await page.waitForURL('**/checkout');
      for (const amount of Object.values(sums)) await expect(summary).toContainText(amount);
      const place = page.getByRole('button', { name: w('cart-checkout', 'checkout.place') });
      await expect(place).toContainText(sums.total);
      await place.click();
      await page.waitForURL('**/user/order/*');
      const charged = page.getByRole('region', { name: w('account', 'order.amounts') });
      for (const amount of Object.values(sums)) await expect(charged).toContainText(amount);
      const order = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await shop.operate('order', 'move', order, 'delivered');
      await page.goto(`${page.url().split('?')[0]}?view=invoice`);
      const invoice = page.getByRole('article', { name: w('account', 'invoice.name') });
      for (const amount of [price, ...Object.values(sums)]) await expect(invoice).toContainText(amount);
    });
  });
