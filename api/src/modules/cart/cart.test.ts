import type { Cart } from 'shared-kernel/contract/cart';
import type { Rejection } from 'shared-kernel/contract/envelope';
import { aBundleDeal } from '../../testing/a-bundle-deal';
import { aFlashSale } from '../../testing/a-flash-sale';
import { aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aStore } from '../../testing/a-store';
import { aTaxRule } from '../../testing/a-tax-rule';
import { aUser } from '../../testing/a-user';
import { anAttribute } from '../../testing/an-attribute';
import { testApp } from '../../testing/test-app';

let now = new Date();
const api = testApp({ clock: () => now });
beforeEach(() => {
  now = new Date();
});

describe('refusals of the cart', () => {
  const NO_QUANTITIES = [
    '0',
    '-0',
    '-1',
    '1.5',
    '0.1',
    '1e-9',
    '-1e309',
    '"3"',
    '"1e309"',
    '[2]',
    '{"$gt":0}',
    'null',
    'true',
  ];
  const TOO_MANY = ['11', '2147483647', '2147483648', '9007199254740993', '1e21', '1e309'];
  test.each([
    ...NO_QUANTITIES.map((quantity) => [quantity, 'Must have minimum 1 item.']),
    ...TOO_MANY.map((quantity) => [quantity, 'Product quantity exceeds inventory.']),
  ])('S138 S139 C4 a quantity of %s is refused with %p', async (quantity, text) => {
    const guest = aGuest(api);
    const product = await aProduct(api.db);
    await guest.put(product, 2);
    const line = { product_id: product.id, inventory_id: product.inventoryIds[0], user_token: guest.user_token };
    // as text, because JavaScript cannot serialise the number 1e309
    const body = `${JSON.stringify(line).slice(0, -1)},"quantity":${quantity}}`;
    const headers = { 'content-type': 'application/json' };
    const bought = await api.call<Rejection>('buyNow', { body, headers });
    expect([bought.http, bought.status, bought.data]).toEqual([200, 201, { form: [text] }]);
    if (quantity !== '-1') {
      const changed = await api.call<Rejection>('changeCartQuantity', { body, headers });
      expect([changed.http, changed.status, changed.data.form]).toEqual([200, 201, [text]]);
    }
    expect((await guest.cart()).cartProducts).toMatchObject([{ quantity: 2, selected: 1 }]);
  });

  test('S138 a missing quantity changes nothing', async () => {
    const guest = aGuest(api);
    const product = await aProduct(api.db);
    const body = { product_id: product.id, inventory_id: product.inventoryIds[0], user_token: guest.user_token };
    expect((await api.call('changeCartQuantity', { body })).message).toBe('Quantity is required');
    expect((await guest.cart()).cartProducts).toEqual([]);
  });

  test('S138 S139 too few or too many pieces are refused with the text of the specification', async () => {
    const guest = aGuest(api);
    const product = await aProduct(api.db, { quantity: 3 });
    await guest.put(product, 3);
    expect((await guest.put(product, 1)).message).toBe('Product quantity exceeds inventory.');
    expect((await guest.put(product, -3)).message).toBe('Must have minimum 1 item.');
    expect((await guest.put(await aProduct(api.db, { quantity: 0 }))).message).toBe('This product is out of stock.');
    expect((await guest.cart()).cartProducts).toMatchObject([{ quantity: 3 }]);
  });

  test('D23 a cap of the shop below the stock counts', async () => {
    const product = await aProduct(api.db, { quantity: 9 });
    await api.db.transaction().execute(async (trx) => {
      const look = { header_logo: 'a', footer_logo: 'a', primary_color: '#000000', primary_hover_color: '#000000' };
      await trx
        .insertInto('settings')
        .values({ email: 'a@b.co', site_url: 'http://shop', max_quantity: 2, ...look })
        .execute();
      await trx
        .insertInto('settings_texts')
        .values({ language: 'en', site_name: 'Souk', copyright_text: '' })
        .execute();
    });
    expect((await aGuest(api).put(product, 3)).message).toBe('Maximum quantity exceeds.');
    await api.db.updateTable('settings').set({ max_quantity: null }).execute();
  });

  test('another shopper’s line looks like an unknown one', async () => {
    const [owner, stranger] = [aGuest(api), aGuest(api)];
    const product = await aProduct(api.db);
    const line = (await owner.put(product)).data.cartProducts[0]?.id ?? 0;
    await stranger.put(product);
    const { user_token } = stranger;
    for (const id of [line, 2_000_000_000]) {
      const answers = [
        await api.call<Rejection>('deleteCartLine', { params: { id }, query: { user_token } }),
        await api.call<Rejection>('checkCartLines', { body: { checked: [], unchecked: [id], user_token } }),
        await api.call<Rejection>('saveForLater', { body: { id, saved: true, user_token } }),
        await api.call<Rejection>('saveForLater', { body: { id, saved: false, user_token } }),
      ];
      for (const { status, data } of answers) {
        expect([status, data.form]).toEqual([201, ['This item is no longer in your cart.']]);
      }
    }
    expect((await owner.cart()).cartProducts).toMatchObject([{ id: line, selected: 1 }]);
  });

  test.each([[1_999_999_999], [2 ** 40], [1.5], ['1'], [null], [[1]], [-1]])(
    'S133 a list with %p beside a valid line changes nothing',
    async (id) => {
      const guest = aGuest(api);
      const line = (await guest.put(await aProduct(api.db))).data.cartProducts[0]?.id ?? 0;
      const { user_token } = guest;
      for (const body of [
        { checked: [], unchecked: [line, id] },
        { checked: [id], unchecked: [line] },
      ]) {
        const answer = await api.call('checkCartLines', { body: { ...body, user_token } });
        expect([answer.http, answer.status]).toEqual([200, 201]);
      }
      expect((await guest.cart()).cartProducts).toMatchObject([{ id: line, selected: 1 }]);
    },
  );

  test('a variant of another product, a private product and a private store are not on sale', async () => {
    const guest = aGuest(api);
    const [one, other] = [await aProduct(api.db), await aProduct(api.db)];
    expect((await guest.put({ id: one.id, inventoryIds: other.inventoryIds })).status).toBe(201);
    expect((await guest.put(await aProduct(api.db, { status: 2 }))).status).toBe(201);
    const { id: store } = await aStore(api.db, { status: 2 });
    expect((await guest.put(await aProduct(api.db, { store }))).status).toBe(201);
    expect((await guest.cart()).cartProducts).toEqual([]);
  });

  test('S209 an unknown bearer is not treated as a guest', async () => {
    const { http, status } = await api.call('cart', { bearer: 'x'.repeat(43), query: { user_token: 'y'.repeat(32) } });
    expect([http, status]).toEqual([401, 401]);
  });

  test('prices sent by a client are ignored', async () => {
    const guest = aGuest(api);
    const product = await aProduct(api.db, { selling: 1999 });
    const body = {
      product_id: product.id,
      inventory_id: product.inventoryIds[0],
      quantity: 1,
      user_token: guest.user_token,
    };
    const sent = { ...body, price: 1, selling: 1, unit_price: 0.01, user_id: 1, shopper_id: 1, selected: 2 };
    const { data } = await api.call<Cart>('changeCartQuantity', { body: sent });
    expect(data.cartProducts).toMatchObject([{ unit_price: 19.99, selected: 1 }]);
  });
});

