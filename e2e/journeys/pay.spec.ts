import type { Page } from '@playwright/test';
import { aSimpleProduct } from '../fixtures/catalogue';
import { aReadyGuest } from '../fixtures/guest';
import { mailTo } from '../fixtures/mailbox';
import { operate } from '../fixtures/operate';
import { anOwnProduct } from '../fixtures/own-product';
import { expect, hydrated, test } from '../fixtures/test';
import { type Language, prefixOf, words } from '../fixtures/words';

const GATEWAYS = ['razorpay', 'stripe', 'paypal', 'flutterwave', 'iyzico'] as const;
/** One that returns by a form and one by a link; the nightly run covers all. */
const IN_ARABIC = process.env.SOUK_NIGHTLY === '1' ? GATEWAYS : (['razorpay', 'stripe'] as const);
/** Beginning of the mail about a payment. */
const RECEIVED = { en: 'We’ve received your payment', ar: 'استلمنا مبلغ' };

/** The steps of paying, in a language's texts. */
function paying(page: Page, language: Language) {
  const w = words(language);
  const statusMessage = (name: string) =>
    page.getByRole('status').filter({ hasText: w('account', `statusMessage.${name}`) });
  return {
    statusMessage,
    waits: () => page.getByRole('region', { name: w('account', 'payment.waiting') }),
    /** Orders with a payment method, from the open checkout. */
    async order(method: string): Promise<void> {
      const radio = page.getByText(w('cart-checkout', `checkout.ways.${method}`), { exact: true });
      await page.getByRole('tab').filter({ has: radio }).click();
      await page.getByRole('button', { name: w('cart-checkout', 'checkout.place') }).click();
    },
    /** Decides on the gateway's own page, which the sandbox simulates, and returns to the order. */
    async decide(decision: 'Approve' | 'Decline' | 'Cancel'): Promise<void> {
      await page.getByRole('button', { name: decision }).click();
      await page.waitForURL(`**${prefixOf(language)}/user/order/*?payment=*`);
    },
    /** Pays again from the order's page; if a payment may have arrived, there is one more step. */
    async again(method: string): Promise<void> {
      const step = page.getByRole('button', { name: w('account', 'pay.again'), exact: true });
      const name = page.getByText(w('account', `method.${method}`), { exact: true });
      const radio = page.locator('label').filter({ has: name }).getByRole('radio');
      await expect(async () => {
        // the step disappears when the shop learns in the meantime that there was no payment
        if (await step.isVisible()) await step.click({ timeout: 1000 });
        await radio.check({ timeout: 1000 });
      }).toPass();
      await page
        .getByRole('region', { name: w('account', 'payment.waiting') })
        .getByRole('button')
        .click();
    },
  };
}

for (const gateway of GATEWAYS) {
  test(`S155 S160 S161 S162 ${gateway}: cancelled, declined, then paid from the order page`, async ({ page }) => {
    // three round trips to a gateway
    test.slow();
    const { email, title } = await aReadyGuest(page);
    const pay = paying(page, 'en');
    await page.goto('/checkout');
    await pay.order(gateway);
    await pay.decide('Cancel');
    // Iyzico has no cancel button: the shop only sees that nothing is paid yet
    await expect(
      gateway === 'iyzico'
        ? pay.statusMessage('confirming')
        : pay.statusMessage('unpaid').or(pay.statusMessage('failed')),
    ).toBeVisible();
    await expect(pay.waits().getByRole('timer')).toHaveText(/^(30:00|2\d:\d\d)$/);

    await pay.again(gateway);
    await pay.decide('Decline');
    await expect(pay.statusMessage('failed')).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toBeVisible();

    await pay.again(gateway);
    await pay.decide('Approve');
    await isPaid(page, 'en', email);
  });
}

for (const gateway of IN_ARABIC) {
  test(`S155 S160 S161 ${gateway}: declined, then paid, returning to the Arabic page`, async ({ page }) => {
    const { email } = await aReadyGuest(page, 'ar');
    const pay = paying(page, 'ar');
    await page.goto('/ar/checkout');
    await pay.order(gateway);
    await pay.decide('Decline');
    await expect(pay.statusMessage('failed')).toBeVisible();
    await pay.again(gateway);
    await pay.decide('Approve');
    await isPaid(page, 'ar', email);
  });
}

