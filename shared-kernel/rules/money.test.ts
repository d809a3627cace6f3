import fc from 'fast-check';
import { fromMinor, toMinor } from './money';

test.each([
  [0, 0],
  [19.99, 1999],
  [8.1, 810],
  [1.005, 101],
  [0.1 + 0.2, 30],
  [1e-7, 0],
  [-0, 0],
  [-7.5, -750],
  ['19.99', 1999],
  ['19.9900', 1999],
  ['5', 500],
  ['5.', 500],
  [' 3.50 ', 350],
  ['-0.00', 0],
  ['9999999999.99', 999999999999],
])('reads %p as %p minor units', (value, minor) => {
  expect(toMinor(value)).toBe(minor);
});

test.each(['', 'abc', '1,50', '0x10', '1e3', '--1', Number.NaN, Number.POSITIVE_INFINITY, 1e21, '99999999999999999'])(
  'refuses %p as an amount',
  (value) => {
    expect(() => toMinor(value)).toThrow(RangeError);
  },
);

test('refuses to send a fraction of a cent', () => {
  expect(() => fromMinor(10.5)).toThrow(RangeError);
});

test('an amount survives the wire as number and as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (minor) => {
      const wire = JSON.stringify(fromMinor(minor));
      expect(toMinor(JSON.parse(wire))).toBe(minor + 0);
      expect(toMinor(wire)).toBe(minor + 0);
    }),
  );
});
