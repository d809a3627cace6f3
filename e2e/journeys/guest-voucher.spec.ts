import { randomBytes } from 'node:crypto';
import { fillAddress } from '../fixtures/address-form';
import { aGuestWithCart } from '../fixtures/guest';
import { operate } from '../fixtures/operate';
import { anOwnProduct } from '../fixtures/own-product';
import { expect, test } from '../fixtures/test';
import { layoutsOf, prefixOf, words } from '../fixtures/words';

for (const [language, viewport] of layoutsOf('en'))
  test.describe(language, () => {
    const w = words(language);
    test.use({ viewport });

    test(`S156 issue 14 a guest’s voucher and company reach the invoice; the same email cannot reuse the voucher (${language})`, async ({
      page,
    }) => {
      const product = await anOwnProduct('guest-voucher', { price: 50 });
      const mark = randomBytes(4).toString('hex');
      const [code, email] = [`GUEST${mark.toUpperCase()}`, `voucher-${mark}@example.com`];
      // with a minimum, and the last to expire: other journeys use the one without, and the first
      await operate(
        ...['voucher', 'add', '--code', code, '--title-en', 'For guests', '--type', 'percent', '--price', '10'],
        ...['--min-spend', '30', '--per-customer', '1', '--from', '2026-01-01', '--until', '2099-01-01'],
      );
      const summary = page.getByRole('complementary', { name: w('cart-checkout', 'summary.title') });
      const voucher = page.getByRole('region', { name: w('cart-checkout', 'voucher.title') });
      const shipTo = page.getByRole('region', { name: w('cart-checkout', 'checkout.shipTo') });
      const place = page.getByRole('button', { name: w('cart-checkout', 'checkout.place') });
      const total = async () => Number(/\$([\d.]+)/.exec((await place.textContent()) ?? '')?.[1]);
      /** From the cart, where the voucher is entered, to the open checkout. */
      const goToCheckout = async (fill = async () => {}) => {
        await page.goto(`${prefixOf(language)}/cart`);
        await page.getByText(w('cart-checkout', 'voucher.title'), { exact: true }).click();
        await page.getByRole('textbox', { name: w('cart-checkout', 'voucher.code') }).fill(code.toLowerCase());
        await page.getByRole('button', { name: w('cart-checkout', 'voucher.apply') }).click();
        await expect(summary).toContainText('−$5.00');
        await page.getByRole('link', { name: w('cart-checkout', 'cart.next') }).click();
        await page.waitForURL('**/shipping');
        await fillAddress(page, language, {
          email,
          country: 'US',
          line: '1 Market Street',
          city: 'San Francisco',
          state: 'CA',
          code: { zip: '94103' },
          phone: '(202) 555-0142',
        });
        await fill();
        await page.getByRole('button', { name: w('cart-checkout', 'shipping.next') }).click();
        await page.waitForURL('**/checkout');
      };

      await aGuestWithCart(page, language, [{ product }]);
      await goToCheckout(async () => {
        const fold = page.getByRole('group').filter({ hasText: w('kernel', 'address.billing') });
        await fold.getByText(w('kernel', 'address.billing')).click();
        await fold.getByRole('textbox', { name: w('kernel', 'address.company') }).fill('Rahimi Lamps Ltd');
        await fold.getByRole('checkbox', { name: w('kernel', 'address.billedHere') }).uncheck();
        await fold.getByRole('textbox', { name: w('kernel', 'address.name') }).fill('Farid Rahimi');
        await fold.getByRole('combobox', { name: w('kernel', 'address.country') }).selectOption('DE');
        await fold.getByRole('textbox', { name: w('kernel', 'address.address1'), exact: true }).fill('Torstraße 5');
        await fold.getByRole('textbox', { name: w('api', 'addresses.parts.postal') }).fill('10119');
        await fold.getByRole('textbox', { name: w('api', 'addresses.parts.city') }).fill('Berlin');
      });
      // that of the checkout: the summary of the previous step contains it, too
      await expect(page.getByRole('region', { name: code })).toContainText('−$5.00');
      await expect(summary).toContainText('−$5.00');
      const paid = await total();
      expect(paid).toBeGreaterThanOrEqual(45);
      await expect(shipTo).toContainText('1 Market Street');
      await expect(shipTo).toContainText(/Rahimi Lamps Ltd\s*Farid Rahimi\s*Torstraße 5\s*10119 Berlin/);
      await place.click();
      await page.waitForURL('**/user/order/*');
      const amounts = page.getByRole('region', { name: w('account', 'order.amounts') });
      await expect(amounts).toContainText(`(${code})`);
      await expect(amounts).toContainText('−$5.00');
      await expect(amounts).toContainText(`$${paid.toFixed(2)}`);
      const billTo = page.getByRole('region', { name: w('account', 'order.billTo') });
      await expect(billTo).toContainText(/Rahimi Lamps Ltd\s*Farid Rahimi\s*Torstraße 5/);
      await page.getByRole('link', { name: w('account', 'invoice.summary') }).click();
      const invoice = page.getByRole('article', { name: w('account', 'invoice.summary') });
      await expect(invoice).toContainText(/Rahimi Lamps Ltd\s*Farid Rahimi\s*Torstraße 5/);
      await expect(invoice).toContainText('1 Market Street');
      await expect(invoice).toContainText('−$5.00');

      // a new shopper, as far as the cart can tell: the email identifies them, and all except the voucher stays
      await aGuestWithCart(page, language, [{ product }]);
      await goToCheckout();
      await expect(voucher).toContainText(w('api', 'vouchers.usedByYou'));
      await expect(page.getByRole('textbox', { name: w('cart-checkout', 'voucher.code') })).toHaveValue(code);
      await expect.poll(total).toBe(paid + 5);
      await place.click();
      await page.waitForURL('**/user/order/*');
      await expect(amounts).toContainText(`$${(paid + 5).toFixed(2)}`);
    });
  });
