import fc from 'fast-check';
import { lineAmounts, orderTotals, shippingCharges, taxPerPiece } from './totals';

test.each([
  [9990, null, 2, 0],
  [9990, { type: 1, price: 1500 }, 2, 1500],
  [9990, { type: 2, price: 7500 }, 2, 750],
  [10_000, { type: 2, price: 7250 }, 2, 730],
  [10, { type: 2, price: 1000 }, 2, 0],
  // 8.875 %, as in New York
  [100_000, { type: 2, price: 8875 }, 2, 8880],
  [1_985_000, { type: 2, price: 10_000 }, 0, 199_000],
  [1_984_000, { type: 2, price: 10_000 }, 0, 198_000],
  [12_345, { type: 2, price: 10_000 }, 3, 1235],
  [9_999_999_999_990, { type: 2, price: 100_000 }, 2, 9_999_999_999_990],
])('issue 14 tax per piece at %p with %p and %p digits is %p', (price, tax, digits, expected) => {
  expect(taxPerPiece(price, tax, digits)).toBe(expected);
});

test('a line counts the bundle deal once and tax per piece', () => {
  expect(
    lineAmounts({
      unitPrice: 10_000,
      quantity: 7,
      bundle: { buy: 3, free: 1 },
      tax: { type: 2, price: 10_000 },
      digits: 2,
    }),
  ).toMatchObject({ subtotal: 70_000, bundleOffer: 10_000, taxPerPiece: 1000, tax: 7000 });
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

test('a per-store single-price rule charges each store once', () => {
  const of = (store: number) => ({ ruleId: 1, type: 1, price: 500, singlePrice: true, chargedFor: store });
  expect(shippingCharges([of(1), of(2), of(1), { ...of(2), type: 2, price: 100 }, of(2)])).toEqual([
    500, 500, 0, 100, 0,
  ]);
});

test('a voucher never exceeds the goods', () => {
  const taxed = { amount: 800, pieces: 1, tax: null };
  const line = { subtotal: 1000, bundleOffer: 200, taxPerPiece: 10, tax: 10, taxed, shipping: 400 };
  expect(orderTotals([line], { digits: 2, voucher: 5000 })).toEqual({
    subtotal: 1000,
    bundleOffer: 200,
    shipping: 400,
    taxedShipping: [],
    shippingTax: 0,
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
        lines.map((each) => ({ ...lineAmounts({ ...each, digits: 2 }), shipping: each.shipping })),
        { digits: 2, voucher },
      );
      const { taxIncluded: _, taxedShipping: __, ...sums } = totals;
      expect(Object.values(sums).every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
      expect(totals.total).toBe(totals.subtotal - totals.bundleOffer + totals.shipping + totals.tax - totals.voucher);
    }),
  );
});
