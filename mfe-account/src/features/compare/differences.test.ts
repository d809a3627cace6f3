import { differences, isEqual } from './differences';

test.each([
  [
    ['a', 'a', 'b'],
    [false, false, true],
  ],
  [
    ['a', 'b'],
    [true, true],
  ],
  [
    ['a', 'b', 'c'],
    [true, true, true],
  ],
  [
    ['a', 'a', 'b', 'b'],
    [true, true, true, true],
  ],
  [
    ['a', 'a'],
    [false, false],
  ],
  [['a'], [false]],
  [[], []],
])('S197 among %j the values %j differ', (values, expected) => {
  expect(differences(values)).toEqual(expected);
});

test('S197 a row is equal when all products have the same value', () => {
  expect(isEqual(['a', 'a'])).toBe(true);
  expect(isEqual(['a'])).toBe(true);
  expect(isEqual(['a', 'b'])).toBe(false);
});
