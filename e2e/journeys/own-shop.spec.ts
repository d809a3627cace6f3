import { fillAddress } from '../fixtures/address-form';
import { type DocumentedShop, startDocumentedShop } from '../fixtures/documented-shop';
import { expect, hydrated, test } from '../fixtures/test';
import { words } from '../fixtures/words';

let shop: DocumentedShop;
test.beforeAll(async () => {
  shop = await startDocumentedShop('The flower shop, from nothing to its first order');
});
test.afterAll(() => shop?.stop());

test('issue 15 the flower shop goes from an empty folder to its first order by the words of its guide', async ({
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
  // 10 % in roses and in what sends them
  await expect(page.getByRole('main')).toContainText(/2,35\s€/);

  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await shop.next()).toContain(code);
  expect(await shop.next()).toContain('RO-R10');
});
