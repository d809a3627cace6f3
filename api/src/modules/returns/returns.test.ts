import { existsSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import type { OpenedOrderLink } from 'shared-kernel/contract/order-link';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { AskedReturn } from 'shared-kernel/contract/returns';
import { gatewaysOf } from '../../payments/gateways';
import { aCustomer } from '../../testing/a-customer';
import { aGateway } from '../../testing/a-gateway';
import { aMailLook } from '../../testing/a-mail-look';
import { aPhoto } from '../../testing/a-photo';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { aStore } from '../../testing/a-store';
import { offerAllMethods } from '../../testing/all-methods';
import { anEngine } from '../../testing/an-engine';
import { anOnlineOrder } from '../../testing/an-online-order';
import { anOperator } from '../../testing/an-operator';
import { multipart, reviewParts } from '../../testing/multipart';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { newsMail } from '../orders/order-news';

const DAY = 24 * 3600_000;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const stripe = aGateway();
const api = testApp({ gateways: gatewaysOf([stripe]), clock });
const operate = anOperator(api, clock);
offerAllMethods(api);
beforeAll(async () => {
  await aSite(api.db);
  // the shop accepts returns by default
  await sql`alter table products alter column refundable set default 1`.execute(api.db);
});
/** Days pass, without sessions expiring. */
async function wait(days: number) {
  ahead = days * DAY;
  await sql`update sessions set expires_at = now() + interval '1 year'`.execute(api.db);
}
beforeEach(() => {
  ahead = 0;
});

type Caller = { bearer?: string; headers?: Record<string, string>; user_token?: string };
const REASON = { reason: 'damaged' };

/** Requests a return; `lines` as sent. */
function ask(
  order_id: number,
  lines: unknown,
  { bearer, headers, user_token }: Caller,
  more: { message?: string; photos?: Buffer[] } = {},
) {
  const { message = 'It rattles.', photos = [] } = more;
  const fields = { order_id, lines: JSON.stringify(lines), message, ...(user_token && { user_token }) };
  const form = multipart(reviewParts(fields, photos));
  return api.call<AskedReturn>('askReturn', {
    ...(bearer && { bearer }),
    body: form.body,
    headers: { ...form.headers, ...headers },
  });
}

/** Three lamps and a vase of one store, at 10.00 each with 5.00 shipping per line, paid at the door and delivered. */
async function aDelivery({ days = 30 as number | null, possible = true, delivered = true } = {}) {
  const customer = await aCustomer(api);
  const { id: store } = await aStore(api.db, { name: 'Atlas Lights' });
  const shippingRule = (await aShippingRule(api.db)).id;
  const [lamp, vase] = await Promise.all(
    ['Lamp', 'Vase'].map((title) => aProduct(api.db, { title, store, shippingRule, quantity: 10 })),
  );
  if (!lamp || !vase) throw new Error('no products');
  await api.db
    .updateTable('products')
    .set({ refundable: possible ? 1 : 2, return_days: days, no_return_reason: possible ? null : 'fresh' })
    .where('id', 'in', [lamp.id, vase.id])
    .execute();
  await customer.put(lamp, 3);
  await customer.put(vase);
  const { data, message } = await customer.order();
  if (!data.id) throw new Error(message);
  const { bearer } = customer;
  if (delivered) await operate('order', 'move', data.order, 'delivered');
  const detail = async () => (await api.call<OrderDetail>('orders', { bearer, body: { order_id: data.id } })).data;
  const items = (await detail()).ordered_products;
  const lineOf = (product: { id: number }) => items.find(({ product_id }) => product_id === product.id)?.id ?? 0;
  const stock = async () =>
    (
      await api.db
        .selectFrom('inventory')
        .select('quantity')
        .where('product_id', '=', lamp.id)
        .executeTakeFirstOrThrow()
    ).quantity;
  return { id: data.id, code: data.order, bearer, store, lamp: lineOf(lamp), vase: lineOf(vase), detail, stock };
}
const pieces = async (order: Awaited<ReturnType<typeof aDelivery>>) =>
  (await order.detail()).ordered_products.map(({ return_terms }) => return_terms?.pieces);
const returnsOf = async (order: { detail: () => Promise<OrderDetail> }) => (await order.detail()).returns ?? [];
const news = async (order: number) =>
  (await api.db.selectFrom('order_news').select('news').where('order_id', '=', order).orderBy('id').execute())
    .map((row) => row.news)
    .filter((word) => /return|efund/.test(word));

test('issue 14 treats a return message of invisible characters as empty', async () => {
  const order = await aDelivery();
  await ask(order.id, [{ id: order.lamp, quantity: 1, ...REASON }], order, { message: '\u200b\n\u2060' });
  expect(await returnsOf(order)).toEqual([expect.objectContaining({ message: '' })]);
});

test('issue 14 a return is requested, accepted, received and refunded, with a mail at each step', async () => {
  await sql`insert into tax_rules (title, type, price) values ('Carriage', 2, 19)`.execute(api.db);
  await sql`update settings set shipping_tax = 'Carriage'`.execute(api.db);
  const order = await aDelivery();
  await sql`update settings set shipping_tax = null`.execute(api.db);
  const { id, bearer, lamp, code } = order;
  expect(await pieces(order)).toEqual([3, 1]);
  const photos = [await aPhoto()];
  const response = await ask(id, [{ id: lamp, quantity: 2, ...REASON }], { bearer }, { photos });
  expect([response.status, response.message, response.data.refused_images]).toEqual([
    200,
    'Thank you! The store has your return request and will answer by email.',
    [],
  ]);
  const number = String(response.data.id);
  expect(await returnsOf(order)).toEqual([
    expect.objectContaining({
      state: 'asked',
      store_id: order.store,
      lines: [{ id: lamp, quantity: 2, reason: 'damaged' }],
      message: 'It rattles.',
      images: [expect.stringMatching(/^upload-/)],
      answer: '',
      amount: null,
    }),
  ]);
  expect(await pieces(order)).toEqual([1, 1]);
  expect((await operate('return', 'list')).out).toContain(code);
  expect((await operate('return', 'accept', number, '--how', 'To 5 Market Street')).exit).toBe(0);
  expect((await returnsOf(order))[0]).toMatchObject({ state: 'accepted', answer: 'To 5 Market Street' });
  const before = await order.stock();
  expect((await operate('return', 'receive', number)).err).toContain('--by-hand');
  expect((await returnsOf(order))[0]?.state).toBe('accepted');
  expect((await operate('return', 'receive', number, '--by-hand')).out).toContain('20.00 are noted as given back');
  expect(await order.stock()).toBe(before + 2);
  expect((await returnsOf(order))[0]).toMatchObject({ state: 'refunded', amount: 20, refunded_at: expect.any(String) });
  expect(await news(id)).toEqual(['returnAsked', 'returnAccepted', 'partRefunded']);
  expect((await operate('return', 'receive', number, '--by-hand')).err).toContain('is received already');
  expect((await operate('return', 'refuse', number, '--reason', 'No')).err).toContain('is received already');
  // the rest of the parcel includes its shipping
  const rest = await ask(
    id,
    [
      { id: lamp, quantity: 1, reason: 'mind' },
      { id: order.vase, quantity: 1, reason: 'mind' },
    ],
    { bearer },
  );
  const { shipping_price: all, tax } = (await order.detail()).calculated;
  expect(tax).toBe(1.9);
  const received = await operate.json<{ amount: string }>(
    'return',
    'receive',
    String(rest.data.id),
    '--by-hand',
    '--no-restock',
  );
  expect(received.amount).toBe((20 + all + tax).toFixed(2));
  expect(await order.stock()).toBe(before + 2);
  expect((await order.detail()).refunded).toBe(1);
});

test('issue 14 an online payment is refunded once through the gateway, and the return is refunded with it', async () => {
  const order = await anOnlineOrder(api);
  stripe.pay(order.payment.token);
  await order.done({ order_method: 3, payment_token: order.payment.token });
  await operate('order', 'move', order.placed.order, 'delivered');
  const { user_token } = order.guest;
  const detail = async () => (await api.call<OrderDetail>('orders', { body: { order_id: order.id, user_token } })).data;
  const line = (await detail()).ordered_products[0]?.id;
  const response = await ask(order.id, [{ id: line, quantity: 1, reason: 'faulty' }], { user_token });
  const number = String(response.data.id);
  const answers = await Promise.all(Array.from({ length: 6 }, () => operate('return', 'receive', number)));
  expect(answers.filter(({ exit }) => exit === 0)).toHaveLength(1);
  expect((await returnsOf({ detail }))[0]).toMatchObject({ state: 'received', amount: 15 });
  expect(await order.stock()).toBe(10);
  await anEngine(api.db, [stripe], clock).reconcile();
  expect((await returnsOf({ detail }))[0]).toMatchObject({ state: 'refunded', amount: 15 });
  expect([...stripe.refunds.values()].slice(-1).map(({ amount }) => amount)).toEqual([15_000]);
  expect(await news(order.id)).toEqual(['returnAsked', 'returnReceived', 'partRefunded']);
});

test('C5 of ten concurrent requests to return two of three pieces one succeeds; the database refuses more', async () => {
  const order = await aDelivery();
  const { id, bearer, lamp } = order;
  const two = [{ id: lamp, quantity: 2, ...REASON }];
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(id, two, { bearer })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(201)]);
  expect(await returnsOf(order)).toHaveLength(1);
  const [one] = await returnsOf(order);
  await expect(
    sql`insert into return_lines (return_id, ordered_product_id, quantity, reason) values (${one?.id}, ${order.vase}, 2, 'mind')`.execute(
      api.db,
    ),
  ).rejects.toThrow('a piece is sent back once');
  // pieces held by a return cannot also be refunded
  const refund = (...more: string[]) => operate('order', 'refund', order.code, '--by-hand', ...more);
  expect((await refund('--line', `${lamp}:2`)).err).toContain('A return holds pieces');
  expect((await refund('--line', `${lamp}:1`)).exit).toBe(0);
  expect((await operate('return', 'receive', String(one?.id), '--by-hand')).exit).toBe(0);
  expect((await refund('--line', `${lamp}:1`)).err).toContain('not so many pieces left');
});

