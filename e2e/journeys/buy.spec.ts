import { fillAddress } from '../fixtures/address-form';
import { aSimpleProduct } from '../fixtures/catalogue';
import { mailTo } from '../fixtures/mailbox';
import { expect, SHOPPER, test } from '../fixtures/test';
import { prefixOf, words } from '../fixtures/words';

for (const language of ['en', 'ar'] as const) {
  const w = words(language);

  test(`S118 S132 S145 S150 S153 S157 S158 S184 a guest finds a product, buys it and sees the order (${language})`, async ({
    page,
  }) => {
    const product = await aSimpleProduct(language);
    await page.goto(`${prefixOf(language)}/`);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');

    // home -> search -> product
    await page.getByRole('banner').getByRole('combobox').fill(product.title);
    await page.getByRole('banner').getByRole('combobox').press('Enter');
    await page.waitForURL(`**${prefixOf(language)}/search?q=**`);
    await page.getByRole('main').getByRole('link', { name: product.title }).first().click();
    await page.waitForURL(`**/product/${product.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);

    // product -> cart
    await page
      .getByRole('button', { name: w('catalog', 'product.addToCart') })
      .first()
      .click();
    await expect(page.getByText(w('catalog', 'cart.productAdded'))).toBeVisible();
    await page.getByRole('banner').locator('a[href$="/cart"]').click();
    await page.waitForURL(`**${prefixOf(language)}/cart`);
    await expect(page.getByRole('link', { name: product.title })).toBeVisible();

    // the checkout has its own frame, and each step shows the current one (issue 14)
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeFocused();
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.locator('#checkout-line').getByRole('link')).toHaveAttribute('href', /\/page\/contact$/);

    // cart -> shipping
    await page.getByRole('link', { name: w('cart-checkout', 'cart.next') }).click();
    await page.waitForURL(`**${prefixOf(language)}/shipping`);
    await expect(title).toBeFocused();
    const email = `guest-${language}-${Date.now()}@example.com`;
    await fillAddress(page, language, {
      email,
      country: 'US',
      line: '1 Market Street',
      city: 'San Francisco',
      state: 'CA',
      code: { zip: '!!' },
      phone: '(202) 555-0142',
    });

    // shipping -> checkout -> order: the one button saves the address, once the server accepts it
    const next = page.getByRole('button', { name: w('cart-checkout', 'shipping.next') });
    await next.click();
    const zip = page.getByRole('textbox', { name: w('api', 'addresses.parts.zip'), exact: true });
    await expect(zip).toBeFocused();
    await expect(zip).toHaveAccessibleDescription(/95014/);
    await zip.fill('94103');
    await next.click();
    await page.waitForURL(`**${prefixOf(language)}/checkout`);
    await expect(page.getByRole('tab', { name: w('cart-checkout', 'checkout.ways.cashOnDelivery') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('button', { name: w('cart-checkout', 'checkout.place') }).click();
    await page.waitForURL(`**${prefixOf(language)}/user/order/*`);
    await expect(page.getByText(w('account', 'statusMessage.thanks'))).toBeVisible();
    await expect(page.getByRole('link', { name: product.title })).toBeVisible();
    await expect(page.getByText(w('account', 'payment.onDelivery'))).toBeVisible();
    expect(await mailTo(email)).toContain(product.title);

    // the order can be reopened, 'back' leads to it, the cart is empty
    await expect(page.getByRole('search')).toBeVisible();
    await page.goBack();
    await page.waitForURL(`**${prefixOf(language)}/user/order/*`);
    await page.reload();
    await expect(page.getByRole('link', { name: product.title })).toBeVisible();
    await page.goto(`${prefixOf(language)}/cart`);
    await expect(page.getByText(w('cart-checkout', 'cart.empty'))).toBeVisible();
  });
}

test('S085 S087 a shopper browses from home to a product and back to the same list', async ({ page }) => {
  await page.goto('/categories');
  await page.getByRole('main').locator('a[href^="/all/"]').first().click();
  await page.waitForURL('**/all/**');
  const list = page.url();
  await page.getByRole('main').locator('a[href*="/product/"]').first().click();
  await page.waitForURL('**/product/*');
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('main').locator('a[href*="/product/"]').first()).toBeVisible();
});

test('S020 S142 S166 S183 a guest’s cart survives login, and the shopper orders with a saved address', async ({
  page,
}) => {
  const product = await aSimpleProduct('en', 1);
  await page.goto(`/${product.slug}/product/${product.id}`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Product added to cart')).toBeVisible();

  await page.goto('/login?redirect=%2Fcart');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(SHOPPER.email);
  await page.getByLabel('Password', { exact: true }).fill(SHOPPER.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/cart');
  await expect(page.getByRole('link', { name: product.title })).toBeVisible();

  await page.getByRole('link', { name: 'Go to shipping' }).click();
  await page.waitForURL('**/shipping');
  await expect(page.getByRole('radio', { checked: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.waitForURL('**/checkout');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/user/order/*');
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto('/user/orders');
  await expect(page.getByRole('link', { name: code })).toBeVisible();
});
