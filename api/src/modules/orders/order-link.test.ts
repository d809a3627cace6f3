import { createHmac } from 'node:crypto';
import type { Cart } from 'shared-kernel/contract/cart';
import { OrderStatus } from 'shared-kernel/contract/enums';
import type { OpenedOrderLink } from 'shared-kernel/contract/order-link';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { OwnReview, SavedReview } from 'shared-kernel/contract/reviews';
import type { SignedIn } from 'shared-kernel/contract/user';
import { gatewaysOf } from '../../payments/gateways';
import { aCustomer } from '../../testing/a-customer';
import { aGateway } from '../../testing/a-gateway';
import { aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aUser } from '../../testing/a-user';
import { offerAllMethods } from '../../testing/all-methods';
import { anOnlineOrder } from '../../testing/an-online-order';
import { multipart, reviewParts } from '../../testing/multipart';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import type { Mail } from '../mail/mail';
import { mergeGuest, takeOpenedOrders } from '../shoppers/merge-guest';
import { markPaid } from './mark-paid';
import { moveOrder } from './move-order';
import { createOrderLinks } from './order-link';

const DAY = 24 * 3600_000;
const sent: Mail[] = [];
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const api = testApp({
  mailer: { send: async (mail) => void sent.push(mail) },
  clock,
  gateways: gatewaysOf([aGateway()]),
});
offerAllMethods(api);
beforeEach(async () => {
  ahead = 0;
  // all tests use the same email address
  await api.db.deleteFrom('email_allowances').execute();
});

/** A guest's order and the link in its mail. */
async function aMailedOrder() {
  const order = await anOnlineOrder(api);
  const link = await linkTo(order.placed.order);
  return { ...order, link };
}
async function linkTo(code: string) {
  const token = () =>
    sent.findLast(({ text }) => text.includes(code))?.text.match(/\/order-link\/open\?token=([\w.-]+)/);
  await until('the mail is there', () => Boolean(token()));
  return token()?.[1] ?? '';
}
const open = async (token: string) => (await api.call<OpenedOrderLink>('openOrderLink', { body: { token } })).data;
/** The header that the shell sends for a browser that has opened the link. */
async function opened(token: string) {
  const answer = await open(token);
  if (answer.state !== 'open') throw new Error(answer.state);
  return { 'x-order-access': answer.access };
}
const read = (order_id: number, headers = {}) => api.call<OrderDetail>('orders', { headers, body: { order_id } });

test('a mailed link opens only its order, for anyone who has it', async () => {
  const { id, link } = await aMailedOrder();
  const other = await aMailedOrder();
  const headers = await opened(link);
  expect((await read(id, headers)).data).toMatchObject({ id, address: { email: 'aisha@example.test' } });
  for (const refused of [await read(id), await read(other.id, headers)]) expect(refused.status).toBe(201);
  // no other data of the person
  expect((await api.call<{ total: number }>('orders', { headers, body: {} })).data.total).toBe(0);
  expect((await api.call<unknown[]>('addresses', { headers })).data).toEqual(
    (await api.call<unknown[]>('addresses', {})).data,
  );
  expect((await api.call<Cart>('cart', { headers })).data.cartProducts).toEqual([]);
});

test('an opened link lets its holder pay, read and cancel the order, and buy it again into their own cart', async () => {
  const { id, link, stock, guest } = await aMailedOrder();
  const headers = await opened(link);
  const pay = await api.call<{ redirect: string }>('paymentDone', { headers, body: { id, order_method: 3 } });
  expect(pay.data.redirect).toMatch(/^https?:/);
  expect((await api.call('sendOrderEmail', { headers, params: { id } })).status).toBe(200);
  const elsewhere = aGuest(api);
  const again = { headers, body: { order_id: id, user_token: elsewhere.user_token } };
  expect((await api.call<{ added: number }>('buyAgain', again)).data.added).toBe(1);
  expect((await elsewhere.cart()).cartCount).toBe(1);
  expect((await guest.cart()).cartCount).toBe(0);
  const cancel = { headers, body: { order_id: id, title: 'No', message: 'Sorry' } };
  expect((await api.call('cancelOrder', cancel)).status).toBe(200);
  expect(await stock()).toBe(10);
  expect((await api.call<{ title: string }>('cancellation', { headers, params: { orderId: id } })).data.title).toBe(
    'No',
  );
});

