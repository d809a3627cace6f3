import fc from 'fast-check';
import type { Address } from 'shared-kernel/contract/addresses';
import type { Cart } from 'shared-kernel/contract/cart';
import type { Rejection } from 'shared-kernel/contract/envelope';
import type { OrderDetail, PlacedOrder } from 'shared-kernel/contract/orders';
import { ADDRESS, aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aStore } from '../../testing/a-store';
import { aUser } from '../../testing/a-user';
import { testApp } from '../../testing/test-app';

const api = testApp();

/** A user, who may have several addresses. */
async function aResident() {
  const { bearer } = await aUser(api.db);
  return {
    bearer,
    cart: async () => (await api.call<Cart>('cart', { bearer })).data,
    put: async (shippingRule: number) => {
      const { id: product_id, inventoryIds } = await aProduct(api.db, { shippingRule });
      const body = { product_id, inventory_id: inventoryIds[0], quantity: 1 };
      return (await api.call<Cart>('changeCartQuantity', { bearer, body })).data;
    },
    live: async (address: Partial<typeof ADDRESS> = {}) =>
      (await api.call<Address>('saveAddress', { bearer, body: { ...ADDRESS, ...address } })).data.id,
    ship: <T = Cart>(selected_address: number, cart: unknown[], extra = {}) =>
      api.call<T>('updateShipping', { bearer, body: { selected_address, cart, ...extra } }),
  };
}

describe('refused shipping choices', () => {
  test('another shopper’s address or line looks like an unknown one, and nothing changes', async () => {
    const rule = await aShippingRule(api.db, { places: [{ pickupPrice: 100 }] });
    const [owner, stranger] = [aGuest(api), aGuest(api)];
    const line = (await owner.put(await aProduct(api.db, { shippingRule: rule.id }))).data.cartProducts[0]?.id ?? 0;
    const theirs = (await owner.live()).data.id;
    const own = (await stranger.live({ country: 'DE', state: 'BE', zip: '10115' })).data.id;
    const { user_token } = stranger;
    const ship = (selected_address: number, cart = line, shipping_type = 2) =>
      api.call('updateShipping', { body: { selected_address, cart: [{ cart, shipping_type }], user_token } });
    for (const address of [theirs, 2_000_000_000])
      expect((await ship(address)).message).toBe('We couldn’t find this address.');
    for (const id of [line, 2_000_000_000])
      expect((await ship(own, id)).message).toBe('This item is no longer in your cart.');
    expect(await owner.cart()).toMatchObject({
      cartProducts: [{ shipping_type: 1 }],
      destination: { address_id: theirs, country: 'AF' },
    });
  });

  test.each([[0], [3], [-1], [1.5], ['2'], [null]])('S149 the shipping type %p is refused', async (shipping_type) => {
    const { live, put, ship, cart } = await aResident();
    const line = (await put((await aShippingRule(api.db)).id)).cartProducts[0]?.id;
    const home = await live();
    const away = await live({ country: 'DE', state: 'BE', zip: '10115' });
    const answer = await ship<Rejection>(away, [{ cart: line, shipping_type }]);
    expect([answer.http, answer.status, answer.message]).toEqual([200, 201, 'Shipping method isn’t valid']);
    expect(await cart()).toMatchObject({ destination: { address_id: home }, cartProducts: [{ shipping_type: 1 }] });
  });
});

test('S149 S150 D31 the server picks the shipping place of the address; pickup only where offered', async () => {
  const { live, put, ship: send, cart } = await aResident();
  const places = [
    { price: 900 },
    { country: 'AF', price: 600 },
    { country: 'AF', state: 'BDS', price: 300, pickupPrice: 100 },
  ];
  const rule = await aShippingRule(api.db, { places });
  const line = (await put(rule.id)).cartProducts[0]?.id ?? 0;
  const near = await live();
  const country = await live({ state: 'KAB' });
  const far = await live({ country: 'DE', state: 'BE', zip: '10115' });
  const ship = (address: number, shipping_type: number, place = rule.placeIds[0]) =>
    send(address, [{ cart: line, shipping_place: { id: place, price: 0 }, shipping_type, price: 0 }]);

  // a place that does not match the address is ignored
  expect((await ship(far, 1, rule.placeIds[2])).data).toMatchObject({
    cartProducts: [{ shipping_place_id: rule.placeIds[0], shipping_price: 9 }],
    destination: { address_id: far, country: 'DE', state: 'BE' },
  });
  expect((await ship(country, 1, 2_000_000_000)).data.cartProducts).toMatchObject([
    { shipping_place_id: rule.placeIds[1], shipping_price: 6 },
  ]);
  expect((await ship(near, 1)).data.cartProducts).toMatchObject([
    { shipping_place_id: rule.placeIds[2], shipping_price: 3 },
  ]);
  expect((await ship(near, 2)).data.cartProducts).toMatchObject([{ shipping_type: 2, shipping_price: 1 }]);
  const refused = await send<Rejection>(far, [{ cart: line, shipping_type: 2 }]);
  expect(refused.status).toBe(201);
  expect(refused.data.product).toEqual([
    { [line]: ['This product can’t be picked up there. Please choose another option.'] },
  ]);
  expect((await cart()).cartProducts).toMatchObject([{ shipping_type: 2, shipping_price: 1 }]);
  // pickup only applies where it exists: changing just the address falls back to delivery
  expect((await send(far, [])).data.cartProducts).toMatchObject([{ shipping_type: 1, shipping_price: 9 }]);
});

