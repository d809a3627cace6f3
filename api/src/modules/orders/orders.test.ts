import type { Cart } from 'shared-kernel/contract/cart';
import type { Rejection } from 'shared-kernel/contract/envelope';
import { ORDER_STATES } from 'shared-kernel/contract/filters';
import type { OrderDetail, OrderPage, PlacedOrder } from 'shared-kernel/contract/orders';
import { formatMoment } from '../../http/moments';
import { aFlashSale } from '../../testing/a-flash-sale';
import { aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aStore } from '../../testing/a-store';
import { aTaxRule } from '../../testing/a-tax-rule';
import { aUser } from '../../testing/a-user';
import { confirmedByMail } from '../../testing/confirmed-by-mail';
import { testApp } from '../../testing/test-app';

let now = new Date();
const api = testApp({ clock: () => now });
beforeEach(() => {
  now = new Date();
});

/** A product that ships anywhere for 5.00. */
async function aShippable(options: Parameters<typeof aProduct>[1] = {}) {
  return aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id, ...options });
}
function order(user_token: string, options: { key?: string; body?: object; language?: string } = {}) {
  return api.call<PlacedOrder>('placeOrder', {
    body: { order_method: 2, user_token, ...options.body },
    ...(options.language ? { language: options.language } : {}),
    headers: options.key ? { 'Idempotency-Key': options.key } : {},
  });
}
const detail = (user_token: string, order_id: number, language = 'en') =>
  api.call<OrderDetail>('orders', { body: { order_id, user_token }, language });
const stockOf = async (product: { id: number }) =>
  (await api.db.selectFrom('inventory').select('quantity').where('product_id', '=', product.id).executeTakeFirst())
    ?.quantity;
