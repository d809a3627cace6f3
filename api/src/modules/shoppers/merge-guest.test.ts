import type { AddressPage } from 'shared-kernel/contract/addresses';
import type { Cart, CartLine } from 'shared-kernel/contract/cart';
import { aGuest } from '../../testing/a-guest';
import { aProduct, type MadeProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aUser } from '../../testing/a-user';
import { testApp } from '../../testing/test-app';
import { mergeGuest } from './merge-guest';

const api = testApp();

/** Signs in, as far as the cart is concerned. */
const enter = (user: { id: number }, user_token: string) =>
  api.db.transaction().execute((trx) => mergeGuest(trx, user.id, user_token));
const stock = (product: MadeProduct, quantity: number) =>
  api.db.updateTable('inventory').set({ quantity }).where('product_id', '=', product.id).execute();

/** A user, with helpers for the cart. */
async function aMember() {
  const user = await aUser(api.db);
  const { bearer } = user;
  return {
    ...user,
    cart: async () => (await api.call<Cart>('cart', { bearer })).data,
    put: ({ id: product_id, inventoryIds }: MadeProduct, quantity = 1) =>
      api.call<Cart>('changeCartQuantity', { bearer, body: { product_id, inventory_id: inventoryIds[0], quantity } }),
    aside: (id: number) => api.call<Cart>('saveForLater', { bearer, body: { id, saved: true } }),
  };
}
const lineOf = (product: MadeProduct, { cartProducts, savedProducts }: Cart): CartLine => {
  const line = [...cartProducts, ...savedProducts].find(({ product_id }) => product_id === product.id);
  if (!line) throw new Error('not in the cart');
  return line;
};

test('S142 D30 merged lines keep their choices: checked, pickup, saved, seen price', async () => {
  const [member, guest] = [await aMember(), aGuest(api)];
  const shippingRule = (await aShippingRule(api.db, { places: [{ pickupPrice: 100 }] })).id;
  const [unchecked, collected, saved] = [
    await aProduct(api.db),
    await aProduct(api.db, { shippingRule }),
    await aProduct(api.db),
  ];
  const { user_token } = guest;
  await guest.put(unchecked, 2);
  await guest.put(collected, 1);
  const { data: before } = await guest.put(saved, 4);
  const selected_address = (await guest.live()).data.id;
  await api.call('checkCartLines', {
    body: { checked: [], unchecked: [lineOf(unchecked, before).id], user_token },
  });
  const cart = [{ cart: lineOf(collected, before).id, shipping_type: 2 }];
  await api.call('updateShipping', { body: { selected_address, cart, user_token } });
  await api.call('saveForLater', { body: { id: lineOf(saved, before).id, saved: true, user_token } });
  await api.db.updateTable('products').set({ selling: '12.00' }).where('id', '=', collected.id).execute();

  await enter(member, user_token);
  const after = await member.cart();
  expect(after.cartProducts).toMatchObject([
    { product_id: unchecked.id, quantity: 2, selected: 2 },
    { product_id: collected.id, quantity: 1, selected: 1, shipping_type: 2, unit_price: 12, unit_price_before: 10 },
  ]);
  expect(after.savedProducts).toMatchObject([{ product_id: saved.id, quantity: 4, selected: 2 }]);
  expect(after).toMatchObject({ cartCount: 3, destination: { address_id: selected_address } });
  expect(await guest.cart()).toMatchObject({ cartCount: 0, savedProducts: [], destination: null });
  const own = await api.call<AddressPage>('addresses', { bearer: member.bearer });
  expect(own.data.data).toMatchObject([{ id: selected_address, default: 1 }]);
});

test.each([
  // the user's pieces, the guest's, the stock; the user's pieces afterwards
  [3, 4, 10, 7],
  [3, 4, 5, 5],
  [3, 4, 2, 3],
  [3, 4, 0, 3],
])('D30 %p pieces of the user and %p of the guest, with %p in stock, give %p', async (theirs, more, left, quantity) => {
  const [member, guest, product] = [await aMember(), aGuest(api), await aProduct(api.db)];
  await member.put(product, theirs);
  await guest.put(product, more);
  await stock(product, left);
  await enter(member, guest.user_token);
  expect((await member.cart()).cartProducts).toMatchObject([{ quantity }]);
});

