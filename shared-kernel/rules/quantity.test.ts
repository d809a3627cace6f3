import { checkPurchase, checkStep, maximumQuantity } from './quantity';

test.each([
  [5, undefined, 5],
  [5, null, 5],
  [5, 3, 3],
  [2, 3, 2],
  [-1, undefined, 0],
])('D23 stock %p with cap %p allows %p', (stock, cap, maximum) => {
  expect(maximumQuantity(stock, cap)).toBe(maximum);
});

test.each([
  [1, 5, null],
  [5, 5, null],
  [0, 5, 'minimum'],
  [-3, 5, 'minimum'],
  [1.5, 5, 'minimum'],
  [Number.NaN, 5, 'minimum'],
  [6, 5, 'maximum'],
  [1, 0, 'maximum'],
])('S116 S138 stepping to %p of %p gives %p', (quantity, maximum, problem) => {
  expect(checkStep(quantity, maximum)).toBe(problem);
});

test.each([
  ['S113', 1, null, undefined, 'selectAttributes'],
  ['S114', 1, { quantity: 0 }, undefined, 'outOfStock'],
  ['S115', 4, { quantity: 3 }, undefined, 'exceedsInventory'],
  ['S115', 4, { quantity: 3 }, 2, 'exceedsInventory'],
  ['S116', 0, { quantity: 3 }, undefined, 'minimum'],
  ['S116', 3, { quantity: 9 }, 2, 'maximum'],
  ['S116', 3, { quantity: 3 }, undefined, null],
])('%s buying %p of %p with cap %p gives %p', (_, quantity, variant, cap, problem) => {
  expect(checkPurchase(quantity, variant, cap)).toBe(problem);
});
