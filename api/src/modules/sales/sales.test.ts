import type { Cart } from 'shared-kernel/contract/cart';
import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { PlacedOrder } from 'shared-kernel/contract/orders';
import { gatewaysOf } from '../../payments/gateways';
import { aGateway } from '../../testing/a-gateway';
import { aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { aStore } from '../../testing/a-store';
import { offerAllMethods } from '../../testing/all-methods';
import { anAttribute } from '../../testing/an-attribute';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { callOrderOff } from '../cancellations/cancel-order';
import type { Mail } from '../mail/mail';
import { markPaid } from '../orders/mark-paid';
import { createSaleMails } from './sale-mails';
import { createSendSales } from './send-sales';

const SHOP = 'hello@souk.test';
const MINUTE = 60_000;
let sent: Mail[] = [];
let down = false;
/** Mails refused by the server. */
let refused = 0;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const mailer = {
  send: async (mail: Mail) => {
    if (mail.to === 'aisha@example.test') return;
    if (down) {
      refused++;
      throw new Error('no mail server');
    }
    sent.push(mail);
  },
};
const api = testApp({ mailer, clock, gateways: gatewaysOf([aGateway()]) });
offerAllMethods(api);
const operate = anOperator(api, clock);
beforeAll(() => aSite(api.db));
beforeEach(async () => {
  await api.db.deleteFrom('sale_notices').execute();
  sent = [];
  down = false;
  refused = 0;
  ahead = 0;
});

/** Does what the reconciler of one process does. */
const round = () =>
  createSendSales({
    db: api.db,
    clock,
    log: api.app.log,
    mailSale: createSaleMails({ db: api.db, mailer, clock, publicOrigin: 'https://souk.test' }),
  })();
/** Waits until every notice is sent or no longer valid. */
const saleMails = () =>
  until('everything is told', async () => {
    const open = api.db.selectFrom('sale_notices').select('id').where('next_try_at', 'is not', null);
    return (await open.execute()).length === 0;
  });
const to = (address: string) => sent.filter((mail) => mail.to === address);
const recipients = () => sent.map((mail) => mail.to).toSorted();

/** A guest with items of two stores in the cart, a lamp in teal and a vase; the vase is picked up if `pickup` is set. */
async function aCart({ language = 'en', pickup = false }: { language?: LanguageCode; pickup?: boolean } = {}) {
  // of earlier carts
  await api.db.updateTable('inventory').set({ sku: null }).execute();
  const colour = await anAttribute(api.db, 'Colour', ['Teal']);
  const stores = await Promise.all(
    ['Atlas', 'Bazaar'].map(async (name) => {
      const { id, slug } = await aStore(api.db, { name });
      const email = `${slug}@stores.test`;
      await operate('store', 'contact', slug, '--email', email, '--language', language);
      return { id, slug, email };
    }),
  );
  const { id: shippingRule } = await aShippingRule(api.db, { places: [{ pickupPrice: 0 }] });
  const [atlas, bazaar] = stores as [(typeof stores)[number], (typeof stores)[number]];
  const lamp = await aProduct(api.db, {
    title: 'Lamp',
    store: atlas.id,
    shippingRule,
    variants: [{ quantity: 10, sku: 'LMP-1', values: colour.valueIds }],
  });
  const vase = await aProduct(api.db, { title: 'Vase', store: bazaar.id, shippingRule, variants: [{ sku: 'VAS-2' }] });
  const guest = aGuest(api);
  await guest.put(lamp, 2);
  await guest.put(vase);
  const address = await guest.live();
  if (pickup) {
    const { cartProducts } = await guest.cart();
    await api.call<Cart>('updateShipping', {
      body: {
        user_token: guest.user_token,
        selected_address: address.data.id,
        cart: cartProducts.map(({ id }, n) => ({ cart: id, shipping_type: n === 1 ? 2 : 1 })),
      },
    });
  }
  const order = async (order_method = 2) => {
    const body = { order_method, user_token: guest.user_token };
    return (await api.call<PlacedOrder>('placeOrder', { body, language })).data;
  };
  return { atlas, bazaar, lamp, vase, order, guest };
}
async function pay(order: number) {
  const tried = api.db.selectFrom('payments').select('id').where('order_id', '=', order);
  const { id } = await tried.executeTakeFirstOrThrow();
  await api.db.transaction().execute((trx) => markPaid(trx, order, id, clock()));
}

test('shop and stores are notified of a cash order, each store of its own lines only', async () => {
  const { atlas, bazaar, order } = await aCart();
  const { order: code } = await order();
  await saleMails();
  expect(recipients()).toEqual([SHOP, atlas.email, bazaar.email].toSorted());
  const [mail] = to(atlas.email);
  expect(mail?.subject).toBe(`New order ${code} for Atlas`);
  for (const part of [
    '2 × Lamp (Colour Teal): LMP-1',
    'To be shipped',
    'Aisha Karim',
    '1 River Road',
    'Faizabad\n3401',
  ])
    expect(mail?.text).toContain(part);
  // nothing that is not needed for packing
  for (const part of ['Vase', 'VAS-2', 'Bazaar', 'USD', '10.00', 'aisha@example.test', 'delivery:'])
    expect(`${mail?.text}${mail?.html}`).not.toContain(part);
  const [whole] = to(SHOP);
  for (const part of ['2 × Lamp (Teal)', '1 × Vase', 'LMP-1: 2 × Lamp', 'VAS-2: 1 × Vase', 'Total', 'Pay on delivery'])
    expect(whole?.text).toContain(part);
});

test('issue 14 a store mail separates variant values with the comma of its language', async () => {
  const { atlas, lamp, order } = await aCart({ language: 'ar' });
  const size = await anAttribute(api.db, 'Size', ['L']);
  const values = { inventory_id: lamp.inventoryIds[0] ?? 0, attribute_value_id: size.valueIds[0] ?? 0 };
  await api.db.insertInto('inventory_attributes').values(values).execute();
  await order();
  await saleMails();
  expect(to(atlas.email)[0]?.text).toContain('(\u2068Colour Teal، Size L\u2069)');
});

test('a store is notified of pickups and their place, without the address if it ships nothing', async () => {
  const { atlas, bazaar, order } = await aCart({ pickup: true });
  await api.db
    .updateTable('shipping_places')
    .set({ pickup_address_line_1: '5 Harbour Street', pickup_city: 'Oslo', pickup_country: 'NO' })
    .execute();
  await order();
  await saleMails();
  const [mail] = to(bazaar.email);
  expect(mail?.text).toContain('To be picked up');
  expect(mail?.text).toContain('5 Harbour Street');
  expect(mail?.text).not.toContain('1 River Road');
  expect(to(atlas.email)[0]?.text).toContain('1 River Road');
});

test('an online order is notified once, when it is paid', async () => {
  const { order } = await aCart();
  const { id } = await order(3);
  await round();
  expect(sent).toEqual([]);
  await pay(id);
  await Promise.all([round(), round(), round()]);
  expect(recipients()).toHaveLength(3);
  // paid at the door when delivered, retried, noted by another path
  const { id: atTheDoor } = await (await aCart()).order();
  await saleMails();
  sent = [];
  await operate('order', 'move', String(atTheDoor), 'delivered');
  await round();
  expect(sent).toEqual([]);
});

test('an order switched to cash on delivery is notified at once', async () => {
  const { order, guest } = await aCart();
  const { id } = await order(3);
  await api.call('paymentDone', { body: { id, order_method: 2, user_token: guest.user_token } });
  await round();
  expect(recipients()).toHaveLength(3);
});

test('an order cancelled before any notification is not notified', async () => {
  down = true;
  const { order } = await aCart();
  const { id } = await order();
  // not by the notices' attempts, which are counted before the mail is sent
  await until('it was tried', () => refused >= 3);
  await callOrderOff(api.db, { orderId: id, title: 'No', message: 'Sorry' }, clock());
  down = false;
  ahead = 10 * MINUTE;
  await round();
  await saleMails();
  expect(sent).toEqual([]);
});

test('a cancelled order notifies everyone who was told to pack it', async () => {
  const { atlas, order } = await aCart();
  const { id, order: code } = await order();
  await saleMails();
  sent = [];
  await callOrderOff(api.db, { orderId: id, title: 'No', message: 'Sorry' }, clock());
  await Promise.all([round(), round()]);
  expect(recipients()).toHaveLength(3);
  expect(to(atlas.email)[0]?.subject).toBe(`Order ${code} is cancelled: please don’t pack it`);
  expect(to(atlas.email)[0]?.text).not.toMatch(/Vase|River Road/);
});

test('issue 14 a refund tells stores not to pack, unless the parcel has left or they were never notified', async () => {
  const refunded = async (
    before: (cart: Awaited<ReturnType<typeof aCart>>, id: number, code: string) => Promise<unknown>,
  ) => {
    const cart = await aCart();
    const { id, order: code } = await cart.order(3);
    await pay(id);
    await before(cart, id, code);
    sent = [];
    await operate('order', 'refund', code);
    await round();
    return cart;
  };
  await refunded(async () => {});
  expect(sent).toEqual([]);
  const { atlas, bazaar } = await refunded(async ({ atlas: store }, _id, code) => {
    await round();
    await operate('order', 'move', code, 'on-the-way', '--store', store.slug);
  });
  expect(to(atlas.email)).toEqual([]);
  expect(to(bazaar.email).map(({ subject }) => subject)).toEqual([expect.stringContaining('please don’t pack it')]);
});

test('an hour’s outage of the mail server delays the notifications and duplicates none', async () => {
  down = true;
  const { order } = await aCart();
  await order();
  for (const minutes of [2, 5, 12, 30, 60]) {
    ahead = minutes * MINUTE;
    await round();
  }
  expect(sent).toEqual([]);
  down = false;
  ahead = 3 * 60 * MINUTE;
  await Promise.all([round(), round(), round()]);
  await round();
  expect(new Set(recipients()).size).toBe(3);
  expect(sent).toHaveLength(3);
  expect(sent.map(({ id }) => id)).toEqual(Array(3).fill(expect.stringMatching(/-sale-\d+$/)));
});

test('a store without an email address is not notified', async () => {
  const { atlas, bazaar, order } = await aCart();
  await operate('store', 'contact', atlas.slug, '--none');
  await order();
  await saleMails();
  expect(recipients()).toEqual([SHOP, bazaar.email].toSorted());
});

test('notifications use the names at the time of the order', async () => {
  down = true;
  const { atlas, lamp, order } = await aCart();
  await order();
  await api.db
    .updateTable('product_texts')
    .set({ title: 'Something else' })
    .where('product_id', '=', lamp.id)
    .execute();
  await api.db.updateTable('inventory').set({ sku: 'NEW' }).where('product_id', '=', lamp.id).execute();
  down = false;
  ahead = 10 * MINUTE;
  await round();
  expect(to(atlas.email)[0]?.text).toContain('2 × Lamp (Colour Teal): LMP-1');
});

test.each(LANGUAGES)('a store gets its mails in %s', async (language) => {
  const { atlas, order } = await aCart({ language });
  const { id } = await order();
  await saleMails();
  await callOrderOff(api.db, { orderId: id, title: 'No', message: 'Sorry' }, clock());
  await round();
  expect(to(atlas.email)).toHaveLength(2);
  for (const { subject, text, html } of to(atlas.email)) {
    expect(`${subject}${text}`).not.toMatch(/\{\{|mail\./);
    expect(html).toContain(`lang="${language}"`);
  }
});