test('S131 S132 a visitor has an empty cart', async () => {
  const empty = { subtotal: 0, bundle_offer: 0, shipping_price: 0, tax: 0, voucher_price: 0, total_price: 0 };
  expect(await aGuest(api).cart()).toEqual({
    cartCount: 0,
    cartProducts: [],
    savedProducts: [],
    calculated: empty,
    destination: null,
  });
});

test('D28 S134 D24 action adds to a quantity; buy now sets it and leaves only its line checked', async () => {
  const guest = aGuest(api);
  const [kept, bought] = [await aProduct(api.db), await aProduct(api.db)];
  const stranger = aGuest(api);
  await stranger.put(kept, 1);
  await guest.put(kept, 2);
  await guest.put(bought, 1);
  expect((await guest.put(bought, 3)).data.cartProducts).toMatchObject([{ quantity: 2 }, { quantity: 4 }]);
  const body = {
    product_id: bought.id,
    inventory_id: bought.inventoryIds[0],
    quantity: 2,
    user_token: guest.user_token,
  };
  const { data } = await api.call<Cart>('buyNow', { body });
  expect(data.cartCount).toBe(4);
  expect(data.cartProducts).toMatchObject([
    { quantity: 2, selected: 2 },
    { quantity: 2, selected: 1 },
  ]);
  expect((await stranger.cart()).cartProducts).toMatchObject([{ selected: 1 }]);
});

