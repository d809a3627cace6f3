import fc from 'fast-check';
import { smallestUnit } from 'shared-kernel/rules/money';
import { placeOf, stopsOf } from './price-scale';

const range = fc
  .tuple(fc.constantFrom(0, 2, 3), fc.integer({ min: 0, max: 1_000_000_00 }), fc.integer({ min: 1, max: 1_000_000_00 }))
  .map(([digits, least, width]) => {
    const unit = smallestUnit(digits);
    return { digits, min: least * unit, max: (least + width) * unit };
  });

test('S086 the slider ends at the lowest and the highest price', () => {
  const stops = stopsOf({ min: 12_990, max: 1_171_000 }, 2);
  expect(stops[0]).toBe(12_990);
  expect(stops.at(-1)).toBe(1_171_000);
  expect(placeOf(12_990, stops)).toBe(0);
  expect(placeOf(999_999_990, stops)).toBe(stops.length - 1);
});

test.each([
  [2, [45_300, 62_000], [45_300, 46_000, 47_000, 48_000, 49_000, 50_000, 55_000, 60_000, 62_000]],
  [2, [4_940_000, 6_100_000], [4_940_000, 4_950_000, 5_000_000, 5_500_000, 6_000_000, 6_100_000]],
  [2, [1_150, 1_620], Array.from({ length: 48 }, (_, cents) => 1_150 + 10 * cents)],
  [2, [9_950, 10_480], [9_950, 10_000, 10_100, 10_200, 10_300, 10_400, 10_480]],
  [2, [3_000, 3_010], [3_000, 3_010]],
  // yen have no minor units
  [0, [1_000, 4_000], [1_000, 2_000, 3_000, 4_000]],
  [0, [4_940_000, 6_100_000], [4_940_000, 4_950_000, 5_000_000, 5_500_000, 6_000_000, 6_100_000]],
  [3, [1_205, 1_209], [1_205, 1_206, 1_207, 1_208, 1_209]],
  [
    3,
    [9_995, 10_140],
    [
      9_995, 10_000, 10_010, 10_020, 10_030, 10_040, 10_050, 10_060, 10_070, 10_080, 10_090, 10_100, 10_110, 10_120,
      10_130, 10_140,
    ],
  ],
])('S086 with %d decimals the slider stops at round prices in between: %j', (digits, [min = 0, max = 0], stops) => {
  expect(stopsOf({ min, max }, digits)).toEqual(stops);
});

test('S086 every key press changes the price, as stops strictly increase', () => {
  fc.assert(
    fc.property(range, (prices) => {
      const stops = stopsOf(prices, prices.digits);
      const unit = smallestUnit(prices.digits);
      expect(stops.every((stop, place) => stop % unit === 0 && (place === 0 || stop > (stops[place - 1] ?? 0)))).toBe(
        true,
      );
      expect([stops[0], stops.at(-1)]).toEqual([prices.min, prices.max]);
      expect(stops.length).toBeLessThan(1000);
    }),
  );
});

test('S086 every stop maps to its own position, so the next key continues from there', () => {
  fc.assert(
    fc.property(range, (prices) => {
      const stops = stopsOf(prices, prices.digits);
      expect(stops.map((stop) => placeOf(stop, stops))).toEqual(stops.map((_, place) => place));
    }),
  );
});

test('S086 a typed price maps to the nearest stop, in price order', () => {
  const price = fc.integer({ min: 0, max: 2_000_000_00 });
  fc.assert(
    fc.property(range, price, price, (prices, one, other) => {
      const stops = stopsOf(prices, prices.digits);
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(placeOf(low, stops)).toBeGreaterThanOrEqual(0);
      expect(placeOf(high, stops)).toBeLessThan(stops.length);
      expect(placeOf(low, stops)).toBeLessThanOrEqual(placeOf(high, stops));
      const nearest = Math.min(...stops.map((stop) => Math.abs(stop - low)));
      expect(Math.abs((stops[placeOf(low, stops)] ?? 0) - low)).toBe(nearest);
    }),
  );
});
