import fc from 'fast-check';
import type { CallName } from 'shared-kernel/contract/call-name';
import * as CALLS from 'shared-kernel/contract/calls';
import type { Cart } from 'shared-kernel/contract/cart';
import type { PlacedOrder } from 'shared-kernel/contract/orders';
import { aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aUser } from '../../testing/a-user';
import { testApp } from '../../testing/test-app';

const api = testApp();
/** All calls that write to a cart with a body. */
const POSTS = (Object.keys(CALLS) as CallName[]).filter(
  (name) => CALLS[name].method === 'POST' && CALLS[name].path.startsWith('cart/'),
);

/** A guest with two lines, an address, an order, and bodies for each cart call that change nothing. */
async function aSettledGuest() {
  const guest = aGuest(api);
  const { user_token } = guest;
  const shippingRule = (await aShippingRule(api.db, { places: [{ price: 500, pickupPrice: 100 }] })).id;
  const [bought, other] = [await aProduct(api.db, { shippingRule }), await aProduct(api.db, { shippingRule })];
  const address = (await guest.live()).data.id;
  // the whole stock: nothing of this order can be bought again
  await guest.put(await aProduct(api.db, { shippingRule, quantity: 1 }));
  const { data: placed } = await api.call<PlacedOrder>('placeOrder', { body: { order_method: 2, user_token } });
  await guest.put(other, 3);
  await guest.put(bought, 2);
  const [unchecked = 0, line = 0] = (await guest.cart()).cartProducts.map(({ id }) => id);
  await api.call('checkCartLines', { body: { checked: [line], unchecked: [unchecked], user_token } });
  const input = { product_id: bought.id, inventory_id: bought.inventoryIds[0], user_token };
  const idle: Partial<Record<CallName, object>> = {
    changeCartQuantity: { ...input, quantity: 1 },
    buyNow: { ...input, quantity: 2 },
    checkCartLines: { checked: [line], unchecked: [unchecked], user_token },
    updateShipping: { selected_address: address, cart: [{ cart: line, shipping_type: 1 }], user_token },
    saveForLater: { id: line, saved: false, user_token },
    buyAgain: { order_id: placed.id, user_token },
  };
  /** Removes the piece that had to be added for an accepted change. */
  const settle = () => api.call('changeCartQuantity', { body: { ...input, quantity: -1 } });
  return { ...guest, idle, settle, line, unchecked, bought, address };
}
const FIELDS = [
  ...['price', 'total', 'total_price', 'total_amount', 'paid', 'payment_done', 'status', 'user_id', 'shopper_id'],
  ...['unit_price', 'unit_price_before', 'seen_price', 'selling', 'offered', 'tax', 'shipping_price', 'voucher_price'],
  ...['bundle_offer', 'calculated', 'saved', 'selected', 'stock', 'cap', 'available', 'id', 'created_at'],
  ...['cartProducts', 'cartCount', 'destination', 'guest_token_hash', 'constructor', 'toString', 'shipping_place'],
];
const extra = fc.dictionary(
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...FIELDS) },
    { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
  ),
  fc.oneof(
    fc.constantFrom<unknown>(0, -1, 0.01, 1, 2, '0', '1 or 1=1', null, true, [], [1], {}, { $gt: 0 }, 1e308, '\u0000'),
    fc.jsonValue(),
  ),
  { minKeys: 1, maxKeys: 6 },
);

test.each(POSTS)(
  'C4 %s ignores unknown fields',
  async (name) => {
    const { idle, settle, cart } = await aSettledGuest();
    const body = idle[name] ?? {};
    const call = async (fields: object) => {
      const { status, data } = await api.call<Cart>(name, { body: fields });
      if (name === 'changeCartQuantity') await settle();
      return { status, data };
    };
    const [plain, before] = [await call(body), await cart()];
    expect(plain.status).toBe(200);
    await fc.assert(
      fc.asyncProperty(extra, async (fields) => {
        // bodies that name prototypes are rejected unread
        fc.pre(!/__proto__|prototype/.test(JSON.stringify(fields)));
        // the call's own fields are sent correctly
        expect(await call({ ...fields, ...body, ...('saved' in body ? { saved: false } : {}) })).toEqual(plain);
      }),
      { numRuns: 40 },
    );
    expect(await cart()).toEqual(before);
  },
  60_000,
);

/** Nonsense values for a field of the call. */
const nonsense = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '1',
    'x'.repeat(5000),
    true,
    [],
    {},
    [[1]],
    -1,
    0,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 31),
  ),
  fc.jsonValue(),
);

test.each(POSTS)(
  'C4 S211 %s refuses invalid values and changes nothing',
  async (name) => {
    const { idle, cart, user_token } = await aSettledGuest();
    const body: Record<string, unknown> = { ...idle[name] };
    const before = await cart();
    const known = Object.keys(body).filter((field) => field !== 'user_token');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...known), nonsense, async (field, value) => {
        fc.pre(!isValid(field, value));
        const answer = await api.call(name, { body: { ...body, [field]: value } });
        expect([field, value, answer.http, answer.status]).toEqual([field, value, 200, 201]);
      }),
      { numRuns: 120 },
    );
    const wholes = [null, [], [body], 'text', 7, {}, { user_token }].map((whole) => JSON.stringify(whole));
    const prototypes = ['__proto__', 'constructor'].map((key) =>
      JSON.stringify(body).replace('{', `{"${key}":{"prototype":{"saved":true}},`),
    );
    const headers = { 'content-type': 'application/json' };
    for (const text of [...wholes, ...prototypes, '{', '{"quantity":NaN}']) {
      const answer = await api.call(name, { body: text, headers });
      expect([text, answer.http, answer.status]).toEqual([text, 200, 201]);
    }
    expect(await cart()).toEqual(before);
  },
  60_000,
);

/** True for valid values, which may change something. */
function isValid(field: string, value: unknown): boolean {
  if (field === 'checked' || field === 'unchecked') return Array.isArray(value) && value.length === 0;
  if (field === 'cart') return Array.isArray(value) && value.length === 0;
  if (field === 'saved') return typeof value === 'boolean';
  // other tests cover foreign ids and larger quantities
  const low = field === 'quantity' ? -100_000 : 1;
  return Number.isInteger(value) && value !== 0 && Number(value) >= low && Number(value) < 100_000;
}

test('C4 a user id in the body is ignored: only bearer and token identify the caller', async () => {
  const [user, guest] = [await aUser(api.db), aGuest(api)];
  const product = await aProduct(api.db);
  const input = { product_id: product.id, inventory_id: product.inventoryIds[0], quantity: 1 };
  const { data } = await api.call<Cart>('changeCartQuantity', { bearer: user.bearer, body: input });
  const line = data.cartProducts[0]?.id ?? 0;
  const shopper = await api.db.selectFrom('shoppers').select('id').where('user_id', '=', user.id).executeTakeFirst();
  const claim = { user_token: guest.user_token, user_id: user.id, shopper_id: shopper?.id, caller: { id: user.id } };
  await api.call('changeCartQuantity', { body: { ...input, ...claim, quantity: 4 } });
  await api.call('checkCartLines', { body: { checked: [], unchecked: [line], ...claim } });
  await api.call('saveForLater', { body: { id: line, saved: true, ...claim } });
  expect((await api.call<Cart>('cart', { bearer: user.bearer })).data).toEqual(data);
  expect((await guest.cart()).cartCount).toBe(4);
  // and a caller without identity has no cart to change
  expect((await api.call('changeCartQuantity', { body: { ...input, user_id: user.id } })).status).toBe(201);
});
