import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { OrderStatus } from 'shared-kernel/contract/enums';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { SMTPServer } from 'smtp-server';
import { createMailer } from '../../modules/mail/mailer';
import { createOrderLinks } from '../../modules/orders/order-link';
import { createOrderMails } from '../../modules/orders/order-mails';
import { createSendNews } from '../../modules/orders/send-news';
import { gatewaysOf } from '../../payments/gateways';
import { aCustomer } from '../../testing/a-customer';
import { aGateway } from '../../testing/a-gateway';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { offerAllMethods } from '../../testing/all-methods';
import { anAttribute } from '../../testing/an-attribute';
import { anEngine } from '../../testing/an-engine';
import { anOnlineOrder } from '../../testing/an-online-order';
import { anOperator } from '../../testing/an-operator';
import { confirmedByMail } from '../../testing/confirmed-by-mail';
import { testApp } from '../../testing/test-app';

const stripe = aGateway();
const api = testApp({ gateways: gatewaysOf([stripe]) });
offerAllMethods(api);
const operate = anOperator(api);
const clock = () => new Date();

/** An order of one piece, to be paid at the door. */
async function anOrder(language = 'en') {
  const customer = await aCustomer(api);
  const { bearer } = customer;
  const product = await aProduct(api.db, {
    selling: 1000,
    quantity: 10,
    shippingRule: (await aShippingRule(api.db)).id,
  });
  await customer.put(product);
  const { data } = await api.call<{ id: number; order: string }>('placeOrder', {
    bearer,
    body: { order_method: 2 },
    language,
  });
  const detail = async () => (await api.call<OrderDetail>('orders', { bearer, body: { order_id: data.id } })).data;
  return { ...data, customer, product, detail };
}
async function aPaidOrder() {
  const order = await anOnlineOrder(api);
  stripe.pay(order.payment.token);
  await order.done({ order_method: 3, payment_token: order.payment.token });
  return { ...order, code: order.placed.order };
}
/** The shopper's news after the confirmation. */
const news = async (order: number) =>
  (
    await api.db
      .selectFrom('order_news')
      .select('news')
      .where('order_id', '=', order)
      .where('news', '<>', 'placed')
      .orderBy('id')
      .execute()
  ).map((row) => row.news);

