import { goalText, meetsGoal } from './goals.mjs';

test.each([
  ['federation-script', 'home', 1.02, true],
  ['federation-script', 'home', 1.03, false],
  ['shift', 'home', 0.004, true],
  ['shift', 'home', 0.006, false],
  ['tap', 'product', 0, false],
  ['tap', 'product', 1, true],
  ['tap', 'product', 2, false],
  ['lighthouse', 'home', 99.4, false],
  ['html', 'home', 15.9, true],
  ['html', 'product', 15.9, false],
  ['memory', 'heap', Number.NaN, false],
])('%s of %s, %d, meets its goal: %s', (key, where, value, met) => {
  expect(meetsGoal({ key, where, value })).toBe(met);
});

test('other subjects have no goals', () => {
  expect(meetsGoal({ key: 'lighthouse', where: 'home', value: 90, subject: 'EverShop' })).toBe(true);
});

test('describes a goal', () => {
  expect(['usable', 'tap', 'lighthouse', 'html'].map(goalText)).toEqual([
    'at most 1.5',
    'exactly 1',
    'at least 100',
    'at most 16.0 / 14.6 / 14.6',
  ]);
});
