import { goalText, meetsGoal } from './goals.mjs';

test.each([
  ['script', 1.15, true],
  ['script', 1.16, false],
  ['shift', 0.004, true],
  ['shift', 0.006, false],
  ['tap', 0, false],
  ['tap', 1, true],
  ['tap', 2, false],
  ['requests', 9.9, false],
  ['memory', Number.NaN, false],
])('%s of %d meets its goal: %s', (key, value, met) => {
  expect(meetsGoal({ key, where: 'home', value })).toBe(met);
});

test('describes a goal', () => {
  expect(['script', 'tap', 'requests'].map(goalText)).toEqual(['at most 1.15', 'exactly 1', 'at least 10.0']);
});
