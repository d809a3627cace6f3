import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { AccountData } from 'shared-kernel/contract/account';
import type { OrderStatus } from 'shared-kernel/contract/enums';
import type { OrderDetail, PlacedOrder } from 'shared-kernel/contract/orders';
import type { AskedReturn } from 'shared-kernel/contract/returns';
import type { Reviews } from 'shared-kernel/contract/reviews';
import type { Caller } from '../../http/caller';
import { ADDRESS } from '../../testing/a-guest';
import { aPhoto } from '../../testing/a-photo';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { aUser } from '../../testing/a-user';
import { anOperator } from '../../testing/an-operator';
import { multipart, reviewParts } from '../../testing/multipart';
import { type CallOptions, testApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { moveOrder } from '../orders/move-order';
import { lockShopper } from '../shoppers/shopper';
import { finishErasures } from './erase-person';
import { hashPassword } from './password';

const api = testApp();
const operate = anOperator(api);
const PASSWORD = 'correct horse';
/** Part of all data that the person enters. */
const MARK = 'Zuleika';
const EMAIL = `${MARK}@Erase.test`;
const PERSON = {
  name: `${MARK} Noor`,
  phone: '+93 79 912 3456',
  address_1: `${MARK} Lane 7`,
  address_2: `Flat ${MARK}`,
  city: `${MARK}abad`,
  zip: '7731',
  delivery_instruction: `Ring at ${MARK}`,
  company: `${MARK} Ltd`,
  tax_number: 'AF 77731',
  billing: {
    name: `${MARK} Noor`,
    country: 'AF',
    state: '',
    city: `${MARK}abad`,
    zip: '7731',
    address_1: `${MARK} Lane 8`,
    address_2: null,
  },
};
/** Texts that must not remain anywhere once a person is erased, in any case and spelling. */
const TRACES = [MARK.toLowerCase(), '79 912 3456', '77731'];

let product: Awaited<ReturnType<typeof aProduct>>;
beforeAll(async () => {
  await aSite(api.db);
  product = await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id, quantity: 90 });
  await sql`update products set refundable = 1`.execute(api.db);
});

