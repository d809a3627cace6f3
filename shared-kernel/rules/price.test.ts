import fc from 'fast-check';
import { CurrencyPosition } from '../contract/enums';
import type { LanguageCode } from '../contract/languages';
import { discountPercent, formatPrice, type PriceFields, priceOf, type VariantPrice } from './price';

const now = new Date('2026-03-01T12:00:00Z');
const later = '2026-03-01T12:00:01Z';
const plain: PriceFields = { selling: 10, offered: null, price: null, end_time: null };
const variant = (price: number | string, attributes = 1): VariantPrice => ({
  price,
  inventory_attributes: Array.from({ length: attributes }, () => ({})),
});

test.each<[string, PriceFields, VariantPrice | undefined, number, number | null, boolean]>([
  ['S100 selling price alone', plain, undefined, 10000, null, false],
  ['S100 offer before selling price', { ...plain, offered: 8 }, undefined, 8000, 10000, false],
  ['S100 an offer of 0 is ignored', { ...plain, offered: 0 }, undefined, 10000, null, false],
  ['S100 flash before offer', { ...plain, offered: 8, price: 7, end_time: later }, undefined, 7000, 10000, true],
  ['S101 flash price without end time', { ...plain, price: 7 }, undefined, 10000, null, false],
  ['S101 flash at its end', { ...plain, price: 7, end_time: now.toISOString() }, undefined, 10000, null, false],
  ['S101 flash with an invalid end time', { ...plain, price: 7, end_time: 'soon' }, undefined, 10000, null, false],
  ['S101 ignores an empty flash price', { ...plain, price: 0, end_time: later }, undefined, 10000, null, false],
  [
    'S101 falls back to the offer at the end',
    { ...plain, offered: 8, price: 7, end_time: now },
    undefined,
    8000,
    10000,
    false,
  ],
  ['S102 variant price', plain, variant(12), 12000, null, false],
  ['S102 variant price before the offer', { ...plain, offered: 8 }, variant(12), 12000, null, false],
  ['S102 variant without attributes', { ...plain, offered: 8 }, variant(12, 0), 8000, 10000, false],
  ['S102 variant price 0', { ...plain, offered: 8 }, variant(0), 8000, 10000, false],
  ['D20 flash before variant, variant struck', { ...plain, price: 7, end_time: later }, variant(12), 7000, 12000, true],
  ['S103 an offer above the regular price strikes nothing', { ...plain, offered: 11 }, undefined, 11000, null, false],
  ['wire contract §1: prices as text', { ...plain, selling: '10.00', offered: '8.50' }, undefined, 8500, 10000, false],
])('%s', (_, product, chosen, current, previous, flash) => {
  expect(priceOf(product, now, chosen)).toMatchObject({ current, previous, flash });
});

test('S130 one second after the sale the product has its next price', () => {
  const product = { ...plain, price: 7, end_time: later };
  expect(priceOf(product, now).flash).toBe(true);
  expect(priceOf(product, new Date(later)).flash).toBe(false);
});

test('S100 to S103: the first positive price of the precedence wins', () => {
  const cents = fc.integer({ min: 0, max: 500_000 });
  const sale = fc.record({ price: cents, msLeft: fc.integer({ min: -5000, max: 5000 }) });
  const chosen = fc.record({ price: cents, attributes: fc.integer({ min: 0, max: 2 }) });
  fc.assert(
    fc.property(cents, fc.option(cents), fc.option(sale), fc.option(chosen), (selling, offered, flash, one) => {
      const price = priceOf(
        {
          selling: selling / 100,
          offered: offered === null ? null : (offered / 100).toFixed(2),
          price: flash && flash.price / 100,
          end_time: flash && new Date(now.getTime() + flash.msLeft),
        },
        now,
        one && variant(one.price / 100, one.attributes),
      );
      const ofVariant = one && one.attributes > 0 && one.price > 0 ? one.price : undefined;
      const ofSale = flash && flash.msLeft > 0 && flash.price > 0 ? flash.price : undefined;
      const current = ofSale ?? ofVariant ?? (offered || selling);
      const regular = ofVariant ?? selling;
      expect(price).toEqual({
        current: current * 10,
        previous: regular > current ? regular * 10 : null,
        discount: regular > current ? 100 - Math.floor((current * 100) / regular) : null,
        flash: ofSale !== undefined,
      });
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [799, 999, 21],
  [9999, 10000, 1],
  [1000, 1000, null],
  [1100, 1000, null],
  [1, 1000, 100],
  [0, 1000, 100],
  [58, 100, 42],
  [29, 100, 71],
])('S104 %p of %p gives %p', (current, previous, percent) => {
  expect(discountPercent(current, previous)).toBe(percent);
});

test('S104 discounts agree with exact arithmetic for every pair of prices', () => {
  const amount = fc.integer({ min: 1, max: 10 ** 12 });
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      fc.pre(a !== b);
      const [current, previous] = a < b ? [a, b] : [b, a];
      const exact = 100n - (BigInt(current) * 100n) / BigInt(previous);
      expect(discountPercent(current, previous)).toBe(Number(exact));
    }),
  );
});

test.each<[LanguageCode, number, string, number, number, string]>([
  ['en', CurrencyPosition.pre, '$', 2, 12_345_500, '$12,345.50'],
  ['en', CurrencyPosition.post, '$', 2, 7000, '7.00\u00a0$'],
  ['fr', CurrencyPosition.post, '€', 2, 12_345_500, '12\u202f345,50\u00a0€'],
  ['tr', CurrencyPosition.pre, '₺', 2, 12_345_500, '₺12.345,50'],
  ['hi', CurrencyPosition.pre, '₹', 2, 123_456_000, '₹1,23,456.00'],
  ['ar', CurrencyPosition.pre, '$', 2, 12_345_500, '$12,345.50'],
  ['en', CurrencyPosition.pre, 'USD', 2, 7000, 'USD\u00a07.00'],
  ['en', CurrencyPosition.pre, '$', 2, -5000, '\u2212$5.00'],
  ['en', 99, '$', 2, 0, '$0.00'],
  ['en', CurrencyPosition.pre, '¥', 0, 12_345_000, '¥12,345'],
  ['fr', CurrencyPosition.post, '¥', 0, 12_345_000, '12\u202f345\u00a0¥'],
  ['tr', CurrencyPosition.pre, '₩', 0, 12_345_000, '₩12.345'],
  ['hi', CurrencyPosition.pre, '¥', 0, 123_456_000, '¥1,23,456'],
  ['ar', CurrencyPosition.post, 'د.ك', 3, 1_234_567, '1,234.567\u00a0د.ك'],
  ['en', CurrencyPosition.pre, 'KD', 3, 12_500, 'KD\u00a012.500'],
  ['fr', CurrencyPosition.post, 'BD', 3, 1_234_005, '1\u202f234,005\u00a0BD'],
])('S105 formats money in %s at position %p with %s', (language, position, currencyIcon, digits, minor, text) => {
  expect(formatPrice(minor, { currencyIcon, position, digits, language })).toBe(text);
});