describe('order move', () => {
  test('S186 moves an order by code or id, and the shopper sees each step', async () => {
    const { id, order, detail } = await anOrder();
    for (const step of ['confirmed', 'picked-up', 'on-the-way', 'delivered']) {
      const { exit, out } = await operate(
        'order',
        'move',
        step === 'confirmed' ? order.toLowerCase() : String(id),
        step,
      );
      expect([exit, out]).toEqual([0, expect.stringContaining(`The order ${order} is ${step}.`)]);
    }
    const { status, payment_done, status_history } = await detail();
    expect([status, payment_done]).toEqual([OrderStatus.delivered, 1]);
    expect(status_history.map((step) => step.status)).toEqual([1, 2, 3, 4, 5]);
    expect(await news(id)).toEqual(['confirmed', 'pickedUp', 'onTheWay', 'delivered']);
  });

  test('S186 a move that the rules forbid is refused and changes nothing', async () => {
    const { id, order } = await anOrder();
    await operate('order', 'move', order, 'on-the-way');
    expect(await operate('order', 'move', order, 'confirmed')).toMatchObject({
      exit: 1,
      err: `✖ The order ${order} is on-the-way already; no step is gone back or done twice.`,
    });
    expect(await news(id)).toEqual(['onTheWay']);
    const unpaid = await anOnlineOrder(api);
    expect((await operate('order', 'move', unpaid.placed.order, 'confirmed')).err).toContain('waits for its payment');
    expect((await operate('order', 'move', '7Q2KX-0M4TZ-9HVBC', 'confirmed')).err).toContain('no order 7Q2KX');
  });

  test('invalid arguments are reported before the database is opened', async () => {
    expect(await operate('order', 'move')).toMatchObject({
      exit: 2,
      err: '✖ <order> is missing.\n✖ <step> is missing.',
    });
    expect((await operate('order', 'move', '1', 'shipped')).err).toBe(
      '✖ <step> must be one of confirmed, picked-up, on-the-way, delivered.',
    );
    expect((await operate('order', 'push', '1')).exit).toBe(2);
    expect((await operate('order', 'move', '1', 'delivered', 'now')).exit).toBe(2);
  });

  test('C5 of ten concurrent moves one succeeds and nine are refused', async () => {
    const { id, order } = await anOrder();
    const answers = await Promise.all(Array.from({ length: 10 }, () => operate('order', 'move', order, 'delivered')));
    expect(answers.filter(({ exit }) => exit === 0)).toHaveLength(1);
    for (const { exit, err } of answers) if (exit) expect(err).toContain('is delivered already');
    expect(await news(id)).toEqual(['delivered']);
  });

  test('C5 of a move and a concurrent cancellation one succeeds and the other is refused', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => anOrder()));
    for (const { id, order, customer, detail } of orders) {
      const body = { order_id: id, title: 'No', message: 'Sorry' };
      const [moved, cancelled] = await Promise.all([
        operate('order', 'move', order, 'confirmed'),
        api.call('cancelOrder', { bearer: customer.bearer, body }),
      ]);
      expect([moved.exit, cancelled.status]).toEqual(moved.exit === 0 ? [0, 201] : [1, 200]);
      const { status, cancelled: flag } = await detail();
      expect([status, flag]).toEqual(moved.exit === 0 ? [2, 0] : [1, 1]);
      expect(await news(id)).toEqual([moved.exit === 0 ? 'confirmed' : 'cancelled']);
    }
  });
});

test('a status change is mailed in the language of the order with a tracking link', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      received.push(await text(stream));
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    const mailer = createMailer(url, async () => 'hello@souk.test');
    const { send } = createOrderMails({
      db: api.db,
      mailer,
      clock,
      log: api.app.log,
      links: createOrderLinks(async () => ['a secret of this test only'], clock),
      publicOrigin: 'https://souk.test',
    });
    await api.db.deleteFrom('order_news').execute();
    const { order, id } = await anOrder('fr');
    await confirmedByMail(api, id);
    await operate('order', 'move', order, 'on-the-way');
    await createSendNews({ db: api.db, clock, log: api.app.log, mailNews: send })();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/Subject: Votre colis de Store \d+ est en route/);
    expect(received[0]).toMatch(new RegExp(`Message-ID: <${order.toLowerCase()}-news-\\d+@souk.test>`));
    expect(received[0]?.replaceAll('=\r\n', '')).toContain(`https://souk.test/fr/track-order?tracking_id=3D${order}`);
  } finally {
    await new Promise<void>((done) => server.close(done));
  }
});

describe('order cancel', () => {
  test('S188 D40 cancelling restores stock, refunds and gives the reason; a second time is refused', async () => {
    const { id, code, stock, refunds } = await aPaidOrder();
    expect(await stock()).toBe(9);
    const reason = ['--title', 'Sold out', '--message', 'The last one broke.'];
    const { exit, out } = await operate('order', 'cancel', code, ...reason);
    expect([exit, out]).toEqual([0, expect.stringContaining('goes back')]);
    expect(await stock()).toBe(10);
    expect(await refunds()).toHaveLength(1);
    expect((await operate('order', 'show', code)).out).toContain('Cancelled: Sold out: The last one broke.');
    expect(await operate('order', 'cancel', code, ...reason)).toMatchObject({
      exit: 1,
      err: expect.stringContaining('already'),
    });
    expect(await news(id)).toEqual(['paid', 'calledOff']);
  });

  test('D40 a shipped order cannot be cancelled, and a reason is required', async () => {
    const { order } = await anOrder();
    await operate('order', 'move', order, 'confirmed');
    const { exit, err } = await operate('order', 'cancel', order, '--title', 'No', '--message', 'Sorry');
    expect([exit, err]).toEqual([1, expect.stringContaining('can no longer be cancelled')]);
    expect((await operate('order', 'cancel', order)).err).toBe('✖ --title is missing.\n✖ --message is missing.');
  });
});

