import fc from 'fast-check';
import { voucherReduction } from './voucher';

const FLAT = 1;
const PERCENT = 2;

test.each([
  [{ type: FLAT, price: 1500, cappedPrice: null }, 10_000, 1500],
  [{ type: FLAT, price: 1500, cappedPrice: null }, 1200, 1200],
  [{ type: FLAT, price: 1500, cappedPrice: 1000 }, 10_000, 1000],
  [{ type: PERCENT, price: 1250, cappedPrice: null }, 9_999, 1250],
  [{ type: PERCENT, price: 1250, cappedPrice: null }, 4, 1],
  [{ type: PERCENT, price: 1250, cappedPrice: null }, 3, 0],
  [{ type: PERCENT, price: 2000, cappedPrice: 1500 }, 20_000, 1500],
  [{ type: PERCENT, price: 10_000, cappedPrice: null }, 777, 777],
])('D22 %p takes off goods of %p: %p', (terms, goods, reduction) => {
  expect(voucherReduction(terms, goods)).toBe(reduction);
});

test('S156 never exceeds the goods or its cap, and is a whole amount', () => {
  fc.assert(
    fc.property(
      fc.record({
        type: fc.constantFrom(FLAT, PERCENT),
        price: fc.integer({ min: 1, max: 10_000 }),
        cappedPrice: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: null }),
      }),
      fc.integer({ min: 0, max: 999_999_999 }),
      (terms, goods) => {
        const reduction = voucherReduction(terms, goods);
        expect(Number.isSafeInteger(reduction)).toBe(true);
        expect(reduction).toBeGreaterThanOrEqual(0);
        expect(reduction).toBeLessThanOrEqual(Math.min(goods, terms.cappedPrice ?? goods));
      },
    ),
  );
});
