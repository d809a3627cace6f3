import fc from 'fast-check';
import { fromMinor } from 'shared-kernel/rules/money';
import { parseNumeric, toNumeric } from './money';

test.each([
  ['12.50', 12_500],
  ['12.345', 12_345],
  ['0.05', 50],
  ['-0.05', -50],
  ['7', 7000],
  ['9999999999.99', 9_999_999_999_990],
  ['0.00', 0],
])('S106 %s is %d minor units', (text, minor) => {
  expect(parseNumeric(text)).toBe(minor);
});

test('S106 every amount survives a round trip through the database', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_999_999, max: 9_999_999_999_999 }), (minor) => {
      expect(parseNumeric(toNumeric(minor))).toBe(minor === 0 ? 0 : minor);
      expect(Math.round(fromMinor(minor) * 1000)).toBe(minor);
    }),
  );
});