describe('order refund', () => {
  test('P5 repeated refunds of an order reach its gateway once', async () => {
    const { id, code, order, refunds } = await aPaidOrder();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => operate.json<{ refund: string }>('order', 'refund', code)),
    );
    expect(answers.map(({ refund }) => refund).sort()).toEqual(['owed', ...Array(4).fill('owedAlready')].sort());
    await anEngine(api.db, [stripe], clock).reconcile();
    const [refund, ...others] = await refunds();
    expect([refund?.state, others]).toEqual(['done', []]);
    expect(stripe.refunds.get(`refund-${refund?.id}`)?.amount).toBe(15_000);
    expect((await order()).refunded).toBe(1);
    expect(await news(id)).toEqual(['paid', 'refunded']);
    expect((await operate('order', 'refund', code)).err).toContain('is refunded already');
    expect((await operate('order', 'move', code, 'delivered')).err).toContain('moves no more');
  });

  test('a cash payment is refunded by hand and recorded afterwards', async () => {
    const { id, order, detail } = await anOrder();
    expect((await operate('order', 'refund', order)).err).toContain('is not paid');
    await operate('order', 'move', order, 'delivered');
    expect((await operate('order', 'refund', order)).err).toContain('--by-hand');
    expect((await detail()).refunded).toBe(0);
    expect((await operate('order', 'refund', order, '--by-hand')).exit).toBe(0);
    expect((await detail()).refunded).toBe(1);
    expect(await news(id)).toEqual(['delivered', 'refunded']);
    const online = await aPaidOrder();
    expect((await operate('order', 'refund', online.code, '--by-hand')).err).toContain('was paid online');
    expect(await online.refunds()).toEqual([]);
  });
});

describe('order list and show', () => {
  test('list the newest orders, filtered by state', async () => {
    const first = await anOrder();
    const second = await anOrder();
    await operate('order', 'move', second.order, 'picked-up');
    const listed = await operate.json<{ order: string; state: string; total: string }[]>(
      'order',
      'list',
      '--limit',
      '2',
    );
    expect(listed.map(({ order, state, total }) => [order, state, total])).toEqual([
      [second.order, 'picked-up', '15.00'],
      [first.order, 'pending', '15.00'],
    ]);
    const { out } = await operate('order', 'list', '--status', 'picked-up');
    expect(out).toContain(second.order);
    expect(out).not.toContain(first.order);
    expect((await operate('order', 'list', '--status', 'lost')).exit).toBe(2);
  });

  test('control characters in a shopper’s texts are not printed', async () => {
    const { id } = await anOrder();
    await api.db
      .updateTable('order_addresses')
      .set({ name: '\u001b[2JEve\u202e' })
      .where('order_id', '=', id)
      .execute();
    const { out } = await operate('order', 'show', String(id));
    expect(out).toContain('·[2JEve·');
  });

  test('a paid order shows its payment and its mails', async () => {
    const { code } = await aPaidOrder();
    const { out } = await operate('order', 'show', code);
    expect(out).toMatch(/pending, paid/);
    expect(out).toMatch(/Payment \d+ paid/);
    expect(out).toMatch(/Mail paid of/);
  });
});

