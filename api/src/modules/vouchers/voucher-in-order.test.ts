import fc from 'fast-check';
import type { VoucherAnswer } from 'shared-kernel/contract/vouchers';
import { aBundleDeal } from '../../testing/a-bundle-deal';
import { aCustomer } from '../../testing/a-customer';
import { aFlashSale } from '../../testing/a-flash-sale';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aTaxRule } from '../../testing/a-tax-rule';
import { aVoucher, type VoucherOptions } from '../../testing/a-voucher';
import { testApp } from '../../testing/test-app';

const api = testApp();

interface Good {
  quantity: number;
  selling: number;
  flash?: number | null;
  bundle?: { buy: number; free: number } | null;
  /** hundredths of a percent */
  tax?: number | null;
}

/** Results of `voucher/validity` and then `order/action` for the same cart. */
async function checkAndOrder(goods: readonly Good[], terms: VoucherOptions) {
  const customer = await aCustomer(api);
  const shippingRule = (await aShippingRule(api.db)).id;
  for (const { quantity, selling, flash, bundle, tax } of goods) {
    const product = await aProduct(api.db, {
      selling,
      shippingRule,
      quantity: 100,
      ...(bundle && { bundleDeal: await aBundleDeal(api.db, bundle) }),
      ...(tax && { taxRule: await aTaxRule(api.db, { price: tax, percent: true }) }),
    });
    if (flash) await aFlashSale(api.db, { prices: { [product.id]: flash } });
    await customer.put(product, quantity);
  }
  const { code } = await aVoucher(api.db, terms);
  const checked = await api.call<VoucherAnswer>('voucherValidity', {
    bearer: customer.bearer,
    body: { voucher: code },
  });
  const ordered = await customer.order({ voucher: code });
  const written = await api.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', ordered.data.id ?? 0)
    .executeTakeFirst();
  return { checked, ordered, written };
}

const THREE_FOR_TWO = { quantity: 3, selling: 1000, bundle: { buy: 3, free: 1 } };

test('S156 D22 an order applies the percentage after the bundle deal, like the validity call', async () => {
  const { checked, written } = await checkAndOrder([THREE_FOR_TWO], { type: 2, price: 1250 });
  expect(checked.data.calculated).toMatchObject({ bundle_offer: 10, voucher_price: 2.5, total_price: 22.5 });
  expect(written).toMatchObject({ bundle_offer: 10_000, voucher_price: 2500, total_amount: 22_500 });
});

test('S156 D22 an order checks the minimum of a voucher against the goods after the bundle deal', async () => {
  const { checked, ordered } = await checkAndOrder([THREE_FOR_TWO], { price: 200, minSpend: 2001 });
  expect([checked.status, ordered.status]).toEqual([201, 201]);
  expect(ordered.message).toBe(checked.message);
  expect((await checkAndOrder([THREE_FOR_TWO], { price: 200, minSpend: 2000 })).written).toMatchObject({
    voucher_price: 2000,
    total_amount: 23_000,
  });
});

test('S156 D22 validity call and order agree on any cart, voucher and bundle deal', async () => {
  const cents = fc.integer({ min: 1, max: 30_000 });
  const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
  const good = fc.record({
    quantity: fc.integer({ min: 1, max: 12 }),
    selling: cents,
    flash: orNull(cents),
    bundle: orNull(fc.record({ buy: fc.integer({ min: 2, max: 4 }), free: fc.integer({ min: 1, max: 1 }) })),
    tax: orNull(fc.integer({ min: 1, max: 3000 })),
  });
  const flat = fc.record({ type: fc.constant(1), price: cents });
  const share = fc.record(
    { type: fc.constant(2), price: fc.integer({ min: 1, max: 10_000 }), cappedPrice: cents },
    { requiredKeys: ['type', 'price'] },
  );
  const minimum = fc.record({ minSpend: fc.integer({ min: 0, max: 40_000 }) });
  const terms = fc.tuple(fc.oneof(flat, share), minimum).map(([offer, least]) => ({ ...offer, ...least }));
  await fc.assert(
    fc.asyncProperty(fc.array(good, { minLength: 1, maxLength: 3 }), terms, async (goods, voucher) => {
      const { checked, ordered, written } = await checkAndOrder(goods, voucher);
      expect([ordered.status, checked.status === 200 ? '' : ordered.message]).toEqual([
        checked.status,
        checked.status === 200 ? '' : checked.message,
      ]);
      if (checked.status !== 200) return;
      const { subtotal, bundle_offer, voucher_price, total_price } = checked.data.calculated;
      const minor = (amount: number) => Math.round(amount * 1000);
      expect(written).toMatchObject({
        subtotal: minor(subtotal),
        bundle_offer: minor(bundle_offer),
        voucher_price: minor(voucher_price),
        total_amount: minor(total_price),
      });
    }),
    // every run is some twenty statements; a failing cart is small enough to be read unshrunk
    { numRuns: 12, endOnFailure: true },
  );
});