const countOrders = async () =>
  (
    await api.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** A guest with an address and a filled cart. */
async function aReadyGuest(quantity = 1, options: Parameters<typeof aShippable>[0] = {}) {
  const guest = aGuest(api);
  const product = await aShippable(options);
  await guest.put(product, quantity);
  await guest.live();
  return { guest, product };
}

describe('refused orders', () => {
  test('S148 no checked line', async () => {
    const text = "You don't have any product selected. Please a select a product first.";
    expect((await order('f'.repeat(32))).message).toBe(text);
    const { guest } = await aReadyGuest();
    const line = (await guest.cart()).cartProducts[0]?.id;
    await api.call('checkCartLines', { body: { checked: [], unchecked: [line], user_token: guest.user_token } });
    expect((await order(guest.user_token)).message).toBe(text);
  });

  test('S146 no address', async () => {
    const guest = aGuest(api);
    await guest.put(await aShippable());
    expect(await order(guest.user_token)).toMatchObject({ status: 201, message: 'Please add an address first.' });
  });

  test('S147 a line that does not ship to the address is named by id, and nothing changes', async () => {
    const { guest } = await aReadyGuest();
    const rule = await aShippingRule(api.db, { places: [{ country: 'FR' }] });
    const product = await aProduct(api.db, { shippingRule: rule.id });
    await guest.put(product);
    const line = (await guest.cart()).cartProducts[1]?.id ?? 0;
    const before = await countOrders();
    const { status, data, message } = await api.call<Rejection>('placeOrder', {
      body: { order_method: 2, user_token: guest.user_token },
    });
    expect([status, message]).toEqual([201, 'Product is unable to be shipped.']);
    expect(data.product).toEqual([{ [line]: ['Product is unable to be shipped.'] }]);
    expect(await countOrders()).toBe(before);
    expect((await guest.cart()).cartProducts).toHaveLength(2);
    expect(await stockOf(product)).toBe(10);
  });

  test('a line above the stock, or of a product no longer on sale', async () => {
    const { guest, product } = await aReadyGuest(3);
    await api.db.updateTable('inventory').set({ quantity: 2 }).where('product_id', '=', product.id).execute();
    expect((await order(guest.user_token)).message).toBe('Product quantity exceeds inventory.');
    await api.db.updateTable('inventory').set({ quantity: 0 }).where('product_id', '=', product.id).execute();
    expect((await order(guest.user_token)).message).toBe('This product is out of stock.');
    await api.db.updateTable('products').set({ status: 2 }).where('id', '=', product.id).execute();
    expect((await order(guest.user_token)).message).toBe('This product is no longer available.');
  });

  test('S154 a method that is off, unknown or not switched on', async () => {
    const { guest } = await aReadyGuest();
    for (const order_method of [1, 3, 4, 5, 6, 7, -1]) {
      const { status, message } = await order(guest.user_token, { body: { order_method } });
      expect([status, message]).toEqual([201, 'This payment method isn’t available. Please choose another one.']);
    }
    await api.db.updateTable('payment_methods').set({ enabled: false }).where('method', '=', 2).execute();
    expect((await order(guest.user_token)).status).toBe(201);
    await api.db.updateTable('payment_methods').set({ enabled: true }).where('method', '=', 2).execute();
  });

  test('another shopper’s order looks like an unknown one', async () => {
    const { guest } = await aReadyGuest();
    const { data } = await order(guest.user_token);
    await confirmedByMail(api, data.id);
    const before = api.mails.length;
    const stranger = aGuest(api);
    await stranger.put(await aShippable());
    const user = await aUser(api.db);
    const byCode = { order_id: data.order, user_token: stranger.user_token };
    expect((await api.call('orders', { body: byCode })).message).toBe('We couldn’t find this order.');
    for (const id of [data.id, 2_000_000_000]) {
      for (const caller of [{ query: { user_token: stranger.user_token } }, { bearer: user.bearer }, {}]) {
        const email = await api.call('sendOrderEmail', { params: { id }, ...caller });
        expect([email.status, email.message]).toEqual([201, 'We couldn’t find this order.']);
      }
      expect((await detail(stranger.user_token, id)).message).toBe('We couldn’t find this order.');
      const done = { id, order_method: 2, user_token: stranger.user_token };
      expect((await api.call('paymentDone', { body: done })).status).toBe(201);
    }
    const listed = await api.call<OrderPage>('orders', { body: { user_token: stranger.user_token, unpaid: true } });
    expect(listed.data.total).toBe(0);
    expect(api.mails).toHaveLength(before);
  });

  test('an invalid idempotency key', async () => {
    const { guest } = await aReadyGuest();
    expect((await order(guest.user_token, { key: 'a b' })).status).toBe(201);
  });
});

test('S158 cash on delivery places an unpaid order, takes stock and removes only the checked lines', async () => {
  const { guest, product } = await aReadyGuest(3, { selling: 1000, taxRule: await aTaxRule(api.db, { price: 25 }) });
  const { data: cart } = await guest.put(await aShippable());
  const [bought, kept] = cart.cartProducts.map((line) => line.id);
  await api.call('checkCartLines', { body: { checked: [bought], unchecked: [kept], user_token: guest.user_token } });
  const { status, data } = await order(guest.user_token);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    status: 1,
    order_method: 2,
    payment_done: 0,
    cancelled: 0,
    refunded: 0,
    total_amount: 35.75,
  });
  expect(data.order).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){2}$/);
  expect(await stockOf(product)).toBe(7);
  expect((await guest.cart()).cartProducts.map((line) => line.id)).toEqual([kept]);
});

test('S184 S190 the order shows products, amounts and delivery address', async () => {
  const { guest, product } = await aReadyGuest(2, { selling: 1000, offered: 800, title: { en: 'Lamp', ar: 'مصباح' } });
  const { data: placed } = await order(guest.user_token);
  // later changes do not affect what was agreed
  await api.db.updateTable('products').set({ selling: '99.00', offered: null }).where('id', '=', product.id).execute();
  await api.db.deleteFrom('addresses').execute();
  const { data } = await detail(guest.user_token, placed.id, 'ar');
  expect(data).toMatchObject({
    id: placed.id,
    order: placed.order,
    address: { name: 'Aisha Karim', country: 'AF', city: 'Faizabad' },
    user: { id: null, email: 'aisha@example.test' },
    cancellation: null,
    voucher: null,
    calculated: { subtotal: 16, shipping_price: 5, total_price: 21 },
    ordered_products: [{ quantity: 2, selling: 8, shipping_price: 5, shipping_type: 1, product: { title: 'مصباح' } }],
  });
  expect(data.ordered_products[0]?.shipping_place).toMatchObject({ country: 'ALL', day_needed: 3 });
  expect(data.status_history).toEqual([{ status: 1, at: now.toISOString() }]);
});

