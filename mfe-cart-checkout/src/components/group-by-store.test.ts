import { Selected } from 'shared-kernel/contract/enums';
import { aCartLine } from 'shared-kernel/testing/a-cart';
import { groupByStore } from './group-by-store';

const line = (id: number, store: { id: number; name: string }, over = {}) => {
  const base = aCartLine();
  return aCartLine({
    id,
    flash_product: { ...base.flash_product, store: { ...base.flash_product.store, ...store } },
    ...over,
  });
};
const lamps = { id: 1, name: 'Lamps' };
const rugs = { id: 2, name: 'Rugs' };

test('S141 lines are grouped by store, in the order in which each store came first', () => {
  const groups = groupByStore([line(1, rugs), line(2, lamps), line(3, rugs)]);
  expect(groups.map((g) => [g.store.name, g.lines.map((l) => l.id)])).toEqual([
    ['Rugs', [1, 3]],
    ['Lamps', [2]],
  ]);
});

test('S140 only checked lines count, bundle reductions taken off, in minor units', () => {
  const [group] = groupByStore([
    line(1, lamps, { unit_price: 0.1, quantity: 3, bundle_offer: 0.1, shipping_price: 2.5 }),
    line(2, lamps, { unit_price: 99, selected: Selected.unchecked, shipping_price: 9 }),
  ]);
  expect(group).toMatchObject({ subtotal: 20, shipping: 250 });
});

test('S141 shipping is unknown until a place is', () => {
  expect(groupByStore([line(1, lamps)])[0]?.shipping).toBeNull();
});
