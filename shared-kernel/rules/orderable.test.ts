import { whyUnorderable } from './orderable';

const wanted = { quantity: 2, stock: 5, available: true };

test.each([
  ['is there', {}, undefined, null],
  ['is the last', { stock: 2 }, undefined, null],
  ['is withdrawn, whatever is left', { available: false, stock: 0 }, undefined, 'unavailable'],
  ['is sold out', { stock: 0 }, undefined, 'outOfStock'],
  ['is more than is left', { stock: 1 }, undefined, 'exceedsInventory'],
  ['is more than the shop sells at once', {}, 1, 'maximum'],
] as const)('issue 14 what %s is judged so', (_, over, cap, expected) => {
  expect(whyUnorderable({ ...wanted, ...over }, cap)).toBe(expected);
});
