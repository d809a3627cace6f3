import { anOrder, anOrderedProduct, anOrderParcel } from '../testing/an-order';
import { isDelivered, parcelsOf } from './order-parcels';

const of = (id: number, store: number, over: Parameters<typeof anOrderedProduct>[0] = {}) => {
  const item = anOrderedProduct({ id, ...over });
  return { ...item, product: { ...item.product, store: { ...item.product.store, id: store } } };
};

test('S184 groups items by store with the cost of goods and shipping', () => {
  const parcels = parcelsOf([
    of(1, 8, { selling: 10.1, quantity: 3, bundle_offer: 1, shipping_price: 2.5 }),
    of(2, 9, { selling: 0.1, shipping_price: 0 }),
    of(3, 8, { selling: 0.2, shipping_price: 0 }),
  ]);
  expect(
    parcels.map(({ store, items, goods, shipping }) => [store.id, items.map((i) => i.id), goods, shipping]),
  ).toEqual([
    [8, [1, 3], 20_400, 2500],
    [9, [2], 100, 0],
  ]);
});

test.each([
  [['2026-11-25', '2026-11-25'], '2026-11-25'],
  [['2026-11-25', '2026-11-28'], null],
  [['2026-11-25', null], null],
  [[null, null], null],
])('S184 expects a parcel with delivery days %j on %p', (days, expected) => {
  const items = days.map((estimated_delivery, i) => of(i, 8, { estimated_delivery }));
  expect(parcelsOf(items)[0]?.expected).toBe(expected);
});

test('issue 14 shipping charged with another store’s line is not free', () => {
  const place = (price: number) =>
    ({ price, pickup_price: 0 }) as ReturnType<typeof anOrderedProduct>['shipping_place'];
  const parcels = parcelsOf([
    of(1, 8, { shipping_price: 5, shipping_place: place(5) }),
    of(2, 9, { shipping_price: 0, shipping_place: place(5) }),
    of(3, 10, { shipping_price: 0, shipping_place: place(0) }),
  ]);
  expect(parcels.map(({ isIncluded }) => isIncluded)).toEqual([false, true, false]);
});

test('D42 a store’s items are delivered by its parcel, or by the order’s status when there are no parcels', () => {
  const parcels = [anOrderParcel({ store_id: 8, status: 5 }), anOrderParcel({ store_id: 9, status: 1 })];
  expect([8, 9].map((store) => isDelivered(anOrder({ status: 1, parcels }), store))).toEqual([true, false]);
  const { parcels: _, ...before } = anOrder({ status: 5 });
  expect(isDelivered(before, 8)).toBe(true);
  expect(isDelivered({ ...before, cancelled: 1 }, 8)).toBe(false);
});