test('S134 S157 issue 14 raising the quantity of a line already ordered in another tab is refused and adds nothing', async () => {
  const guest = aGuest(api);
  const product = await aProduct(api.db);
  const { user_token } = guest;
  const [{ id = 0 } = {}] = (await guest.put(product, 1)).data.cartProducts;
  const body = { product_id: product.id, inventory_id: product.inventoryIds[0], quantity: 1, held: true, user_token };
  const press = () => api.call<Cart>('changeCartQuantity', { body });
  expect((await press()).data.cartProducts).toMatchObject([{ id, quantity: 2 }]);
  await api.call('deleteCartLine', { params: { id }, query: { user_token } });
  const late = await press();
  expect([late.status, late.message]).toEqual([201, 'This item is no longer in your cart.']);
  expect((await guest.cart()).cartProducts).toEqual([]);
});

test('S133 S140 S136 only checked lines count, and a deleted line is gone', async () => {
  const guest = aGuest(api);
  await guest.put(await aProduct(api.db, { selling: 1000 }), 2);
  const { data: full } = await guest.put(await aProduct(api.db, { selling: 500 }), 1);
  expect(full.calculated).toMatchObject({ subtotal: 25, total_price: 25 });
  const [first = 0, second = 0] = full.cartProducts.map((line) => line.id);
  const { user_token } = guest;
  const changed = await api.call<Cart>('checkCartLines', {
    body: { checked: [second], unchecked: [first], user_token },
  });
  expect(changed.data.calculated).toMatchObject({ subtotal: 5, total_price: 5 });
  expect(changed.data.cartCount).toBe(3);
  const deleted = await api.call<Cart>('deleteCartLine', { params: { id: second }, query: { user_token } });
  expect(deleted.data.cartProducts).toMatchObject([{ id: first, selected: 2 }]);
});

test('a line above the stock can be reduced, not raised', async () => {
  const guest = aGuest(api);
  const product = await aProduct(api.db, { quantity: 5 });
  await guest.put(product, 5);
  await api.db.updateTable('inventory').set({ quantity: 2 }).where('product_id', '=', product.id).execute();
  expect((await guest.put(product, -1)).data.cartProducts).toMatchObject([{ quantity: 4 }]);
  expect((await guest.put(product, 1)).status).toBe(201);
});

test('D20 the flash price applies while the sale runs by the server clock', async () => {
  const guest = aGuest(api);
  const product = await aProduct(api.db, { selling: 2000, offered: 1500 });
  const { endTime } = await aFlashSale(api.db, { prices: { [product.id]: 900 } });
  await guest.put(product);
  expect((await guest.cart()).cartProducts).toMatchObject([{ unit_price: 9, flash_product: { price: 9 } }]);
  now = endTime;
  const [line] = (await guest.cart()).cartProducts;
  expect(line).toMatchObject({ unit_price: 15, flash_product: { price: null, end_time: null } });
});

test('S131 a variant has its price and titles, a missing translation falls back to English', async () => {
  const colour = await anAttribute(api.db, { en: 'Colour', fr: 'Couleur' }, [{ en: 'Red' }]);
  const product = await aProduct(api.db, {
    title: { en: 'Lamp', fr: 'Lampe' },
    variants: [{ price: 1250, quantity: 4, values: [colour.valueIds[0] ?? 0] }],
  });
  const guest = aGuest(api);
  await guest.put(product);
  const { data } = await api.call<Cart>('cart', { query: { user_token: guest.user_token }, language: 'fr' });
  expect(data.cartProducts).toMatchObject([
    {
      unit_price: 12.5,
      flash_product: { title: 'Lampe' },
      updated_inventory: {
        quantity: 4,
        inventory_attributes: [{ attribute_value: { title: 'Red', attribute: { title: 'Couleur' } } }],
      },
    },
  ]);
});

