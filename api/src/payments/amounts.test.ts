import { codes } from 'currency-codes';
import fc from 'fast-check';
import { smallestUnit } from 'shared-kernel/rules/money';
import {
  chargeable,
  decimalAmount,
  fractionDigits,
  fromSmallestUnits,
  inSteps,
  partInSteps,
  toDecimal,
  toSmallestUnits,
} from './amounts';

const UNITS = fc.integer({ min: 1, max: 9_999_999_999 });
const CURRENCY = fc.constantFrom('USD', 'INR', 'JPY', 'KRW', 'XOF', 'KWD', 'BHD');

test.each([
  [19_900, 'EUR', '19.90'],
  [50, 'USD', '0.05'],
  [1_500_000, 'JPY', '1500'],
  [19_999, 'KWD', '19.999'],
  [7000, 'ZZZ', '7.00'],
])('P2 %d minor units of %s are %s', (amount, currency, text) => {
  expect(toDecimal(amount, currency)).toBe(text);
});

test.each([
  [19_900, 'INR', 1990],
  [295_000, 'JPY', 295],
  [99_991, 'KWD', 99_991],
])('P2 %d minor units of %s are %d of its smallest units', (amount, currency, units) => {
  expect(toSmallestUnits(amount, currency)).toBe(units);
});

test('P2 every amount of a currency survives conversion to gateway units and back', () => {
  fc.assert(
    fc.property(UNITS, CURRENCY, (units, currency) => {
      const amount = units * smallestUnit(fractionDigits(currency));
      expect(chargeable(amount, currency)).toBe(amount);
      expect(fromSmallestUnits(toSmallestUnits(amount, currency), currency)).toBe(amount);
      const text = toDecimal(amount, currency);
      expect(decimalAmount.parse(text)).toBe(amount);
      expect(decimalAmount.parse(JSON.parse(JSON.stringify(Number(text))))).toBe(amount);
    }),
  );
});

test('issue 14 an amount is rounded down to the gateway’s steps, to at least one step', () => {
  expect([0, 4, 10, 19, 12_345].map((amount) => inSteps(amount, 10))).toEqual([0, 10, 10, 10, 12_340]);
});

test('issue 14 partial refunds in steps add up to the payment in steps, never more', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 9 }), (parts) => {
      let earlier = 0;
      let given = 0;
      for (const part of parts) {
        given += partInSteps(earlier, part, 10);
        earlier += part;
        expect(given).toBeLessThanOrEqual(inSteps(earlier, 10));
      }
      expect(given).toBe(inSteps(earlier, 10));
    }),
  );
});

test('issue 14 currencies have at most three decimals, except for two units of account', () => {
  expect(codes().filter((currency) => fractionDigits(currency) > 3)).toEqual(['CLF', 'UYW']);
});

test.each(['', 'abc', '1e3', Number.NaN, Number.POSITIVE_INFINITY, '12,50', '9'.repeat(30)])(
  'P2 %p is not an amount',
  (value) => {
    expect(decimalAmount.safeParse(value).success).toBe(false);
  },
);
