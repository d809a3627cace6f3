import { unorderableReason } from './orderable';

const purchase = { quantity: 2, stock: 5, available: true };

test.each([
  ['that is in stock', {}, undefined, null],
  ['that is the last', { stock: 2 }, undefined, null],
  ['that is withdrawn, whatever is left', { available: false, stock: 0 }, undefined, 'unavailable'],
  ['that is sold out', { stock: 0 }, undefined, 'outOfStock'],
  ['that is more than is left', { stock: 1 }, undefined, 'exceedsInventory'],
  ['that is more than the shop sells at once', {}, 1, 'maximum'],
] as const)('issue 14 judges an item %s', (_, over, cap, expected) => {
  expect(unorderableReason({ ...purchase, ...over }, cap)).toBe(expected);
});