test('bundle deal, tax and shipping are counted by the server', async () => {
  const guest = aGuest(api);
  const rule = await aShippingRule(api.db, { places: [{ price: 500 }] });
  const product = await aProduct(api.db, {
    selling: 1000,
    taxRule: await aTaxRule(api.db, { price: 1000, percent: true }),
    bundleDeal: await aBundleDeal(api.db, { buy: 3, free: 1 }),
    shippingRule: rule.id,
  });
  await guest.put(product, 4);
  expect((await guest.cart()).calculated).toMatchObject({ shipping_price: 0, total_price: 34 });
  await guest.live();
  const { cartProducts, calculated } = await guest.cart();
  expect(cartProducts).toMatchObject([
    { bundle_offer: 10, tax: 4, shipping_price: 5, bundle_deal: { buy: 3, free: 1 } },
  ]);
  const totals = { subtotal: 40, bundle_offer: 10, shipping_price: 5, tax: 4, voucher_price: 0, total_price: 39 };
  expect(calculated).toEqual(totals);
});

test('S141 each line names its store; a product taken off sale stays visible and does not count', async () => {
  const guest = aGuest(api);
  const { id: store } = await aStore(api.db, { name: 'Lantern House' });
  const product = await aProduct(api.db, { store });
  await guest.put(product);
  await api.db.updateTable('products').set({ status: 2 }).where('id', '=', product.id).execute();
  const { cartProducts, calculated } = await guest.cart();
  expect(cartProducts).toMatchObject([{ flash_product: { available: false, store: { name: 'Lantern House' } } }]);
  expect(calculated.total_price).toBe(0);
});

test('S140 S143 issue 14 sold-out, short and unshippable lines are left out of totals and badge', async () => {
  const guest = aGuest(api);
  const rule = (country: string) => aShippingRule(api.db, { places: [{ country, price: 500 }] });
  const [near, far] = [(await rule('AF')).id, (await rule('DE')).id];
  const product = (selling: number, shippingRule = near) => aProduct(api.db, { selling, quantity: 5, shippingRule });
  const [kept, soldOut, short, away] = [
    await product(100),
    await product(1000),
    await product(2000),
    await product(4000, far),
  ];
  for (const [each, quantity] of [
    [kept, 2],
    [soldOut, 1],
    [short, 3],
    [away, 1],
  ] as const)
    await guest.put(each, quantity);
  const leave = (id: number, quantity: number) =>
    api.db.updateTable('inventory').set({ quantity }).where('product_id', '=', id).execute();
  await leave(soldOut.id, 0);
  await leave(short.id, 2);
  const badge = async () =>
    (await api.call<{ cart_count: number }>('profile', { query: { user_token: guest.user_token } })).data.cart_count;

  // no address is known yet
  expect(await guest.cart()).toMatchObject({ cartCount: 3, calculated: { subtotal: 42, shipping_price: 0 } });
  await guest.live();
  expect(await guest.cart()).toMatchObject({
    cartCount: 3,
    calculated: { subtotal: 2, shipping_price: 5, total_price: 7 },
  });
  expect(await badge()).toBe(3);
  await leave(short.id, 3);
  expect(await guest.cart()).toMatchObject({ cartCount: 6, calculated: { subtotal: 62, shipping_price: 10 } });
  expect(await badge()).toBe(6);
});

test('S142 users and guests have separate carts', async () => {
  const [user, guest] = [await aUser(api.db), aGuest(api)];
  const product = await aProduct(api.db);
  const body = {
    product_id: product.id,
    inventory_id: product.inventoryIds[0],
    quantity: 2,
    user_token: guest.user_token,
  };
  await api.call('changeCartQuantity', { body, bearer: user.bearer });
  expect((await guest.cart()).cartCount).toBe(0);
  expect((await api.call<Cart>('cart', { bearer: user.bearer })).data.cartCount).toBe(2);
});
