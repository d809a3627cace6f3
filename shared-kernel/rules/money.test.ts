import fc from 'fast-check';
import { decimalText, fromMinor, smallestUnit, toMinor } from './money';

test.each([
  [0, 0],
  [19.99, 19_990],
  [8.1, 8100],
  [12.345, 12_345],
  [1.0005, 1001],
  [0.1 + 0.2, 300],
  [1e-7, 0],
  [-0, 0],
  [-7.5, -7500],
  ['19.99', 19_990],
  ['19.9900', 19_990],
  ['5', 5000],
  ['5.', 5000],
  [' 3.50 ', 3500],
  ['-0.00', 0],
  ['9999999999.99', 9999999999990],
])('reads %p as %p minor units', (value, minor) => {
  expect(toMinor(value)).toBe(minor);
});

test.each(['', 'abc', '1,50', '0x10', '1e3', '--1', Number.NaN, Number.POSITIVE_INFINITY, 1e21, '99999999999999999'])(
  'rejects %p as an amount',
  (value) => {
    expect(() => toMinor(value)).toThrow(RangeError);
  },
);

test('rejects a fraction of a minor unit', () => {
  expect(() => fromMinor(10.5)).toThrow(RangeError);
});

test('an amount survives the wire as number and as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), (minor) => {
      const wire = JSON.stringify(fromMinor(minor));
      expect(toMinor(JSON.parse(wire))).toBe(minor + 0);
      expect(toMinor(wire)).toBe(minor + 0);
    }),
  );
});

test.each([
  [19_990, 2, '19.99'],
  [5000, 2, '5.00'],
  [1_500_000, 0, '1500'],
  [12_345, 3, '12.345'],
  [10, 2, '0.01'],
  [9_999_999_999_990, 2, '9999999999.99'],
])('issue 14 formats %p with %p digits as %p', (minor, digits, text) => {
  expect(decimalText(minor, digits)).toBe(text);
});

test('issue 14 an amount the currency can express is unchanged, whatever its digits', () => {
  fc.assert(
    fc.property(fc.constantFrom(0, 2, 3), fc.integer({ min: 0, max: 10 ** 9 }), (digits, units) => {
      const minor = units * smallestUnit(digits);
      expect(toMinor(decimalText(minor, digits))).toBe(minor);
    }),
  );
});