/** An order of a variant to be picked up and an item to be shipped, from two stores, with an instruction. */
async function aMixedOrder() {
  const customer = await aCustomer(api);
  const { id: shippingRule } = await aShippingRule(api.db, { places: [{ pickupPrice: 100 }] });
  const size = await anAttribute(api.db, 'Size', ['Large']);
  const dress = await aProduct(api.db, { title: 'Dress', shippingRule, variants: [{ values: size.valueIds }] });
  const lamp = await aProduct(api.db, { title: 'Lamp', shippingRule });
  await sql`update shipping_places set pickup_address_line_1 = '3 Station Square', pickup_city = 'Faizabad', pickup_country = 'AF'
    where shipping_rule_id = ${shippingRule}`.execute(api.db);
  await sql`update inventory set sku = 'DRESS-L-' || id where product_id = ${dress.id}`.execute(api.db);
  await customer.put(dress, 2);
  await customer.put(lamp);
  await sql`update addresses set delivery_instruction = 'Ring twice', address_2 = 'Flat 9'`.execute(api.db);
  await sql`update cart_lines set shipping_type = 2 where product_id = ${dress.id}`.execute(api.db);
  const { bearer } = customer;
  const { data } = await api.call<{ id: number; order: string }>('placeOrder', { bearer, body: { order_method: 2 } });
  const slugOf = async (store: number) =>
    (await api.db.selectFrom('stores').select('slug').where('id', '=', store).executeTakeFirstOrThrow()).slug;
  return { ...data, dressStore: await slugOf(dress.storeId), lampStore: await slugOf(lamp.storeId) };
}

describe('packing', () => {
  test('show prints variant, SKU, delivery, pickup point, instruction, address and payment method in words', async () => {
    const { order } = await aMixedOrder();
    const { out } = await operate('order', 'show', order);
    for (const part of ['Size Large', 'DRESS-L', 'pickup', 'delivery', 'Ring twice', 'Flat 9', 'by cash on delivery'])
      expect(out).toContain(part);
    expect(out).toContain('Picked up at 3 Station Square, Faizabad, Afghanistan');
  });

  test('pack lists what each store has to send of paid and cash orders that have not left', async () => {
    const { order, dressStore, id } = await aMixedOrder();
    const unpaid = await anOnlineOrder(api);
    const lines = await operate('order', 'pack', '--store', dressStore);
    expect(lines.out).toMatch(/2 +Dress +Size Large +DRESS-L-\d+ +pickup/);
    expect(lines.out).not.toContain('Lamp');
    const all = await operate.json<{ id: number }[]>('order', 'pack', '--limit', '100');
    expect(all.map((one) => one.id)).toContain(id);
    expect(all.map((one) => one.id)).not.toContain(unpaid.id);
    await operate('order', 'move', order, 'picked-up');
    expect((await operate('order', 'pack', '--store', dressStore)).out).toContain('nothing to pack');
    // when named, it can be printed again
    expect((await operate('order', 'pack', order)).out).toContain('DRESS-L');
    const wrong = await operate('order', 'pack', '--store', 'nowhere');
    expect([wrong.exit, wrong.err]).toEqual([1, expect.stringContaining('There is no store nowhere')]);
  });

  test('list filters orders by to pack, paid, store and time', async () => {
    const { id, lampStore } = await aMixedOrder();
    const paid = await aPaidOrder();
    const ids = async (...options: string[]) =>
      (await operate.json<{ id: number }[]>('order', 'list', '--limit', '200', ...options)).map((one) => one.id);
    expect(await ids('--store', lampStore)).toEqual([id]);
    // the order that has waited longest comes first, so the limit never hides it
    const toPack = await ids('--to-pack');
    expect(toPack.filter((one) => one === id || one === paid.id)).toEqual([id, paid.id]);
    expect((await ids()).indexOf(paid.id)).toBeLessThan((await ids()).indexOf(id));
    expect(await ids('--paid')).toContain(paid.id);
    expect(await ids('--paid')).not.toContain(id);
    expect(await ids('--since', '2099-01-01')).toEqual([]);
    expect(await ids('--since', '2020-01-01', '--store', lampStore)).toEqual([id]);
    expect((await operate('order', 'list', '--since', 'yesterday')).exit).toBe(2);
  });
});
