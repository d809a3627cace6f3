import fc from 'fast-check';
import { lineAmounts, orderTotals, shippingCharges, taxPerPiece } from './totals';

test.each([
  [999, null, 0],
  [999, { type: 1, price: 150 }, 150],
  [999, { type: 2, price: 750 }, 75],
  [1000, { type: 2, price: 725 }, 73],
  [1, { type: 2, price: 100 }, 0],
])('tax per piece at %p with %p is %p', (price, tax, expected) => {
  expect(taxPerPiece(price, tax)).toBe(expected);
});

test('a line counts the bundle deal once and tax per piece', () => {
  expect(
    lineAmounts({ unitPrice: 1000, quantity: 7, bundle: { buy: 3, free: 1 }, tax: { type: 2, price: 1000 } }),
  ).toMatchObject({ subtotal: 7000, bundleOffer: 1000, taxPerPiece: 100, tax: 700 });
});

test('a single-price rule charges once per shipping type, others per line', () => {
  const single = { ruleId: 1, type: 1, price: 500, singlePrice: true, chargedFor: null };
  const each = { ruleId: 2, type: 1, price: 300, singlePrice: false, chargedFor: null };
  expect(shippingCharges([single, each, null, single, each, { ...single, type: 2, price: 100 }])).toEqual([
    500,
    300,
    null,
    0,
    300,
    100,
  ]);
});

test('a single-price rule that is per store charges each store once', () => {
  const of = (store: number) => ({ ruleId: 1, type: 1, price: 500, singlePrice: true, chargedFor: store });
  expect(shippingCharges([of(1), of(2), of(1), { ...of(2), type: 2, price: 100 }, of(2)])).toEqual([
    500, 500, 0, 100, 0,
  ]);
});

test('a voucher never exceeds the goods', () => {
  const taxed = { amount: 800, pieces: 1, tax: null };
  const line = { subtotal: 1000, bundleOffer: 200, taxPerPiece: 10, tax: 10, taxed, shipping: 400 };
  expect(orderTotals([line], 5000)).toEqual({
    subtotal: 1000,
    bundleOffer: 200,
    shipping: 400,
    tax: 10,
    taxIncluded: false,
    voucher: 800,
    total: 410,
  });
});

test('totals are whole minor units, never negative, and add up', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  const line = fc.record({
    unitPrice: amount,
    quantity: fc.integer({ min: 1, max: 999 }),
    bundle: fc.option(fc.record({ buy: fc.integer({ min: 2, max: 9 }), free: fc.constant(1) })),
    tax: fc.option(fc.record({ type: fc.constantFrom(1, 2), price: fc.integer({ min: 0, max: 10_000 }) })),
    shipping: fc.option(amount),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), amount, (lines, voucher) => {
      const totals = orderTotals(
        lines.map((each) => ({ ...lineAmounts(each), shipping: each.shipping })),
        voucher,
      );
      const { taxIncluded: _, ...sums } = totals;
      expect(Object.values(sums).every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
      expect(totals.total).toBe(totals.subtotal - totals.bundleOffer + totals.shipping + totals.tax - totals.voucher);
    }),
  );
});