/** Tables with a row that contains a trace of the person, in any column of any type. */
async function traces(): Promise<string[]> {
  const tables = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(api.db);
  const places: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select x::text as row from ${sql.table(name)} x`.execute(api.db);
    if (rows.some(({ row }) => TRACES.some((trace) => row.toLowerCase().includes(trace)))) places.push(name);
  }
  return places.toSorted();
}

/** A person with one of everything that the shop stores about people. */
async function aWholeLife(email: string) {
  const user = await aUser(api.db, { name: PERSON.name, email });
  await api.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', user.id)
    .execute();
  const { bearer } = user;
  const done = async <T>(name: Parameters<typeof api.call>[0], options: CallOptions = {}): Promise<T> => {
    const answer = await api.call<T>(name, { bearer, ...options });
    if (answer.status !== 200) throw new Error(`${name}: ${answer.message}`);
    return answer.data;
  };
  await done('saveAddress', { body: { ...ADDRESS, ...PERSON, email } });
  const order = async () => {
    await done('changeCartQuantity', {
      body: { product_id: product.id, inventory_id: product.inventoryIds[0], quantity: 1 },
    });
    return done<PlacedOrder>('placeOrder', { body: { order_method: 2 } });
  };
  const delivered = await order();
  const cancelled = await order();
  await api.db.transaction().execute((trx) => moveOrder(trx, delivered.id, 5, new Date()));
  await done('cancelOrder', { body: { order_id: cancelled.id, title: `${MARK} changed`, message: `Sorry, ${MARK}` } });
  await done(
    'saveReview',
    multipart(
      reviewParts({ order_id: delivered.id, product_id: product.id, rating: 5, review: 'Fits well.' }, [
        await aPhoto(),
      ]),
    ),
  );
  const [line] = (await done<OrderDetail>('orders', { body: { order_id: delivered.id } })).ordered_products;
  const lines = JSON.stringify([{ id: line?.id, quantity: 1, reason: 'size' }]);
  const sentBack = { order_id: delivered.id, lines, message: `${MARK} asks` };
  const response = await done<AskedReturn>(
    'askReturn',
    multipart(reviewParts(sentBack, [await aPhoto({ background: '#123456' })])),
  );
  await operate('return', 'accept', String(response.id), '--how', `Dear ${MARK}`);
  await done('writeMessage', {
    body: { order_id: delivered.id, store_id: product.storeId, message: `${MARK} writes` },
  });
  for (const name of ['toggleWishlist', 'toggleCompare'] as const)
    await done(name, { body: { product_id: product.id } });
  await done('followStore', { body: { store_id: product.storeId } });
  await done('changeCartQuantity', {
    body: { product_id: product.id, inventory_id: product.inventoryIds[0], quantity: 2 },
  });
  await done('contact', {
    body: { name: PERSON.name, email, subject: `From ${MARK}`, message: `I am ${MARK}.`, order: '' },
  });
  await api.call('emailSubscription', { body: { email } });
  await api.db.insertInto('newsletter_subscriptions').values({ email: email.toUpperCase(), language: 'en' }).execute();
  await api.db
    .insertInto('restock_requests')
    .values({ product_id: product.id, inventory_id: null, email: email.toLowerCase(), language: 'en', token: email })
    .execute();
  await api.db
    .insertInto('social_identities')
    .values({ provider: 'google', subject: `${MARK}-subject-${user.id}`, user_id: user.id })
    .execute();
  await api.db
    .insertInto('payments')
    .values({
      ...{ order_id: delivered.id, method: 1, amount: '1.00', currency: 'USD', state: 'failed', next_check_at: null },
      hand_over: JSON.stringify({ method: 'POST', url: 'https://pay.test', fields: { prefill: email } }),
    })
    .execute();
  await api.call('forgotPassword', { body: { email } });
  await api.call('signin', { body: { email, password: 'wrong' } });
  // mails about orders are sent
  await until('mails are sent', async () => {
    const waiting = api.db.selectFrom('order_news').select('id').where('next_try_at', 'is not', null);
    return !(await waiting.executeTakeFirst());
  });
  return { ...user, email, delivered, cancelled, done };
}

const remove = (bearer: string, body: object, language = 'en') =>
  api.call<true>('deleteAccount', { bearer, body, language });

test('deleting an account leaves no trace of the person in any table and keeps the orders', async () => {
  const person = await aWholeLife(EMAIL);
  const guests = await anotherGuestsOrder(EMAIL);
  expect(await traces()).toEqual([
    'addresses',
    'cancellations',
    'contact_messages',
    'email_allowances',
    'email_codes',
    'newsletter_requests',
    'newsletter_subscriptions',
    'order_addresses',
    'order_messages',
    'payments',
    'restock_requests',
    'returns',
    'reviews',
    'social_identities',
    'users',
  ]);
  expect(await readdir(api.uploadsDir)).not.toEqual([]);

  const answer = await remove(person.bearer, { password: PASSWORD });
  expect([answer.status, answer.data, answer.message]).toEqual([200, true, 'Your account has been deleted.']);
  expect(await traces()).toEqual([]);
  expect(existsSync(api.uploadsDir) ? await readdir(api.uploadsDir) : []).toEqual([]);

  const { rows } = await sql<object>`
    select placed.id, placed.total_amount > 0 as sum, count(line.id) as lines, address.country, address.name, shopper.user_id
    from orders placed join ordered_products line on line.order_id = placed.id
    join order_addresses address on address.order_id = placed.id join shoppers shopper on shopper.id = placed.shopper_id
    where placed.id in (${person.delivered.id}, ${person.cancelled.id}, ${guests.id})
    group by placed.id, address.order_id, shopper.id order by placed.id`.execute(api.db);
  const kept = { sum: true, lines: 1, country: 'AF', name: '', user_id: null };
  expect(rows).toEqual([
    { id: person.delivered.id, ...kept },
    { id: person.cancelled.id, ...kept },
    { id: guests.id, ...kept },
  ]);
  // the last mail announces it, and every session has ended
  await until('the farewell is sent', async () => /has been deleted/.test(api.mails.at(-1)?.subject ?? ''));
  expect(api.mails.at(-1)?.to).toBe(EMAIL);
  expect((await api.call('profile', { bearer: person.bearer })).http).toBe(401);
  expect((await api.call('signin', { body: { email: EMAIL, password: PASSWORD } })).status).toBe(201);

  const shown = await api.call<Reviews>('reviews', { params: { productId: product.id }, language: 'fr' });
  expect(shown.data.all.data).toEqual([
    expect.objectContaining({ rating: 5, review: 'Fits well.', user: { name: 'Ancien client' }, review_images: [] }),
  ]);
  const known = await operate('order', 'show', person.delivered.order);
  expect(known.exit).toBe(0);
});

/** Ordered without an account, and delivered unless the options differ. */
async function anotherGuestsOrder(email: string, { status = 5 }: { status?: OrderStatus } = {}) {
  const user_token = `guest-${email}`.replace('@', '-').toLowerCase();
  await api.call('saveAddress', { body: { ...ADDRESS, ...PERSON, email, user_token } });
  await api.call('changeCartQuantity', {
    body: { product_id: product.id, inventory_id: product.inventoryIds[0], quantity: 1, user_token },
  });
  const { data } = await api.call<PlacedOrder>('placeOrder', { body: { order_method: 2, user_token } });
  if (status > 1) await api.db.transaction().execute((trx) => moveOrder(trx, data.id, status, new Date()));
  // the state after the next round of mails, for which no test waits
  await sql`update order_news set next_try_at = null where order_id = ${data.id}`.execute(api.db);
  return { ...data, user_token };
}

test('every column that can name a person is covered by the erasure', async () => {
  const { rows } = await sql<{ name: string }>`
    select columns.table_name || '.' || columns.column_name as name from information_schema.columns
    join pg_tables on tablename = columns.table_name and schemaname = 'public'
    where columns.table_schema = 'public'
      and columns.column_name ~ '(^|_)(email|phone|address_1|address_2|author|zip|instruction|message|subject)($|_)'
    order by 1`.execute(api.db);
  expect(rows.map(({ name }) => name)).toEqual([
    'addresses.address_1',
    'addresses.address_2',
    'addresses.delivery_instruction',
    'addresses.email',
    'addresses.phone',
    'addresses.zip',
    'cancellations.message',
    'contact_messages.email',
    'contact_messages.message',
    'contact_messages.subject',
    'email_allowances.email',
    'email_codes.email',
    'newsletter_requests.email',
    'newsletter_subscriptions.email',
    'order_addresses.address_1',
    'order_addresses.address_2',
    'order_addresses.delivery_instruction',
    'order_addresses.email',
    'order_addresses.phone',
    'order_addresses.zip',
    'order_messages.message',
    'parcel_cancellations.message',
    'restock_requests.email',
    'returns.message',
    'reviews.author',
    // the shop's own
    'settings.address_1',
    'settings.address_2',
    'settings.email',
    'settings.phone',
    'settings.zip',
    'shipping_places.pickup_phone',
    'shipping_places.pickup_zip',
    // a provider's id of a person
    'social_identities.subject',
    // the id of a message
    'store_notices.message_id',
    // a store's
    'stores.email',
    'users.email',
    'users.email_proved',
  ]);
});

describe('refusals', () => {
  test('a wrong or missing password deletes nothing', async () => {
    const person = await aWholeLife(`kept-${EMAIL}`);
    for (const body of [{}, { password: '' }, { password: 'wrong' }, { code: '123456' }]) {
      const answer = await remove(person.bearer, body);
      expect([answer.status, answer.data]).toEqual([
        201,
        { form: ['Your current password is incorrect.'], fields: ['password'] },
      ]);
    }
    expect((await api.call('profile', { bearer: person.bearer })).http).toBe(200);
  });

  test('open orders prevent the deletion, and the answer names them', async () => {
    const person = await aWholeLife(`busy-${EMAIL}`);
    await person.done('changeCartQuantity', {
      body: { product_id: product.id, inventory_id: product.inventoryIds[0], quantity: 1 },
    });
    const placed = await person.done<PlacedOrder>('placeOrder', { body: { order_method: 2 } });
    const answer = await remove(person.bearer, { password: PASSWORD });
    expect(answer.status).toBe(201);
    expect(answer.message).toContain(placed.order);
    expect((await operate('user', 'erase', person.email)).err).toContain(placed.order);
    expect((await person.done<{ data: OrderDetail[] }>('orders', { body: {} })).data.length).toBe(3);
    await api.db.transaction().execute((trx) => moveOrder(trx, placed.id, 5, new Date()));
    expect((await remove(person.bearer, { password: PASSWORD })).status).toBe(200);
  });

  test('an account without a password confirms the deletion with an emailed code', async () => {
    const { bearer, email } = await aUser(api.db);
    expect((await remove(bearer, { password: '' })).data).toMatchObject({ fields: ['code'] });
    const response = await api.call<string>('askDeletionCode', { bearer });
    expect([response.status, response.data]).toEqual([200, email]);
    const code = /\b\d{6}\b/.exec(api.mails.filter(({ to }) => to === email).at(-1)?.text ?? '')?.[0] ?? '';
    expect((await remove(bearer, { code: code === '000000' ? '111111' : '000000' })).status).toBe(201);
    expect((await remove(bearer, { code })).status).toBe(200);
    expect((await api.call('profile', { bearer })).http).toBe(401);
  });
});

test.each(['order', 'deletion'] as const)(
  'C5 issue 14 concurrent order and deletion of its account, the %s first: the second is refused',
  async (first) => {
    const user = await aUser(api.db);
    const { bearer } = user;
    await api.db
      .updateTable('users')
      .set({ password_hash: await hashPassword(PASSWORD) })
      .where('id', '=', user.id)
      .execute();
    await api.call('saveAddress', { bearer, body: { ...ADDRESS, ...PERSON, email: user.email } });
    const quantity = { product_id: product.id, inventory_id: product.inventoryIds[0], quantity: 1 };
    await api.call('changeCartQuantity', { bearer, body: quantity });
    const calls = {
      order: () => api.call('placeOrder', { bearer, body: { order_method: 2 } }),
      deletion: () => remove(bearer, { password: PASSWORD }),
    };
    // both wait for another tab, and continue in the order of their arrival
    let release = () => {};
    const isEnough = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isHeld = false;
    const busy = api.db.transaction().execute(async (trx) => {
      await lockShopper(trx, { kind: 'user', id: user.id } as Caller);
      isHeld = true;
      await isEnough;
    });
    await until('the other tab has the lock', () => isHeld);
    const second = first === 'order' ? 'deletion' : 'order';
    const earlier = calls[first]();
    await areWaiting(1);
    const later = calls[second]();
    await areWaiting(2);
    release();
    await busy;
    const outcomes = { [first]: await earlier, [second]: await later };
    expect([first, outcomes[first]?.http, outcomes[first]?.status]).toEqual([first, 200, 200]);
    expect([second, outcomes[second]?.status]).toEqual([second, second === 'order' ? 401 : 201]);
  },
);

/** Waits until this many statements wait for a lock. */
const areWaiting = (many: number) =>
  until(`${many} statements wait`, async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
    return rows.length >= many;
  });

test('an operator erases accounts, and guests by the address of their orders', async () => {
  const person = await aWholeLife(`asks-${EMAIL}`);
  expect(await operate.json('user', 'erase', person.email.toUpperCase())).toEqual({
    account: true,
    orders: 2,
    photos: 2,
    at_end: 0,
  });
  expect((await api.call('profile', { bearer: person.bearer })).http).toBe(401);
  const guests = await anotherGuestsOrder(`guest-${EMAIL}`);
  expect(await operate.json('user', 'erase', `guest-${EMAIL}`)).toEqual({
    account: false,
    orders: 1,
    photos: 0,
    at_end: 0,
  });
  const { data } = await api.call<OrderDetail>('orders', {
    body: { order_id: guests.id, user_token: guests.user_token },
  });
  expect(data.address.name).toBe('');
  expect((await operate('user', 'erase', 'nobody')).exit).toBe(2);
});

test('a guest’s open order keeps its address until it ends and its mails are sent, then loses it', async () => {
  const email = `later-${EMAIL}`;
  const placed = await anotherGuestsOrder(email, { status: 1 });
  expect((await operate('user', 'erase', email)).out).toContain('lose the person by themselves when they end: 1');
  const name = async () =>
    (
      await api.db
        .selectFrom('order_addresses')
        .select('name')
        .where('order_id', '=', placed.id)
        .executeTakeFirstOrThrow()
    ).name;
  const finish = () => api.db.transaction().execute(finishErasures);
  await finish();
  expect(await name()).toBe(PERSON.name);
  await api.db.transaction().execute((trx) => moveOrder(trx, placed.id, 5, new Date()));
  await finish();
  // its last mail is not sent yet
  expect(await name()).toBe(PERSON.name);
  await sql`update order_news set next_try_at = null`.execute(api.db);
  await finish();
  expect(await name()).toBe('');
  expect(await api.db.selectFrom('erasures_at_end').selectAll().execute()).toEqual([]);
});

test('return and refund commands tell the operator that the erased shopper is not mailed', async () => {
  const person = await aWholeLife(`back-${EMAIL}`);
  const { id } = await api.db
    .selectFrom('returns')
    .select('id')
    .where('order_id', '=', person.delivered.id)
    .executeTakeFirstOrThrow();
  const accepted = await operate('return', 'accept', String(id), '--how', 'As before');
  expect(accepted.out).toContain('The API mails the shopper');
  expect((await remove(person.bearer, { password: PASSWORD })).status).toBe(200);
  const nobody = 'Nobody is mailed: whoever ordered has deleted their data.';
  const refunded = await operate('order', 'refund', person.delivered.order, '--amount', '1', '--by-hand');
  const received = await operate('return', 'receive', String(id), '--by-hand');
  for (const { exit, out } of [refunded, received]) {
    expect([exit, out]).toEqual([0, expect.stringContaining(nobody)]);
    expect(out).not.toContain('mails the shopper');
  }
});

test('news of an erased shopper’s order are mailed to nobody', async () => {
  const person = await aWholeLife(`quiet-${EMAIL}`);
  expect((await remove(person.bearer, { password: PASSWORD })).status).toBe(200);
  const mails = api.mails.length;
  await api.db
    .insertInto('order_news')
    .values({ order_id: person.delivered.id, news: 'refunded', next_try_at: new Date() })
    .execute();
  await api.call('sendOrderEmail', { params: { id: person.delivered.id } });
  expect(api.mails.slice(mails).filter(({ to }) => to === '')).toEqual([]);
  // an order whose due news are all sent
  await anotherGuestsOrder(`round-${EMAIL}`);
  const shown = async () => (await operate('order', 'show', person.delivered.order)).out;
  await until('the news are dealt with', async () => /Mail refunded of .* was not sent/.test(await shown()));
});

describe('account data export', () => {
  test('contains all data of the person, for the owner only, and is not cached', async () => {
    const person = await aWholeLife(`file-${EMAIL}`);
    const { data, headers, status } = await api.call<AccountData>('accountData', { bearer: person.bearer });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(data.profile).toMatchObject({
      name: PERSON.name,
      email: person.email,
      has_password: true,
      providers: ['google'],
    });
    expect(data.orders.map(({ code }) => code)).toEqual([person.cancelled.order, person.delivered.order]);
    expect(data.orders[0]?.cancellation?.message).toBe(`Sorry, ${MARK}`);
    expect(data.orders[1]?.address.address_1).toBe(PERSON.address_1);
    expect(data.orders[1]?.lines).toEqual([expect.objectContaining({ quantity: 1, price: 10 })]);
    expect(data.orders[1]).toMatchObject({
      order_method: 2,
      tax_included: false,
      expired: false,
      invoice: { number: expect.stringMatching(/^\d{4}-\d{6}$/), issued_at: expect.any(String) },
      parcels: [{ status: 5, cancelled: false, steps: expect.arrayContaining([expect.anything()]) }],
      refunds: [],
      returns: [
        {
          message: `${MARK} asks`,
          photos: [expect.stringMatching(/^\/media\/upload-/)],
          lines: [{ quantity: 1, reason: 'size' }],
        },
      ],
      messages: [{ message: `${MARK} writes`, sent_at: expect.any(String) }],
    });
    expect(data.addresses).toEqual([expect.objectContaining({ ...PERSON, email: person.email })]);
    expect(data.reviews).toEqual([
      expect.objectContaining({ review: 'Fits well.', photos: [expect.stringMatching(/^\/media\/upload-/)] }),
    ]);
    for (const name of ['wishlist', 'compare_list', 'followed_stores', 'cart', 'restock_requests', 'messages'] as const)
      expect([name, data[name]]).toEqual([name, [expect.anything()]]);
    expect(data.newsletter).toMatchObject({
      subscribed: true,
      since: expect.any(String),
      asked_at: expect.any(String),
    });
    expect(data.sessions.map(({ current }) => current)).toEqual([true]);

    const other = await aUser(api.db);
    const theirs = JSON.stringify((await api.call<AccountData>('accountData', { bearer: other.bearer })).data);
    expect(theirs).not.toContain(MARK);
    expect((await api.call('accountData')).http).toBe(401);
  });
});
