import fc from 'fast-check';
import { bundleOffer, bundleReduction, freePieces } from './bundle';

test.each([
  [1, { buy: 2, free: 1 }, 0],
  [2, { buy: 2, free: 1 }, 1],
  [3, { buy: 2, free: 1 }, 1],
  [20, { buy: 2, free: 1 }, 1],
  [3, { buy: 3, free: 2 }, 2],
  [1, { buy: 1, free: 5 }, 1],
  [0, { buy: 0, free: 1 }, 0],
  [5, { buy: 2, free: -1 }, 0],
  [5, null, 0],
])('%p pieces with deal %p: %p free', (quantity, deal, free) => {
  expect(freePieces(quantity, deal)).toBe(free);
});

test('the discount is the free pieces at their unit price', () => {
  expect(bundleReduction(4, 1999, { buy: 3, free: 2 })).toBe(3998);
});

test('a deal never makes a line negative', () => {
  const count = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(count, count, count, count, (quantity, price, buy, free) => {
      expect(bundleReduction(quantity, price, { buy, free })).toBeLessThanOrEqual(quantity * price);
    }),
  );
});

test('S111 D22 a deal’s saving is given as money', () => {
  expect(bundleOffer(3, 3990, { buy: 2, free: 1 })).toEqual({ price: 7980, instead: 11970 });
  expect(bundleOffer(5, 1000, { buy: 5, free: 2 })).toEqual({ price: 3000, instead: 5000 });
  expect(bundleOffer(1, 3990, { buy: 2, free: 1 })).toBeNull();
  expect(bundleOffer(3, 3990, { buy: 2, free: 0 })).toBeNull();
  expect(bundleOffer(3, 0, { buy: 2, free: 1 })).toBeNull();
});