test('S150 the last choice counts for a line that is sent twice', async () => {
  const { live, put, ship } = await aResident();
  const rule = await aShippingRule(api.db, { places: [{ price: 300, pickupPrice: 100 }] });
  const cart = (await put(rule.id)).cartProducts[0]?.id;
  const home = await live();
  const pickup = { cart, shipping_type: 2 };
  const delivery = { cart, shipping_type: 1 };
  expect((await ship(home, [pickup, delivery])).data.cartProducts).toMatchObject([{ shipping_price: 3 }]);
  expect((await ship(home, [delivery, pickup])).data.cartProducts).toMatchObject([{ shipping_price: 1 }]);
});

test('S137 S147 unshippable lines have no shipping price and are named when ordering', async () => {
  const { live, put, ship, bearer } = await aResident();
  const near = await aShippingRule(api.db, { places: [{ country: 'AF', price: 300, pickupPrice: 100 }] });
  const everywhere = await aShippingRule(api.db);
  const nowhere = await aShippingRule(api.db, { places: [{ country: 'FR' }, { country: 'DE', state: 'BY' }] });
  await put(near.id);
  await put(everywhere.id);
  const ids = (await put(nowhere.id)).cartProducts.map(({ id }) => id);
  await live();
  const away = await live({ country: 'DE', state: 'BE', zip: '10115' });
  const { data } = await ship(
    away,
    ids.map((cart) => ({ cart, shipping_type: 1 })),
  );
  expect(data.cartProducts.map((line) => [line.shipping_price, line.shipping_place_id])).toEqual([
    [null, null],
    [5, everywhere.placeIds[0]],
    [null, null],
  ]);
  expect(data.calculated.shipping_price).toBe(5);
  const order = await api.call<Rejection>('placeOrder', { bearer, body: { order_method: 2 } });
  const text = ['Product is unable to be shipped.'];
  expect([order.status, order.data.product]).toEqual([201, [{ [ids[0] ?? 0]: text }, { [ids[2] ?? 0]: text }]]);
});

test('a single-price rule charges once per shipping type, for counted lines only', async () => {
  const { live, put, ship, bearer } = await aResident();
  const { id } = await aShippingRule(api.db, { single: true, places: [{ price: 700, pickupPrice: 200 }] });
  const home = await live();
  await put(id);
  await put(id);
  const { cartProducts, calculated } = await put(id);
  expect([cartProducts.map((line) => line.shipping_price), calculated.shipping_price]).toEqual([[7, 0, 0], 7]);
  const [first, second, third] = cartProducts.map((line) => line.id);
  const mixed = (await ship(home, [{ cart: second, shipping_type: 2 }])).data;
  expect([mixed.cartProducts.map((line) => line.shipping_price), mixed.calculated.shipping_price]).toEqual([
    [7, 2, 0],
    9,
  ]);
  // the charge moves to the first remaining line; unchecked lines show their own price
  const body = { checked: [], unchecked: [first] };
  const fewer = (await api.call<Cart>('checkCartLines', { bearer, body })).data;
  expect([fewer.cartProducts.map((line) => line.shipping_price), fewer.calculated.shipping_price]).toEqual([
    [7, 2, 7],
    9,
  ]);
  await api.call('saveForLater', { bearer, body: { id: third, saved: true } });
  expect((await ship(home, [])).data.calculated.shipping_price).toBe(2);
});

test('issue 14 a rule that is per store charges each store once', async () => {
  const { live, bearer } = await aResident();
  const { id: shippingRule } = await aShippingRule(api.db, { perStore: true, places: [{ price: 700 }] });
  await live();
  const [one, other] = [await aStore(api.db), await aStore(api.db)];
  let cart: Cart | undefined;
  for (const store of [one, other, one]) {
    const product = await aProduct(api.db, { shippingRule, store: store.id });
    const body = { product_id: product.id, inventory_id: product.inventoryIds[0], quantity: 1 };
    cart = (await api.call<Cart>('changeCartQuantity', { bearer, body })).data;
  }
  expect(cart?.cartProducts.map((line) => line.shipping_price)).toEqual([7, 7, 0]);
  expect(cart?.calculated.shipping_price).toBe(14);
  const { data } = await api.call<PlacedOrder>('placeOrder', { bearer, body: { order_method: 2 } });
  const { data: order } = await api.call<OrderDetail>('orders', { bearer, body: { order_id: data.id } });
  expect(order.calculated.shipping_price).toBe(14);
});

test('D31 the most specific shipping place of the address is used, for any rule', async () => {
  const { live, put, ship, bearer } = await aResident();
  const scopes = ['ALL ALL', 'US ALL', 'US CA', 'US NY', 'FR ALL', 'FR IDF'];
  const homes = ['US CA', 'US NY', 'US TX', 'FR IDF', 'FR BRE', 'DE BE', 'GG '];
  const split = (at: string) => {
    const [country = '', state = ''] = at.split(' ');
    return { country, state };
  };
  const addresses = new Map<string, number>();
  const zips: Record<string, string> = { US: '10001', FR: '75001', DE: '10115', GG: 'GY1 1AA' };
  for (const home of homes) {
    const place = split(home);
    addresses.set(home, await live({ ...place, zip: zips[place.country] }));
  }
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(scopes), fc.constantFrom(...homes), async (places, home) => {
      const rule = await aShippingRule(api.db, {
        places: places.map((at) => ({ ...split(at), price: scopes.indexOf(at) * 100 })),
      });
      const { id } = (await put(rule.id)).cartProducts[0] ?? {};
      const { data } = await ship(addresses.get(home) ?? 0, []);
      const { country } = split(home);
      const best = [home, `${country} ALL`, 'ALL ALL'].find((at) => places.includes(at));
      const price = best === undefined ? null : scopes.indexOf(best);
      expect(data.cartProducts).toMatchObject([{ shipping_price: price }]);
      await api.call('deleteCartLine', { params: { id: id ?? 0 }, bearer });
    }),
    { numRuns: 60 },
  );
}, 60_000);
