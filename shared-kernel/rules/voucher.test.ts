import fc from 'fast-check';
import { voucherReduction } from './voucher';

const FLAT = 1;
const PERCENT = 2;

test.each([
  [{ type: FLAT, price: 1500, cappedPrice: null }, 10_000, 1500],
  [{ type: FLAT, price: 1500, cappedPrice: null }, 1200, 1200],
  [{ type: FLAT, price: 1500, cappedPrice: 1000 }, 10_000, 1000],
  [{ type: PERCENT, price: 12_500, cappedPrice: null }, 99_990, 12_500],
  [{ type: PERCENT, price: 12_500, cappedPrice: null }, 40, 10],
  [{ type: PERCENT, price: 12_500, cappedPrice: null }, 30, 0],
  [{ type: PERCENT, price: 20_000, cappedPrice: 15_000 }, 200_000, 15_000],
  [{ type: PERCENT, price: 100_000, cappedPrice: null }, 7770, 7770],
])('D22 %p discounts goods of %p by %p', (terms, goods, reduction) => {
  expect(voucherReduction(terms, goods, 2)).toBe(reduction);
});

test.each([
  [0, 1_004_000, 126_000],
  [0, 1_003_000, 125_000],
  [3, 9_999, 1250],
])('issue 14 12.5 %% in a currency with %p digits discounts goods of %p by %p', (digits, goods, reduction) => {
  expect(voucherReduction({ type: PERCENT, price: 12_500, cappedPrice: null }, goods, digits)).toBe(reduction);
});

test('S156 never exceeds the goods or its cap, and is a whole amount', () => {
  fc.assert(
    fc.property(
      fc.record({
        type: fc.constantFrom(FLAT, PERCENT),
        price: fc.integer({ min: 1, max: 100_000 }),
        cappedPrice: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: null }),
      }),
      fc.integer({ min: 0, max: 999_999_999 }),
      (terms, goods) => {
        const reduction = voucherReduction(terms, goods, 2);
        expect(Number.isSafeInteger(reduction)).toBe(true);
        expect(reduction).toBeGreaterThanOrEqual(0);
        expect(reduction).toBeLessThanOrEqual(Math.min(goods, terms.cappedPrice ?? goods));
      },
    ),
  );
});
