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

test('S141 groups lines by store, in the order of each store’s first line', () => {
  const groups = groupByStore([line(1, rugs), line(2, lamps), line(3, rugs)], null);
  expect(groups.map((g) => [g.store.name, g.lines.map((l) => l.id)])).toEqual([
    ['Rugs', [1, 3]],
    ['Lamps', [2]],
  ]);
});

test('S140 sums only checked lines in stock, minus bundle discounts, in minor units', () => {
  const [group] = groupByStore(
    [
      line(1, lamps, { unit_price: 0.1, quantity: 3, bundle_offer: 0.1, shipping_price: 2.5 }),
      line(2, lamps, { unit_price: 99, selected: Selected.unchecked, shipping_price: 9 }),
      line(3, lamps, { unit_price: 7, updated_inventory: { ...aCartLine().updated_inventory, quantity: 0 } }),
    ],
    null,
  );
  expect(group).toMatchObject({ subtotal: 200, shipping: 2500 });
});

test('issue 14 shipping charged with another store’s line counts as charged, not free', () => {
  const place = { price: 5, pickup_price: 0 };
  const groups = groupByStore(
    [
      line(1, rugs, { shipping_price: 5, shipping_place: place }),
      line(2, lamps, { shipping_price: 0, shipping_place: place }),
      line(3, { id: 3, name: 'Free' }, { shipping_price: 0, shipping_place: { price: 0, pickup_price: 0 } }),
    ],
    null,
  );
  expect(groups.map(({ shipping, isCharged }) => [shipping, isCharged])).toEqual([
    [5000, true],
    [0, true],
    [0, false],
  ]);
});

test('S141 shipping is unknown without a destination', () => {
  expect(groupByStore([line(1, lamps)], null)[0]?.shipping).toBeNull();
});
