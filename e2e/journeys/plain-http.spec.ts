import { aSimpleProduct } from '../fixtures/catalogue';
import { aReadyGuest } from '../fixtures/guest';
import { expect, SHOPPER, shop, test } from '../fixtures/test';
import { words } from '../fixtures/words';

/** A name other than localhost: no secure context, as for a shop in a local network opened without TLS. */
const NAME = 'shop.test';
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
      }),
    { scope: 'worker' },
  ],
  baseURL: ({}, use) => use(shop.url.replace('localhost', NAME)),
});

test('S157 over plain HTTP a guest can order, and a customer can sign in and fill the cart', async ({
  page,
  complaints,
}) => {
  // the browser reports that the header needs a secure page
  complaints.tolerate(/Cross-Origin-Opener-Policy header has been ignored/);
  const w = words('en');
  const { title } = await aReadyGuest(page);
  await page.goto('/checkout');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('button', { name: w('cart-checkout', 'checkout.place') }).click();
  await page.waitForURL('**/user/order/*');
  await expect(page.getByText(w('account', 'statusMessage.thanks'))).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  const product = await aSimpleProduct('en', 1);
  await page.goto(`/login?redirect=${encodeURIComponent(`/${product.slug}/product/${product.id}`)}`);
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(SHOPPER.email);
  await page.getByLabel('Password', { exact: true }).fill(SHOPPER.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**/product/${product.id}`);
  await page
    .getByRole('button', { name: w('catalog', 'product.addToCart') })
    .first()
    .click();
  await expect(page.getByText(w('catalog', 'cart.productAdded'))).toBeVisible();
});