test('S183 orders are listed newest first, with filters, by POST and by GET (D48)', async () => {
  const { guest } = await aReadyGuest();
  const { data: first } = await order(guest.user_token);
  now = new Date(now.getTime() + 1000);
  const { id: store } = await aStore(api.db, { name: { en: 'Lantern House' } });
  await guest.put(await aShippable({ title: { en: 'Copper kettle', fr: 'Bouilloire' }, store }));
  const { data: second } = await order(guest.user_token);
  const { user_token } = guest;
  const list = async (filter: object) =>
    (await api.call<OrderPage>('orders', { body: { user_token, ...filter } })).data.data.map((row) => row.id);
  expect(await list({})).toEqual([second.id, first.id]);
  expect(await list({ q: first.order.slice(6).toLowerCase() })).toEqual([first.id]);
  // a bare number may also be part of a code
  expect(await list({ q: ` ${second.id} ` })).toContain(second.id);
  // words of products and stores, in any order and language
  for (const q of ['copper', 'KETTLE lantern', 'bouilloire']) expect(await list({ q })).toEqual([second.id]);
  expect(await list({ q: 'kettle nowhere' })).toEqual([]);
  expect(await list({ unpaid: true })).toHaveLength(2);
  expect(await list({ paid: true })).toEqual([]);
  expect(await list({ page: 2 })).toEqual([]);
  // by its code as well, in any spelling
  const order_id = second.order.toLowerCase().replaceAll('-', '');
  expect((await api.call<OrderDetail>('orders', { body: { user_token, order_id } })).data.id).toBe(second.id);
  const got = await api.call<OrderPage>('ordersByGet', {
    query: { user_token, time_zone: 'Asia/Kabul' },
    language: 'fr',
  });
  expect(got.data).toMatchObject({ total: 2, per_page: 25, data: [{ id: second.id }, { id: first.id }] });
  expect(got.data.data[0]?.ordered_products).toMatchObject([{ quantity: 1 }]);
  // times are in the caller's zone and language
  const created = got.data.data[0]?.created;
  expect(created).toBe(formatMoment(now, 'fr', 'Asia/Kabul'));
  expect(created).not.toBe(formatMoment(now, 'fr'));
});

test('S183 a filter in the query applies only when its value is true', async () => {
  const { guest } = await aReadyGuest();
  const { user_token } = guest;
  const { data: first } = await order(user_token);
  const cancel = { order_id: first.id, title: 'No', message: 'Sorry', user_token };
  expect((await api.call('cancelOrder', { body: cancel })).status).toBe(200);
  await guest.put(await aShippable());
  const { data: second } = await order(user_token);
  const list = async (filter: Record<string, string>) =>
    (await api.call<OrderPage>('ordersByGet', { query: { user_token, ...filter } })).data.data.map((row) => row.id);
  expect(await list({ cancelled: 'true' })).toEqual([first.id]);
  expect(await list({ cancelled: '1' })).toEqual([first.id]);
  for (const off of ['false', '0', '', 'no']) expect(await list({ cancelled: off })).toEqual([second.id, first.id]);
  expect(await list({ cash_on_delivery: 'true' })).toHaveLength(2);
  expect(await list({ card_payment: 'true' })).toEqual([]);
  // a filter narrows another one, and never shows anybody else's orders (wire contract §13, fault 4)
  expect(await list({ cancelled: 'true', paid: 'true' })).toEqual([]);
});

test('S183 every order is in exactly one filter state', async () => {
  const { guest } = await aReadyGuest();
  const { user_token } = guest;
  const { data: placed } = await order(user_token);
  const list = async (state?: string) =>
    (await api.call<OrderPage>('orders', { body: { user_token, state } })).data.data.map((row) => row.id);
  const change = (what: object) => api.db.updateTable('orders').set(what).where('id', '=', placed.id).execute();
  const inStates = async () => {
    const states = await Promise.all(
      ORDER_STATES.map(async (state) => ((await list(state)).length > 0 ? state : null)),
    );
    return states.filter(Boolean);
  };
  expect(await inStates()).toEqual(['underway']);
  await change({ order_method: 3, expires_at: new Date(now.getTime() + 60_000) });
  expect(await inStates()).toEqual(['to_pay']);
  await change({ payment_done: 1, expires_at: null });
  expect(await inStates()).toEqual(['underway']);
  await change({ status: 5 });
  expect(await inStates()).toEqual(['delivered']);
  await change({ refunded: 1 });
  expect(await inStates()).toEqual(['delivered']);
  for (const state of [undefined, 'lost', '']) expect(await list(state)).toEqual([placed.id]);

  await guest.put(await aShippable());
  const { data: second } = await order(user_token);
  await api.call('cancelOrder', { body: { order_id: second.id, title: 'No', message: 'Sorry', user_token } });
  expect(await list('cancelled')).toEqual([second.id]);
  expect(await list('underway')).toEqual([]);
});