test('S192 S223 an opened link allows reviewing the delivered products of its order only', async () => {
  const { id, link, guest, product, payment } = await aMailedOrder();
  const other = await aMailedOrder();
  const headers = await opened(link);
  const save = (changes: Record<string, number> = {}, as: Record<string, string> = headers) => {
    const fields = { order_id: id, product_id: product.id, rating: 4, review: 'Fits well.', ...changes };
    const sent = multipart(reviewParts(fields));
    return api.call<SavedReview>('saveReview', { ...sent, headers: { ...sent.headers, ...as } });
  };
  expect((await save()).message).toBe('You can review a product once it’s been delivered.');
  await api.db.transaction().execute(async (trx) => {
    for (const delivered of [{ id, payment }, other]) {
      await markPaid(trx, delivered.id, delivered.payment.id, new Date());
      await moveOrder(trx, delivered.id, OrderStatus.delivered, new Date());
    }
  });
  const { status, data } = await save();
  expect([status, data.user.name, data.verified]).toEqual([200, 'Aisha K.', true]);
  expect((await save({ rating: 2 })).data.id).toBe(data.id);
  const own = (order_id: number, as: Record<string, string> = headers) =>
    api.call<OwnReview>('ownReview', { headers: as, params: { productId: product.id }, query: { order_id } });
  expect((await own(id)).data).toMatchObject({ id: data.id, rating: 2 });
  // in the browser that ordered it is the guest's own
  expect((await own(id, { 'User-Token': guest.user_token })).data.id).toBe(data.id);
  const elsewhere = { order_id: other.id, product_id: other.product.id };
  for (const refused of [await save(elsewhere), await save({}, {}), await own(other.id)])
    expect(refused.status).toBe(201);
});

test('a link cannot cancel another order', async () => {
  const { link } = await aMailedOrder();
  const other = await aMailedOrder();
  const body = { order_id: other.id, title: 'No', message: 'Sorry' };
  expect((await api.call('cancelOrder', { headers: await opened(link), body })).status).toBe(201);
  expect((await other.order()).cancelled).toBe(0);
});

test('link tokens and access cookies are not interchangeable', async () => {
  const { id, link } = await aMailedOrder();
  expect((await read(id, { 'x-order-access': link })).status).toBe(201);
  const { 'x-order-access': access } = await opened(link);
  expect(await open(access)).toEqual({ state: 'unknown' });
});

test('a forged token is unknown, whichever part is changed', async () => {
  const { id, link, placed } = await aMailedOrder();
  const other = await aMailedOrder();
  const [order = '', end = '', signature = ''] = link.split('.');
  // the code does not reveal how many orders there are
  expect(order).toBe(placed.order);
  const forged = [
    `${other.placed.order}.${end}.${signature}`,
    `${id}.${end}.${signature}`,
    `${order}.${end}1.${signature}`,
    `${order}.${end}.${signature.slice(1)}A`,
    `${order}.${end}.`,
    `${order}.${end}.${signature}.`,
    `${order.toLowerCase()}.${end}.${signature}`,
    '',
    '..',
    '%00',
    'x'.repeat(200),
  ];
  for (const token of forged) expect([token, await open(token)]).toEqual([token, { state: 'unknown' }]);
});

test('old links and cookies that contain the order number open only their order', async () => {
  const { id } = await aMailedOrder();
  const other = await aMailedOrder();
  const { value } = await api.db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'order-link')
    .executeTakeFirstOrThrow();
  const tokenOf = (purpose: string) => {
    const end = Math.floor(Date.now() / 1000 + 3600).toString(36);
    const signature = createHmac('sha256', value).update(`order ${purpose} ${id} ${end}`).digest('base64url');
    return `${id}.${end}.${signature}`;
  };
  const link = tokenOf('link');
  expect((await read(id, await opened(link))).data).toMatchObject({ id });
  const cookie = { 'x-order-access': [tokenOf('access'), (await opened(other.link))['x-order-access']].join('~') };
  expect((await read(id, cookie)).data).toMatchObject({ id });
  expect((await read(other.id, cookie)).data).toMatchObject({ id: other.id });
  expect((await read((await aMailedOrder()).id, cookie)).status).toBe(201);
  sent.length = 0;
  await api.call('sendOrderLink', { body: { token: link } });
  await until('the mail is there', () => sent.length > 0);
});

test('access expires after a day, the link after sixty days', async () => {
  const { id, link } = await aMailedOrder();
  const headers = await opened(link);
  ahead = DAY + 1000;
  expect((await read(id, headers)).status).toBe(201);
  expect((await read(id, await opened(link))).status).toBe(200);
  ahead = 60 * DAY + 60_000;
  expect(await open(link)).toEqual({ state: 'expired' });
});

test('the newest secret signs, and links signed with the previous one still open', async () => {
  const before = createOrderLinks(async () => ['old'], clock);
  const both = createOrderLinks(async () => ['new', 'old'], clock);
  const after = createOrderLinks(async () => ['new'], clock);
  const order = '7Q2KX-0M4TZ-9HVBC';
  const link = await before.link(order);
  expect(await both.readLink(link)).toEqual({ order, expired: false });
  expect(await after.readLink(link)).toBeNull();
  expect(await after.readLink(await both.link(order))).toEqual({ order, expired: false });
});

