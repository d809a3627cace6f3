import { aReadyGuest } from '../fixtures/guest';
import { mailTo } from '../fixtures/mailbox';
import { operate } from '../fixtures/operate';
import { anOwnProduct } from '../fixtures/own-product';
import { expect, test } from '../fixtures/test';
import { layoutsOf, prefixOf, words } from '../fixtures/words';

/** Text of the mail about a partial refund. */
const PART_REFUNDED = { en: 'We’ve refunded', ar: 'رددنا إليك مبلغ' };

for (const [language, viewport] of layoutsOf('ar'))
  test.describe(language, () => {
    const w = words(language);
    test.use({ viewport });

    test(`S141 S184 S186 S191 issue 14 an order from two stores ships as two parcels and is partly refunded (${language})`, async ({
      page,
    }) => {
      const products = [await anOwnProduct('of-one-store'), await anOwnProduct('of-another', { store: 1, price: 25 })];
      const [first, second] = products;
      if (!first || !second) throw new Error('both are there');
      const { email } = await aReadyGuest(
        page,
        language,
        products.map((product) => ({ product })),
      );

      // by store, each with its type of shipping and day
      await page.goto(`${prefixOf(language)}/checkout`);
      const lines = page.getByRole('region', { name: w('cart-checkout', 'checkout.lines') }).getByRole('region');
      await expect(lines).toHaveCount(2);
      for (const [i, { title }] of products.entries()) {
        await expect(lines.nth(i)).toContainText(title);
        await expect(lines.nth(i)).toContainText(w('cart-checkout', 'summary.shipping'));
        await expect(lines.nth(i)).toContainText(`${w('cart-checkout', 'shipping.location')} · `);
        await expect(lines.nth(i)).toContainText(w('cart-checkout', 'checkout.about', { day: '' }).trim());
      }
      await page.getByRole('button', { name: w('cart-checkout', 'checkout.place') }).click();
      await page.waitForURL(`**${prefixOf(language)}/user/order/*`);
      const order = new URL(page.url()).pathname;
      const code = order.split('/').at(-1) ?? '';

      // one of them is shipped
      await operate('order', 'ship', code, '--store', second.store.slug, '--carrier', 'dhl', '--code', 'JJD0002');
      const isShown = async (parcel: (title: string) => ReturnType<typeof page.locator>) => {
        await expect(parcel(first.title)).toContainText(w('account', 'step.pending'));
        await expect(parcel(second.title)).toContainText(w('account', 'step.onTheWay'));
        await expect(parcel(second.title)).toContainText('JJD0002');
        await expect(parcel(first.title)).not.toContainText('DHL');
      };
      await page.reload();
      const items = page.getByRole('region', { name: w('account', 'order.items') }).getByRole('region');
      await isShown((title) => items.filter({ hasText: title }));
      await expect.poll(() => mailTo(email)).toContain('JJD0002');
      expect(await mailTo(email)).not.toContain(first.title);
      const tracking = /https?:\S+track-order\S+/.exec(await mailTo(email))?.[0] ?? '';
      await page.goto(tracking);
      const cards = page.getByRole('main').getByRole('region');
      await isShown((title) => cards.filter({ has: page.getByRole('link', { name: title }) }));

      // both are delivered and paid; then one is slightly damaged
      await operate('order', 'move', code, 'delivered');
      await operate('order', 'refund', code, '--amount', '7.50', '--by-hand');
      await page.goto(order);
      const amounts = page.getByRole('region', { name: w('account', 'order.amounts') });
      const refunded = amounts.locator('div').filter({ hasText: w('account', 'order.refunded') });
      await expect(refunded.last()).toContainText('−$7.50');
      await expect.poll(() => mailTo(email)).toContain(PART_REFUNDED[language]);
      expect(await mailTo(email)).toContain('7.50');
    });
  });