/** The order's page, in its language, and the mail confirm the payment. */
async function isPaid(page: Page, language: keyof typeof RECEIVED, email: string): Promise<void> {
  const pay = paying(page, language);
  await expect(pay.statusMessage('paid')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await expect(pay.waits()).toHaveCount(0);
  await expect(page.getByText(words(language)('account', 'payment.paid'), { exact: true })).toBeVisible();
  await expect.poll(() => mailTo(email)).toContain(RECEIVED[language]);
}

test('S157 S162 browser back from the gateway shows the unpaid order, which switches to pay on delivery (ar)', async ({
  page,
}) => {
  await aReadyGuest(page, 'ar');
  const w = words('ar');
  const pay = paying(page, 'ar');
  await page.goto('/ar/checkout');
  await pay.order('stripe');
  await page.getByRole('button', { name: 'Approve' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/ar/user/order/*');
  await expect(pay.waits()).toBeVisible();
  await page.getByRole('radio', { name: w('account', 'method.cashOnDelivery') }).check();
  await page.getByRole('button', { name: w('account', 'pay.atTheDoor') }).click();
  await expect(pay.statusMessage('thanks')).toBeVisible();
  await expect(pay.waits()).toHaveCount(0);
});

test('S155 S157 C6 checkout reports a changed price and gateway without losing input (ar)', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const w = words('ar');
  const product = await anOwnProduct('dearer', { price: 20 });
  await aReadyGuest(page, 'ar', [{ product }]);
  const pay = paying(page, 'ar');
  const alert = page.getByRole('main').getByRole('alert');
  const place = page.getByRole('button', { name: w('cart-checkout', 'checkout.place') });
  await page.goto('/ar/checkout');
  const total = async () => Number(/\$([\d.]+)/.exec((await place.textContent()) ?? '')?.[1]);
  const before = await total();

  await operate('price', 'set', product.slug, '26.50');
  await pay.order('flutterwave');
  await expect(alert).toContainText('$26.50');
  await expect(alert).toContainText(`$${before.toFixed(2)}`);
  await expect.poll(total).toBe(before + 6.5);

  // only this file pays with it, one test after the other
  const setMethods = (...names: string[]) =>
    operate(
      'setting',
      'set',
      'payment_methods',
      ['cash-on-delivery', 'razorpay', 'stripe', 'paypal', ...names].join(','),
    );
  await setMethods('iyzico');
  try {
    await place.click();
    await expect(alert).toContainText(w('api', 'orders.methodOff'));
    await expect(page.getByRole('tab')).toHaveCount(5);
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
    await expect(page.getByRole('main').getByText(product.title)).toBeVisible();
    await pay.order('cashOnDelivery');
    await expect(pay.statusMessage('thanks')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`$${(before + 6.5).toFixed(2)}`);
  } finally {
    await setMethods('flutterwave', 'iyzico');
  }
});

/** Moves on with the Tab key, or back, until the focused element begins with a text; a count may precede it. */
async function tabTo(page: Page, text: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.closest('label')?.textContent?.trim() || element?.textContent?.trim() || '';
    });
    if (focused.replace(/^\d+/, '').startsWith(text)) return;
  }
  throw new Error(`the Tab key does not reach ${text}`);
}

for (const language of ['en', 'ar'] as const) {
  test(`S118 S153 S157 S160 a product is bought with the keyboard alone (${language})`, async ({ page }) => {
    test.slow();
    const w = words(language);
    const prefix = prefixOf(language);
    const { id, slug } = await aSimpleProduct(language);
    await aReadyGuest(page, language);
    const pay = paying(page, language);
    const { keyboard } = page;
    const title = page.getByRole('heading', { level: 1 });
    /** Presses a link or button that leads on; then the next page's title has the focus. */
    const goOn = async (text: string, path: string, key?: 'Shift+Tab') => {
      await tabTo(page, text, key);
      await keyboard.press('Enter');
      await page.waitForURL(`**${prefix}${path}`);
      await expect(title).toBeFocused();
    };
    await page.goto(`${prefix}/${slug}/product/${id}`);
    await hydrated(page);
    await tabTo(page, w('catalog', 'product.addToCart'));
    await keyboard.press('Enter');
    await expect(page.getByText(w('catalog', 'cart.productAdded'))).toBeVisible();
    await goOn(w('shell', 'header.cart'), '/cart', 'Shift+Tab');
    await goOn(w('cart-checkout', 'cart.next'), '/shipping');
    await goOn(w('cart-checkout', 'shipping.next'), '/checkout');
    await tabTo(page, w('cart-checkout', 'checkout.ways.cashOnDelivery'));
    if (language === 'ar') {
      await tabTo(page, w('cart-checkout', 'checkout.place'));
      await keyboard.press('Enter');
      await expect(pay.statusMessage('thanks')).toBeVisible();
      return;
    }
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Card Stripe' })).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, 'Place order');
    await keyboard.press('Enter');
    await page.getByRole('button', { name: 'Decline' }).waitFor();
    await tabTo(page, 'Decline');
    await keyboard.press('Enter');
    await expect(pay.statusMessage('failed')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Stripe' })).toBeChecked();
    await tabTo(page, 'Card');
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    await tabTo(page, 'Pay again');
    await keyboard.press('Enter');
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await tabTo(page, 'Approve');
    await keyboard.press('Enter');
    await expect(pay.statusMessage('paid')).toBeVisible();
  });
}

test('S165 the Razorpay return page explains itself when opened without a payment', async ({ page }) => {
  await page.goto('/ar/razorpay-callback');
  await expect(page.getByRole('heading', { name: words('ar')('cart-checkout', 'callback.nothing') })).toBeVisible();
});
