import fc from 'fast-check';
import { fromMinor } from 'shared-kernel/rules/money';
import { parseNumeric, toNumeric } from './money';

test.each([
  ['12.50', 1250],
  ['0.05', 5],
  ['-0.05', -5],
  ['7', 700],
  ['9999999999.99', 999_999_999_999],
  ['0.00', 0],
])('S106 %s is %d minor units', (text, minor) => {
  expect(parseNumeric(text)).toBe(minor);
});

test('S106 every amount survives a round trip through the database', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (minor) => {
      expect(parseNumeric(toNumeric(minor))).toBe(minor === 0 ? 0 : minor);
      expect(Math.round(fromMinor(minor) * 100)).toBe(minor);
    }),
  );
});
