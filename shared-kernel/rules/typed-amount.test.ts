import { typedAmount } from './typed-amount';

test.each([
  ['50', '50'],
  ['٥٠', '50'],
  ['۵۰', '50'],
  ['५०', '50'],
  ['١٢٫٥', '12.5'],
  ['12.5', '12.5'],
  ['12,50 €', '12.50'],
  ['$1,299.90', '1299.90'],
  ['1.299,90', '1299.90'],
  ['1 299', '1299'],
  ['12,500', '12500'],
  ['١٬٢٩٩', '1299'],
  ['12.500', '12.500'],
  ['\u200f٥٠', '50'],
])('S086 the typed amount "%s" is %s', (text, expected) => {
  expect(typedAmount(text)).toBe(expected);
});

test.each(['', 'abc', '-4', '1e3', '1.2.3', '12,', '12345678901', 'Infinity', '1,2,3'])(
  'S086 "%s" is no amount',
  (text) => {
    expect(typedAmount(text)).toBeNull();
  },
);
