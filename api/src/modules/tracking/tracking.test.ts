import type { Rejection } from 'shared-kernel/contract/envelope';
import type { OrderDetail, PlacedOrder } from 'shared-kernel/contract/orders';
import type { TrackedOrder } from 'shared-kernel/contract/tracking';
import { ADDRESS, aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { aStore } from '../../testing/a-store';
import { anAttribute } from '../../testing/an-attribute';
import { testApp } from '../../testing/test-app';
import { createTrackingCode } from '../orders/tracking-code';

let now = new Date();
const api = testApp({ clock: () => now });
beforeAll(() => aSite(api.db));
beforeEach(() => {
  now = new Date('2026-11-21T10:00:00Z');
});

const track = <T = TrackedOrder>(code: string, language = 'en') =>
  api.call<T>('trackOrder', { params: { code }, language });
const trackByQuery = <T = TrackedOrder>(tracking_id: string) =>
  api.call<T>('trackOrderByQuery', { query: { tracking_id } });

/** An order from two stores: a lamp in two days and a rug in five from the first one, a vase to be picked up from the second. */
async function anOrder() {
  const rule = async (days: number) =>
    (await aShippingRule(api.db, { places: [{ country: 'AF', state: 'BDS', days, pickupPrice: 100 }] })).id;
  const [first, second] = [await aStore(api.db), await aStore(api.db)];
  const size = await anAttribute(api.db, 'Size', ['Large']);
  const lamp = await aProduct(api.db, {
    title: { en: 'Lamp', ar: 'مصباح' },
    store: first.id,
    shippingRule: await rule(2),
    variants: [{ values: size.valueIds }],
  });
  const rug = await aProduct(api.db, { title: 'Rug', store: first.id, shippingRule: await rule(5) });
  const vase = await aProduct(api.db, { title: 'Vase', store: second.id, shippingRule: await rule(4) });
  const guest = aGuest(api);
  const { user_token } = guest;
  await guest.put(lamp, 2);
  await guest.put(rug);
  await guest.put(vase, 3);
  const address = (await guest.live()).data.id;
  const pickup = (await guest.cart()).cartProducts.find((line) => line.product_id === vase.id)?.id;
  await api.call('updateShipping', {
    body: { selected_address: address, cart: [{ cart: pickup, shipping_type: 2 }], user_token },
  });
  const { data } = await api.call<PlacedOrder>('placeOrder', { body: { order_method: 2, user_token } });
  const change = (what: object) => api.db.updateTable('orders').set(what).where('id', '=', data.id).execute();
  return { placed: data, guest, first, second, change };
}

describe('refusals', () => {
  test.each([
    ['without an order', createTrackingCode()],
    ['of invalid form', 'nonsense'],
    ['with a digit missing', '7Q2KX-0M4TZ-9HVB'],
    ['that is a number', '1'],
    ['of ten thousand letters', 'x'.repeat(10_000)],
    ['with a NUL', '7Q2KX\u0000'],
    ['with a wildcard', '%'],
  ])('S191 D41 a code %s gets the same answer by path and by query', async (_, code) => {
    const { placed } = await anOrder();
    const answers = [await track<Rejection>(code), await trackByQuery<Rejection>(code)];
    for (const { http, status, message, data, headers } of answers) {
      expect([http, status]).toEqual([200, 201]);
      expect(message).toBe('We couldn’t find an order with this code. Please check it and try again.');
      expect(data).toEqual({ form: [message], fields: ['tracking_id'] });
      expect(headers['cache-control']).toBe('no-store');
    }
    expect((await track(placed.order)).status).toBe(200);
  });

  test('S191 a missing code and an order id get the same answer', async () => {
    const { placed } = await anOrder();
    expect((await api.call('trackOrderByQuery')).status).toBe(201);
    expect((await trackByQuery('')).status).toBe(201);
    expect((await track(String(placed.id))).status).toBe(201);
  });
});

describe('tracking answer', () => {
  test('S191 D41 has state, history and one parcel per store and shipping type, in the caller’s language', async () => {
    const { placed, first, second } = await anOrder();
    const { data, status, headers } = await track(placed.order, 'ar');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(data).toMatchObject({
      order: placed.order,
      status: 1,
      cancelled: 0,
      refunded: 0,
      expired: 0,
      created_at: now.toISOString(),
      status_history: [{ status: 1, at: now.toISOString() }],
      parcels: [
        {
          store: { id: first.id },
          shipping_type: 1,
          // the slower one of two items
          estimated_delivery: '2026-11-26',
          items: [
            { quantity: 2, product: { title: 'مصباح' } },
            { quantity: 1, product: { title: 'Rug' } },
          ],
        },
        {
          store: { id: second.id },
          shipping_type: 2,
          estimated_delivery: '2026-11-25',
          items: [{ quantity: 3, product: { title: 'Vase' } }],
        },
      ],
    });
    const [chosen] = data.parcels[0]?.items[0]?.updated_inventory.inventory_attributes ?? [];
    expect(chosen?.attribute_value).toMatchObject({ title: 'Large', attribute: { title: 'Size' } });
  });

  test.each([
    (code: string) => code.toLowerCase(),
    (code: string) => code.replaceAll('-', ' '),
    (code: string) => code.replaceAll('0', 'o').replaceAll('1', 'l'),
  ])('S191 accepts the code in any spelling (%#)', async (typed) => {
    const { placed } = await anOrder();
    const [plain, byPath, byQuery] = [
      await track(placed.order),
      await track(typed(placed.order)),
      await trackByQuery(typed(placed.order)),
    ];
    expect([byPath.data, byQuery.data]).toEqual([plain.data, plain.data]);
  });

  test('D41 has no personal data, no private ids and no amounts', async () => {
    const { placed, guest } = await anOrder();
    const { data } = await track(placed.order);
    const body = JSON.stringify(data);
    for (const personal of [guest.user_token, ...Object.values(ADDRESS).filter((text) => text.length > 3)]) {
      expect(body).not.toContain(personal);
    }
    const names = new Set([...body.matchAll(/"(\w+)":/g)].map(([, name]) => name));
    // all property names: a new one must be meant to be public
    expect([...names].sort()).toEqual(
      [
        ...['order', 'status', 'cancelled', 'refunded', 'expired', 'created_at', 'status_history', 'at', 'parcels'],
        ...['store', 'id', 'name', 'slug', 'image', 'meta_title', 'meta_description'],
        ...['shipping_type', 'estimated_delivery', 'items', 'product', 'title', 'quantity', 'updated_inventory'],
        ...['inventory_attributes', 'attribute_value_id', 'attribute_value', 'attribute'],
        ...['progress', 'store_id', 'carrier', 'tracking_code', 'tracking_link'],
      ].sort(),
    );
  });

  test('the delivery date equals that of the order page, by the shop’s zone and clock', async () => {
    await api.db.updateTable('settings').set({ time_zone: 'Asia/Tokyo' }).execute();
    const { placed, guest } = await anOrder();
    const days = async () => {
      const own = await api.call<OrderDetail>('orders', {
        body: { order_id: placed.id, user_token: guest.user_token },
      });
      return [
        (await track(placed.order)).data.parcels.map((parcel) => parcel.estimated_delivery),
        own.data.ordered_products.map((item) => item.estimated_delivery),
      ];
    };
    expect(await days()).toEqual([
      ['2026-11-26', '2026-11-25'],
      ['2026-11-23', '2026-11-26', '2026-11-25'],
    ]);
    // the 26th in Tokyo is over at 15:00 in London
    now = new Date('2026-11-26T15:00:00Z');
    expect(await days()).toEqual([
      ['2026-11-28', '2026-11-28'],
      ['2026-11-28', '2026-11-28', '2026-11-28'],
    ]);
    await api.db.updateTable('settings').set({ time_zone: 'UTC' }).execute();
  });

  test('S189 a cancelled or delivered order has no delivery date', async () => {
    const { placed, change } = await anOrder();
    const progress = async () => {
      const { parcels, status, cancelled, refunded, expired } = (await track(placed.order)).data;
      return [status, cancelled, refunded, expired, ...parcels.map((parcel) => parcel.estimated_delivery)];
    };
    await change({ cancelled: 1 });
    expect(await progress()).toEqual([1, 1, 0, 0, null, null]);
    await change({ expired: 1 });
    expect(await progress()).toEqual([1, 1, 0, 1, null, null]);
    await change({ refunded: 1 });
    expect(await progress()).toEqual([1, 1, 1, 1, null, null]);
    const other = await anOrder();
    await other.change({ status: 5 });
    expect((await track(other.placed.order)).data).toMatchObject({
      status: 5,
      parcels: [{ estimated_delivery: null }, { estimated_delivery: null }],
    });
  });
});
