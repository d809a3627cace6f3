import fc from 'fast-check';
import { decimalAmount, fromSmallestUnits, toDecimal, toSmallestUnits } from './amounts';

const AMOUNT = fc.integer({ min: 0, max: 99_999_999_999 });

test.each([
  [1990, 'EUR', '19.90'],
  [5, 'USD', '0.05'],
  [150_000, 'JPY', '1500'],
  [150_001, 'JPY', '1501'],
  [1999, 'KWD', '19.990'],
])('P2 %d minor units of %s are %s', (amount, currency, text) => {
  expect(toDecimal(amount, currency)).toBe(text);
});

test.each([
  [1990, 'INR', 1990],
  [29_500, 'JPY', 295],
  [29_501, 'JPY', 296],
  [9_999, 'KWD', 99_990],
])('P2 %d minor units of %s are %d of its smallest units', (amount, currency, units) => {
  expect(toSmallestUnits(amount, currency)).toBe(units);
});

test('P2 a decimal is parsed to the cent', () => {
  fc.assert(
    fc.property(AMOUNT, (amount) => {
      const text = toDecimal(amount, 'USD');
      expect(BigInt(text.replace('.', ''))).toBe(BigInt(amount));
      expect(decimalAmount.parse(text)).toBe(amount);
      expect(decimalAmount.parse(Number(text))).toBe(amount);
      expect(decimalAmount.parse(JSON.parse(JSON.stringify(Number(text))))).toBe(amount);
    }),
  );
});

test('P2 the requested amount is the due one rounded up to a whole unit', () => {
  fc.assert(
    fc.property(AMOUNT, fc.constantFrom('USD', 'INR', 'JPY', 'XOF', 'KWD', 'BHD'), (amount, currency) => {
      for (const back of [
        fromSmallestUnits(toSmallestUnits(amount, currency), currency),
        decimalAmount.parse(toDecimal(amount, currency)),
      ]) {
        expect(back).toBeGreaterThanOrEqual(amount);
        expect(back - amount).toBeLessThan(100);
      }
    }),
  );
});

test('P2 a fraction of a minor unit does not count as paid', () => {
  expect(fromSmallestUnits(99_999, 'KWD')).toBe(9_999);
});

test.each(['', 'abc', '1e3', Number.NaN, Number.POSITIVE_INFINITY, '12,50', '9'.repeat(30)])(
  'P2 %p is not an amount',
  (value) => {
    expect(decimalAmount.safeParse(value).success).toBe(false);
  },
);
