import fc from 'fast-check';
import { PLACES, placeOf, priceAt } from './price-scale';

const range = fc
  .tuple(fc.integer({ min: 0, max: 1_000_000_00 }), fc.integer({ min: 1, max: 1_000_000_00 }))
  .map(([min, width]) => ({ min, max: min + width }));

test('S086 the slider’s ends are the lowest and the highest price', () => {
  expect(priceAt(0, { min: 1_299, max: 117_100 })).toBe(1_299);
  expect(priceAt(PLACES, { min: 1_299, max: 117_100 })).toBe(117_100);
  expect(placeOf(1_299, { min: 1_299, max: 117_100 })).toBe(0);
  expect(placeOf(999_999_99, { min: 1_299, max: 117_100 })).toBe(PLACES);
});

test('S086 in between the slider stops at round prices', () => {
  expect(priceAt(25, { min: 0, max: 1_000_00 })).toBe(65_00);
  expect(priceAt(50, { min: 0, max: 1_000_00 })).toBe(250_00);
  expect(priceAt(10, { min: 0, max: 1_000_00 })).toBe(10_00);
});

test('S086 a position further right is never cheaper and never out of range', () => {
  fc.assert(
    fc.property(range, fc.integer({ min: 0, max: PLACES - 1 }), (prices, place) => {
      const [here, next] = [priceAt(place, prices), priceAt(place + 1, prices)];
      expect(here).toBeLessThanOrEqual(next);
      expect(here).toBeGreaterThanOrEqual(prices.min);
      expect(next).toBeLessThanOrEqual(prices.max);
      expect(Number.isInteger(here)).toBe(true);
    }),
  );
});

test('S086 a price has a position between both ends, in the order of prices', () => {
  const price = fc.integer({ min: 0, max: 2_000_000_00 });
  fc.assert(
    fc.property(range, price, price, (prices, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(placeOf(low, prices)).toBeGreaterThanOrEqual(0);
      expect(placeOf(high, prices)).toBeLessThanOrEqual(PLACES);
      expect(placeOf(low, prices)).toBeLessThanOrEqual(placeOf(high, prices));
    }),
  );
});