test('an order moved to an account opens only after signing in', async () => {
  const { id, placed, link, guest } = await aMailedOrder();
  const headers = await opened(link);
  const user = await aUser(api.db);
  await api.db.transaction().execute((trx) => mergeGuest(trx, user.id, guest.user_token));
  expect(await open(link)).toEqual({ state: 'account', order_id: id, order: placed.order });
  expect((await read(id, headers)).status).toBe(201);
});

describe('signing in with an order open by link', () => {
  test.each([
    ['another address', { email: 'somebody@else.test' }],
    // signing up with the address below verifies it
    ['an unverified address', { email: 'aisha@example.test', email_proved: false }],
  ])('issue 14 an account with %s does not get the order', async (_, account) => {
    const { placed, link } = await aMailedOrder();
    const [user] = await api.db
      .insertInto('users')
      .values({ name: 'Somebody', ...account })
      .returning('id')
      .execute();
    await api.db.transaction().execute((trx) => takeOpenedOrders(trx, user?.id ?? 0, [placed.order]));
    expect((await open(link)).state).toBe('open');
  });

  test('issue 14 signing up with the order’s address moves that order, and no other, to the account', async () => {
    const { id, placed, link, guest } = await aMailedOrder();
    const other = await aMailedOrder();
    const headers = await opened(link);
    sent.length = 0;
    const email = 'Aisha@example.test';
    const password = 'a long one for Aisha 7';
    await api.call('signup', { body: { name: 'Aisha', email, password } });
    const code = sent[0]?.text.match(/\b\d{6}\b/)?.[0];
    const { data } = await api.call<SignedIn>('verify', { headers, body: { email, code } });
    expect((await api.call<OrderDetail>('orders', { bearer: data.token, body: { order_id: id } })).data.user.id).toBe(
      data.id,
    );
    expect(await open(link)).toEqual({ state: 'account', order_id: id, order: placed.order });
    const asGuest = { order_id: id, user_token: guest.user_token };
    expect((await api.call('orders', { body: asGuest })).status).toBe(201);
    expect((await open(other.link)).state).toBe('open');
    // the next login takes orders opened since
    const again = { headers: await opened(other.link), body: { email, password } };
    expect((await api.call('signin', again)).status).toBe(200);
    expect((await open(other.link)).state).toBe('account');
  });
});

describe('requesting a new link', () => {
  const ask = (body: object) => api.call<true>('sendOrderLink', { body, language: 'fr' });
  const SAME = { http: 200, status: 200, data: true, message: expect.stringMatching(/^Si ces informations/) };

  test('an expired link is replaced by mail to the order’s address', async () => {
    const { link, placed } = await aMailedOrder();
    sent.length = 0;
    ahead = 61 * DAY;
    expect(await ask({ token: link })).toMatchObject(SAME);
    const fresh = await linkTo(placed.order);
    expect(sent).toMatchObject([{ to: 'aisha@example.test', subject: `Votre lien vers la commande ${placed.order}` }]);
    expect((await open(fresh)).state).toBe('open');
  });

  test('the link is mailed only if code and address match the order', async () => {
    const { placed } = await aMailedOrder();
    sent.length = 0;
    for (const wrong of [
      { order: placed.order, email: 'someone@else.test' },
      { order: '7Q2KX-0M4TZ-9HVB0', email: 'aisha@example.test' },
      { token: 'x' },
    ])
      expect(await ask(wrong)).toMatchObject(SAME);
    expect(
      await ask({ order: placed.order.toLowerCase().replaceAll('-', ' '), email: ' \u202aAisha@Example.test\u202c ' }),
    ).toMatchObject(SAME);
    await linkTo(placed.order);
    expect(sent).toHaveLength(1);
  });

  test('an invalid code or address is refused at its field', async () => {
    expect(await ask({ order: 'lamp', email: 'aisha@example.test' })).toMatchObject({
      status: 201,
      data: { fields: ['order'] },
    });
    expect(await ask({ order: '7Q2KX-0M4TZ-9HVB0', email: 'aisha' })).toMatchObject({
      status: 201,
      data: { fields: ['email'] },
    });
  });

  test('for an account’s order the mail links to its page', async () => {
    const customer = await aCustomer(api);
    await customer.put(await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id }));
    const { data } = await customer.order();
    await until('it is confirmed', () => sent.some(({ text }) => text.includes(data.order)));
    sent.length = 0;
    await ask({ order: data.order, email: 'aisha@example.test' });
    await until('the mail is there', () => sent.length > 0);
    expect(sent[0]?.text).toContain(`/fr/user/order/${data.order}`);
    expect(sent[0]?.text).not.toContain('token=');
  });

  test('one address gets at most ten mails at once', async () => {
    const { placed } = await aMailedOrder();
    sent.length = 0;
    const body = { order: placed.order, email: 'aisha@example.test' };
    for (let n = 0; n < 12; n++) await ask(body);
    await until('ten are there', () => sent.length >= 10);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(sent).toHaveLength(10);
  });
});