test('a concurrent return and refund of the same pieces never exceed what was bought', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await aDelivery();
    await Promise.all([
      ask(order.id, [{ id: order.lamp, quantity: 3, ...REASON }], order),
      operate('order', 'refund', order.code, '--line', `${order.lamp}:1`, '--by-hand'),
    ]);
    const { rows } = await sql<{ sum: number }>`
      select held_pieces(${order.lamp}) + gone_pieces(${order.lamp}) as sum`.execute(api.db);
    expect([1, 3]).toContain(rows[0]?.sum);
  }
});

test('issue 14 a repeated request is one return with one mail; a different message makes another return', async () => {
  const order = await aDelivery();
  const one = [{ id: order.lamp, quantity: 1, ...REASON }];
  const photos = [await aPhoto()];
  const answers = await Promise.all(Array.from({ length: 3 }, () => ask(order.id, one, order, { photos })));
  expect(new Set(answers.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
  const [kept] = await returnsOf(order);
  expect([(await returnsOf(order)).length, kept?.images.length]).toEqual([1, 1]);
  expect(await news(order.id)).toEqual(['returnAsked']);
  await ask(order.id, one, order, { message: 'This one is broken as well.' });
  expect(await pieces(order)).toEqual([1, 1]);
  await wait(1);
  await ask(order.id, one, order);
  expect(await pieces(order)).toEqual([0, 1]);
});

describe('refusals', () => {
  const refused = async (order: Awaited<ReturnType<typeof aDelivery>>, lines: unknown, caller: Caller = order) => {
    const { status, message } = await ask(order.id, lines, caller);
    expect(status).toBe(201);
    expect(await returnsOf(order)).toEqual([]);
    return message;
  };

  test('too many pieces, unknown lines, missing lines or reasons and malformed lists are refused', async () => {
    const order = await aDelivery();
    const other = await aDelivery();
    const one = { id: order.lamp, quantity: 1, ...REASON };
    expect(await refused(order, [{ ...one, quantity: 4 }])).toBe('Of Lamp, you can return 3 at most.');
    expect(await refused(order, [])).toBe('Choose at least one item to return.');
    expect(await refused(order, [{ id: order.lamp, quantity: 1 }])).toBe('Please choose a reason for each item.');
    const MALFORMED = 'We couldn’t read the data you sent. Please try again.';
    for (const lines of [
      [{ ...one, id: other.lamp }],
      [one, one],
      [{ ...one, quantity: 0 }],
      [{ ...one, quantity: -1 }],
      [{ ...one, quantity: 1.5 }],
      [{ ...one, quantity: '1' }],
      [{ ...one, id: 9e15 }],
      [{ ...one, reason: 'bored' }],
      { id: order.lamp },
      null,
      'x',
      [null],
    ])
      expect([lines, await refused(order, lines)]).toEqual([
        lines,
        Array.isArray(lines) && lines[0] === null ? 'Please choose a reason for each item.' : MALFORMED,
      ]);
  });

  test('another shopper’s order looks like an unknown one', async () => {
    const order = await aDelivery();
    const other = await aDelivery();
    const lines = [{ id: order.lamp, quantity: 1, ...REASON }];
    for (const caller of [{}, { bearer: other.bearer }, { user_token: 'nobody-at-all-1' }])
      expect(await refused(order, lines, caller)).toBe('We couldn’t find this order.');
    for (const id of [0, -1, 2 ** 40]) expect((await ask(id, lines, order)).status).toBe(201);
  });

  test('undelivered, overdue and non-returnable products are refused with the reason', async () => {
    const pending = await aDelivery({ delivered: false });
    expect(await refused(pending, [{ id: pending.lamp, quantity: 1, ...REASON }])).toBe(
      'Lamp hasn’t been delivered yet.',
    );
    const late = await aDelivery({ days: 2 });
    await wait(2);
    expect((await late.detail()).ordered_products[0]?.return_terms).toMatchObject({ open: true, pieces: 3 });
    await wait(4);
    expect(await refused(late, [{ id: late.lamp, quantity: 1, ...REASON }])).toMatch(
      /^Lamp could be returned until \w/,
    );
    expect((await late.detail()).ordered_products[0]?.return_terms).toMatchObject({ open: false, pieces: 0 });
    ahead = 0;
    const fresh = await aDelivery({ possible: false });
    expect(await refused(fresh, [{ id: fresh.lamp, quantity: 1, ...REASON }])).toBe('Lamp can’t be returned.');
    expect((await fresh.detail()).ordered_products[0]?.return_terms).toMatchObject({
      possible: false,
      reason: 'fresh',
    });
  });

  test('the return terms at the time of the order apply, or the shop’s where the product has none', async () => {
    const order = await aDelivery({ days: null });
    await sql`update products set refundable = 2, no_return_reason = 'hygiene', return_days = 1`.execute(api.db);
    await wait(13);
    expect((await ask(order.id, [{ id: order.lamp, quantity: 1, ...REASON }], order)).status).toBe(200);
  });

  test('a refused return can be requested again; an invalid photo is reported and the rest is accepted', async () => {
    const order = await aDelivery();
    const lines = [{ id: order.lamp, quantity: 3, ...REASON }];
    const first = await ask(order.id, lines, order);
    expect((await ask(order.id, lines, order)).message).toBe(
      'You’ve already asked to return Lamp, or it has been refunded.',
    );
    await operate('return', 'refuse', String(first.data.id), '--reason', 'We see no damage.');
    expect((await returnsOf(order))[0]).toMatchObject({ state: 'refused', answer: 'We see no damage.' });
    const files = existsSync(api.uploadsDir) ? (await readdir(api.uploadsDir)).length : 0;
    const again = await ask(order.id, lines, order, {
      photos: [Buffer.from('no photo'), await aPhoto({ background: '#123456' })],
    });
    expect([again.status, again.data.refused_images.map(({ file }) => file)]).toEqual([200, [0]]);
    expect((await returnsOf(order)).map(({ state }) => state)).toEqual(['refused', 'asked']);
    expect((await readdir(api.uploadsDir)).length).toBeGreaterThan(files);
  });
});

test('a guest can request a return by the mailed link, but not in another browser without it', async () => {
  const order = await anOnlineOrder(api);
  stripe.pay(order.payment.token);
  await order.done({ order_method: 3, payment_token: order.payment.token });
  await operate('order', 'move', order.placed.order, 'delivered');
  const own = () =>
    api.mails.filter(({ to, text }) => to === 'aisha@example.test' && text.includes(order.placed.order));
  const token = () =>
    own()
      .at(-1)
      ?.text.match(/\/order-link\/open\?token=([\w.-]+)/)?.[1];
  await until('the mail is there', async () => Boolean(token()));
  const opened = await api.call<OpenedOrderLink>('openOrderLink', { body: { token: token() } });
  if (opened.data.state !== 'open') throw new Error(opened.data.state);
  const headers = { 'x-order-access': opened.data.access };
  const detail = (await api.call<OrderDetail>('orders', { headers, body: { order_id: order.id } })).data;
  const line = detail.ordered_products[0];
  const lines = [{ id: line?.id, quantity: 1, ...REASON }];
  expect((await ask(order.id, lines, {})).message).toBe('We couldn’t find this order.');
  expect((await ask(order.id, lines, { headers })).status).toBe(200);
});

test('shop and store are mailed the request with its photos, each in its own language', async () => {
  const order = await aDelivery();
  await api.db
    .updateTable('stores')
    .set({ email: 'atlas@stores.test', mail_language: 'fr' })
    .where('id', '=', order.store)
    .execute();
  await ask(order.id, [{ id: order.lamp, quantity: 1, ...REASON }], order, {
    photos: [await aPhoto({ background: '#654321' })],
  });
  const sentMails = () =>
    api.mails.filter(({ subject }) => subject.includes(order.code) && /Return request|Demande de retour/.test(subject));
  await until(
    'both are told',
    async () => sentMails().filter(({ to }) => to.includes('souk') || to.includes('atlas')).length === 2,
  );
  const [french] = sentMails().filter(({ to }) => to === 'atlas@stores.test');
  expect(french?.text).toContain('It rattles.');
  expect(french?.text).toContain('Arrivé abîmé');
  expect(french?.text).toMatch(/\/media\/upload-/);
});

describe('withdrawal', () => {
  const withdraw = (order_id: number, return_id: unknown, { bearer, headers, user_token }: Caller) =>
    api.call<{ id: number }>('withdrawReturn', {
      ...(bearer && { bearer }),
      ...(headers && { headers }),
      body: { order_id, return_id, ...(user_token && { user_token }) },
    });
  const asking = async (order: Awaited<ReturnType<typeof aDelivery>>, quantity = 3) =>
    (await ask(order.id, [{ id: order.lamp, quantity, ...REASON }], order)).data.id;
  const TOO_LATE = 'This return can no longer be withdrawn.';

  test('issue 14 withdrawing a requested or accepted return frees its pieces and notifies all sides once', async () => {
    const order = await aDelivery();
    await api.db.updateTable('stores').set({ email: 'keeps@stores.test' }).where('id', '=', order.store).execute();
    const number = await asking(order);
    await operate('return', 'accept', String(number), '--how', 'To 5 Market Street');
    expect(await pieces(order)).toEqual([0, 1]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => withdraw(order.id, number, order)));
    expect(answers.map(({ status, message }) => [status, message])).toEqual(
      Array(4).fill([200, 'Your return has been withdrawn.']),
    );
    expect((await returnsOf(order))[0]).toMatchObject({
      state: 'refused',
      withdrawn_at: expect.any(String),
      answered_at: expect.any(String),
      answer: '',
    });
    expect(await pieces(order)).toEqual([3, 1]);
    expect(await news(order.id)).toEqual(['returnAsked', 'returnAccepted', 'returnWithdrawn']);
    const sentMails = () =>
      api.mails.filter(({ subject }) => /withdrawn/.test(subject) && subject.includes(order.code));
    await until('all three are told', async () => sentMails().length === 3);
    expect(sentMails().map(({ to }) => to)).toContain('keeps@stores.test');
    const [notice] = sentMails().filter(({ to }) => to === 'keeps@stores.test');
    expect(notice?.text).toContain('nothing comes back to Atlas Lights');
    // it can no longer be answered or received, and its pieces can be returned again
    for (const [verb = '', ...more] of [
      ['accept', '--how', 'x'],
      ['refuse', '--reason', 'x'],
      ['receive', '--by-hand'],
      ['withdraw'],
    ])
      expect((await operate('return', verb, String(number), ...more)).err).toContain('is withdrawn already');
    expect((await operate('return', 'list', '--state', 'withdrawn')).out).toContain(order.code);
    expect((await ask(order.id, [{ id: order.lamp, quantity: 3, ...REASON }], order)).status).toBe(200);
  });

  test('a received or refused return cannot be withdrawn; an operator can withdraw for the shopper', async () => {
    const order = await aDelivery();
    const received = await asking(order, 1);
    await operate('return', 'receive', String(received), '--by-hand');
    const refused = await asking(order, 1);
    await operate('return', 'refuse', String(refused), '--reason', 'No');
    for (const id of [received, refused]) expect((await withdraw(order.id, id, order)).message).toBe(TOO_LATE);
    const open = await asking(order, 1);
    expect((await operate('return', 'withdraw', String(open))).exit).toBe(0);
    expect((await operate('return', 'show', String(open))).out).toMatch(/withdrawn\n[\s\S]*Withdrawn at 20/);
    expect((await returnsOf(order)).map(({ withdrawn_at }) => withdrawn_at !== null)).toEqual([false, false, true]);
    const shown = await operate.json<{ amount: string; digits?: number }>('return', 'show', String(received));
    expect([shown.amount, shown.digits]).toEqual(['10.00', undefined]);
  });

  test('of concurrent receipt and withdrawal one succeeds, and the refund follows it', async () => {
    for (let round = 0; round < 2; round += 1) {
      const order = await aDelivery();
      const number = await asking(order);
      const [withdrawal, receipt] = await Promise.all([
        withdraw(order.id, number, order),
        operate('return', 'receive', String(number), '--by-hand'),
      ]);
      expect([withdrawal.status === 200, receipt.exit === 0].filter(Boolean)).toHaveLength(1);
      expect((await returnsOf(order))[0]?.state).toBe(withdrawal.status === 200 ? 'refused' : 'refunded');
    }
  });

  test('another shopper’s return and that of another order look like unknown ones', async () => {
    const order = await aDelivery();
    const other = await aDelivery();
    const number = await asking(order);
    for (const [id, returnId, caller] of [
      [order.id, number, other],
      [order.id, number, {}],
      [other.id, number, other],
      [order.id, 2 ** 40, order],
    ] as const)
      expect((await withdraw(id, returnId, caller)).message).toBe('We couldn’t find this return.');
    expect((await withdraw(order.id, 0, order)).status).toBe(201);
    expect((await returnsOf(order))[0]).toMatchObject({ state: 'asked', withdrawn_at: null });
  });
});

const chosen = (id: number, attribute: string, title: string) => ({
  attribute_value_id: id,
  attribute_value: { id, title, attribute: { id, title: attribute } },
});
const TEAL = chosen(1, 'Colour', 'Teal');
const LARGE = chosen(2, 'Size', 'L');

test('the mails about a return are written in five languages', async () => {
  const order = await aDelivery();
  const response = await ask(order.id, [{ id: order.lamp, quantity: 2, ...REASON }], order);
  await operate('return', 'accept', String(response.data.id), '--how', 'To 5 Market Street');
  const detail = await order.detail();
  for (const { updated_inventory } of detail.ordered_products) updated_inventory.inventory_attributes = [TEAL, LARGE];
  for (const language of LANGUAGES)
    for (const word of [
      'returnAsked',
      'returnAccepted',
      'returnRefused',
      'returnReceived',
      'returnWithdrawn',
    ] as const) {
      const of = { returnId: response.data.id };
      const mail = newsMail(detail, word, language, aMailLook(), () => 'https://souk.test/order', of);
      if (process.env.SOUK_LOOK) writeFileSync(`${process.env.SOUK_LOOK}/${word}-${language}.html`, mail.html);
      expect(mail.subject).toContain(order.code);
      expect(mail.text).not.toMatch(/mail\.|returns\.|\{\{/);
      expect(mail.text).toContain('Lamp');
      expect(mail.text).toContain(language === 'ar' ? '\u2068Teal، L\u2069' : '(Teal, L)');
      if (word === 'returnAccepted') expect(mail.text).toContain('To 5 Market Street');
    }
});
