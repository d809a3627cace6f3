import fc from 'fast-check';
import { contrast, mix, parseColour, type Rgb, readableOn, textOn, toHex } from './colour';

const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)) as fc.Arbitrary<Rgb>;

test.each<[string, Rgb | null]>([
  ['#fff', [255, 255, 255]],
  ['#6B2fb3', [107, 47, 179]],
  [' #000000 ', [0, 0, 0]],
  ['rgb(1, 2,3)', [1, 2, 3]],
  ['rgb(256,0,0)', null],
  ['#ffff', null],
  ['purple', null],
  ['', null],
  ['red;}body{display:none', null],
  ['#fff}</style><script>', null],
  ['url(//evil)', null],
])('parses %j', (text, expected) => {
  expect(parseColour(text)).toEqual(expected);
});

test('contrast follows WCAG', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
  expect(contrast([1, 2, 3], [1, 2, 3])).toBe(1);
});

test('mixes colours and round-trips their notation', () => {
  expect(toHex(mix([0, 0, 0], [255, 255, 255], 0.5))).toBe('#808080');
  fc.assert(fc.property(colour, (c) => expect(parseColour(toHex(c))).toEqual(c)));
});

test('S027 text on any background passes WCAG AA', () => {
  fc.assert(fc.property(colour, (ground) => expect(contrast(textOn(ground), ground)).toBeGreaterThanOrEqual(4.5)));
});

test('S027 any colour can be made readable on any background', () => {
  fc.assert(
    fc.property(colour, colour, (ground, c) =>
      expect(contrast(readableOn(ground, c, 4.5), ground)).toBeGreaterThanOrEqual(4.5),
    ),
  );
});