test('D30 merged lines are limited to the stock; sold-out ones become saved lines', async () => {
  const [member, guest] = [await aMember(), aGuest(api)];
  const [few, none] = [await aProduct(api.db), await aProduct(api.db)];
  await guest.put(few, 5);
  await guest.put(none, 2);
  await stock(few, 3);
  await stock(none, 0);
  await enter(member, guest.user_token);
  expect(await member.cart()).toMatchObject({
    cartProducts: [{ product_id: few.id, quantity: 3, selected: 1 }],
    savedProducts: [{ product_id: none.id, quantity: 2, selected: 2 }],
  });
});

test.each([
  // saved by the user, by the guest; pieces, and whether they are still saved
  [true, false, 1, false],
  [false, true, 3, false],
  [true, true, 4, true],
])(
  'D30 saved by the user: %p (3 pieces), by the guest: %p (1 piece): %p pieces, saved: %p',
  async (own, theirs, quantity, saved) => {
    const [member, guest, product] = [await aMember(), aGuest(api), await aProduct(api.db)];
    const mine = lineOf(product, (await member.put(product, 3)).data).id;
    const other = lineOf(product, (await guest.put(product, 1)).data).id;
    if (own) await member.aside(mine);
    if (theirs) {
      await api.call('saveForLater', { body: { id: other, saved: true, user_token: guest.user_token } });
    }
    await enter(member, guest.user_token);
    const cart = await member.cart();
    expect(saved ? cart.savedProducts : cart.cartProducts).toMatchObject([{ id: mine, quantity }]);
    expect(saved ? cart.cartProducts : cart.savedProducts).toEqual([]);
  },
);

test('D23 D30 the maximum quantity of a line holds for merged lines', async () => {
  const [member, guest, product] = [await aMember(), aGuest(api), await aProduct(api.db)];
  await api.db.transaction().execute(async (trx) => {
    const look = { header_logo: 'a', footer_logo: 'a', primary_color: '#000000', primary_hover_color: '#000000' };
    await trx
      .insertInto('settings')
      .values({ email: 'a@b.co', site_url: 'http://shop', max_quantity: 4, ...look })
      .execute();
    await trx.insertInto('settings_texts').values({ language: 'en', site_name: 'Souk', copyright_text: '' }).execute();
  });
  await member.put(product, 3);
  await guest.put(product, 3);
  await enter(member, guest.user_token);
  expect((await member.cart()).cartProducts).toMatchObject([{ quantity: 4 }]);
  await api.db.updateTable('settings').set({ max_quantity: null }).execute();
});

describe('races', () => {
  const ROUNDS = 10;

  test('D30 two concurrent logins with one token in two accounts move the cart to one of them', async () => {
    const product = await aProduct(api.db, { quantity: 1000 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other, guest] = [await aMember(), await aMember(), aGuest(api)];
      await guest.put(product, 5);
      await Promise.all([one, other, one, other].map((member) => enter(member, guest.user_token)));
      const counts = [(await one.cart()).cartCount, (await other.cart()).cartCount, (await guest.cart()).cartCount];
      expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 5]);
    }
  }, 60_000);

  test('D30 twenty concurrent logins with one token merge the cart once', async () => {
    const product = await aProduct(api.db, { quantity: 1000 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const [member, guest] = [await aMember(), aGuest(api)];
      await member.put(product, 2);
      await guest.put(product, 5);
      await Promise.all(Array.from({ length: 20 }, () => enter(member, guest.user_token)));
      expect((await member.cart()).cartProducts).toMatchObject([{ quantity: 7 }]);
    }
  }, 60_000);

  test('D30 a line added while signing in is neither lost nor doubled', async () => {
    const product = await aProduct(api.db, { quantity: 1000 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const [member, guest] = [await aMember(), aGuest(api)];
      await guest.put(product);
      const [, ...answers] = await Promise.all([
        enter(member, guest.user_token),
        ...Array.from({ length: 10 }, () => guest.put(product)),
        enter(member, guest.user_token),
      ]);
      expect(answers.slice(0, 10).map((answer) => answer?.status)).toEqual(Array(10).fill(200));
      expect((await member.cart()).cartCount + (await guest.cart()).cartCount).toBe(11);
    }
  }, 60_000);
});
