import fc from 'fast-check';
import { placeOf, stopsOf } from './price-scale';

const range = fc
  .tuple(fc.integer({ min: 0, max: 1_000_000_00 }), fc.integer({ min: 1, max: 1_000_000_00 }))
  .map(([min, width]) => ({ min, max: min + width }));

test('S086 the slider’s ends are the lowest and the highest price', () => {
  const stops = stopsOf({ min: 1_299, max: 117_100 });
  expect(stops[0]).toBe(1_299);
  expect(stops.at(-1)).toBe(117_100);
  expect(placeOf(1_299, stops)).toBe(0);
  expect(placeOf(999_999_99, stops)).toBe(stops.length - 1);
});

test.each([
  [{ min: 45_30, max: 62_00 }, [45_30, 46_00, 47_00, 48_00, 49_00, 50_00, 55_00, 60_00, 62_00]],
  [{ min: 4_940_00, max: 6_100_00 }, [4_940_00, 4_950_00, 5_000_00, 5_500_00, 6_000_00, 6_100_00]],
  [{ min: 1_15, max: 1_62 }, Array.from({ length: 48 }, (_, cents) => 1_15 + cents)],
  [{ min: 9_95, max: 10_48 }, [9_95, 10_00, 10_10, 10_20, 10_30, 10_40, 10_48]],
  [{ min: 3_00, max: 3_01 }, [3_00, 3_01]],
])('S086 in between the slider stops at round prices: %j', (prices, stops) => {
  expect(stopsOf(prices)).toEqual(stops);
});

test('S086 every key changes the price until the end: each stop is dearer than the one before', () => {
  fc.assert(
    fc.property(range, (prices) => {
      const stops = stopsOf(prices);
      expect(
        stops.every((stop, place) => Number.isInteger(stop) && (place === 0 || stop > (stops[place - 1] ?? 0))),
      ).toBe(true);
      expect([stops[0], stops.at(-1)]).toEqual([prices.min, prices.max]);
      expect(stops.length).toBeLessThan(1000);
    }),
  );
});

test('S086 a thumb stays where a key has put it, so the next key goes on from there', () => {
  fc.assert(
    fc.property(range, (prices) => {
      const stops = stopsOf(prices);
      expect(stops.map((stop) => placeOf(stop, stops))).toEqual(stops.map((_, place) => place));
    }),
  );
});

test('S086 a typed price has the place of the nearest stop, in the order of prices', () => {
  const price = fc.integer({ min: 0, max: 2_000_000_00 });
  fc.assert(
    fc.property(range, price, price, (prices, one, other) => {
      const stops = stopsOf(prices);
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(placeOf(low, stops)).toBeGreaterThanOrEqual(0);
      expect(placeOf(high, stops)).toBeLessThan(stops.length);
      expect(placeOf(low, stops)).toBeLessThanOrEqual(placeOf(high, stops));
      const nearest = Math.min(...stops.map((stop) => Math.abs(stop - low)));
      expect(Math.abs((stops[placeOf(low, stops)] ?? 0) - low)).toBe(nearest);
    }),
  );
});