test.each([0, -1, 2_147_483_648, 1e15])('treats %p as an unknown order', async (id) => {
  const { guest } = await aReadyGuest();
  expect((await detail(guest.user_token, id)).message).toBe('We couldn’t find this order.');
});

test('S157 D34 the same key gives the same order; with another payload it is refused', async () => {
  const { guest, product } = await aReadyGuest();
  const key = 'checkout-0001';
  const { data: first } = await order(guest.user_token, { key });
  await guest.put(product);
  const { data: again } = await order(guest.user_token, { key });
  expect(again).toEqual(first);
  expect((await order(guest.user_token, { key, body: { voucher: 'X' } })).message).toMatch(/already used/);
  expect((await guest.cart()).cartCount).toBe(1);
  // a key belongs to its caller
  const { guest: other } = await aReadyGuest();
  expect((await order(other.user_token, { key })).data.id).not.toBe(first.id);
});

test('C6 a flash sale that ended between cart and order does not apply', async () => {
  const { guest, product } = await aReadyGuest(1, { selling: 2000 });
  const { endTime } = await aFlashSale(api.db, { prices: { [product.id]: 500 } });
  expect((await guest.cart()).calculated.total_price).toBe(10);
  now = endTime;
  expect((await order(guest.user_token)).data.total_amount).toBe(25);
});

test('amounts, status and payment sent by a client are ignored', async () => {
  const { guest } = await aReadyGuest(1, { selling: 1000 });
  const sent = {
    amount: 0.01,
    total_amount: 0,
    payment_done: 1,
    status: 5,
    user_id: 1,
    shopper_id: 1,
    currency: 'XXX',
  };
  const { data } = await order(guest.user_token, { body: sent });
  expect(data).toMatchObject({ total_amount: 15, payment_done: 0, status: 1, currency: 'USD' });
  const paid = { id: data.id, order_method: 2, payment_token: 'paid', user_token: guest.user_token };
  expect(await api.call('paymentDone', { body: paid })).toMatchObject({ status: 200, data: 1 });
  expect((await detail(guest.user_token, data.id)).data.payment_done).toBe(0);
});

test('S163 the confirmation goes to the email of the order, in the requested language, once a minute', async () => {
  const { guest } = await aReadyGuest(1, { selling: 1000, title: { en: 'Lamp', fr: 'Lampe' } });
  const { data } = await order(guest.user_token);
  await confirmedByMail(api, data.id);
  now = new Date(now.getTime() + 61_000);
  const send = () => {
    const caller = { params: { id: data.id }, query: { user_token: guest.user_token }, language: 'fr' };
    return api.call('sendOrderEmail', caller);
  };
  // mails of other orders may still be in progress
  const mails = () => api.mails.filter(({ subject }) => subject.includes(data.order));
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  // the first one was sent automatically
  expect(mails()).toMatchObject([{ to: 'aisha@example.test' }, { to: 'aisha@example.test' }]);
  const mail = mails().at(-1);
  expect(mail?.text).toContain('1 × Lampe');
  expect(mail?.text).toContain(`http://localhost:3000/fr/track-order?tracking_id=${data.order}`);
  now = new Date(now.getTime() + 61_000);
  await send();
  expect(mails()).toHaveLength(3);
});

test('an order of a user belongs to the account', async () => {
  const user = await aUser(api.db, { name: 'Noor', email: 'noor@example.test' });
  const product = await aShippable();
  const { bearer } = user;
  const body = { product_id: product.id, inventory_id: product.inventoryIds[0], quantity: 1 };
  await api.call<Cart>('buyNow', { bearer, body });
  const address = { name: 'Noor', email: 'parcels@example.test', phone: '+1 510 555 0100', country: 'US', state: 'CA' };
  await api.call('saveAddress', { bearer, body: { ...address, city: 'Oakland', zip: '94601', address_1: '1 Main' } });
  const { data } = await api.call<PlacedOrder>('placeOrder', { bearer, body: { order_method: 2 } });
  const shown = await api.call<OrderDetail>('orders', { bearer, body: { order_id: data.id } });
  expect(shown.data.user).toEqual({ id: user.id, name: 'Noor', email: 'noor@example.test' });
});
