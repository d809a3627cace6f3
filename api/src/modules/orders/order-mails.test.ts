import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { OrderStatus } from 'shared-kernel/contract/enums';
import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { SMTPServer } from 'smtp-server';
import { gatewaysOf } from '../../payments/gateways';
import { aCustomer } from '../../testing/a-customer';
import { aGateway } from '../../testing/a-gateway';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aTaxRule } from '../../testing/a-tax-rule';
import { aVoucher } from '../../testing/a-voucher';
import { offerAllMethods } from '../../testing/all-methods';
import { anAttribute } from '../../testing/an-attribute';
import { anOnlineOrder } from '../../testing/an-online-order';
import { confirmedByMail } from '../../testing/confirmed-by-mail';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { callOrderOff } from '../cancellations/cancel-order';
import type { Mail } from '../mail/mail';
import { createMailer } from '../mail/mailer';
import { markPaid } from './mark-paid';
import { moveOrder } from './move-order';
import { noteNews } from './note-news';
import { createOrderLinks } from './order-link';
import { createOrderMails } from './order-mails';
import { createSendNews } from './send-news';

const sent: Mail[] = [];
let down = false;
let refused = 0;
const mailer = {
  send: async (mail: Mail) => {
    if (down) {
      refused++;
      throw new Error('no mail server');
    }
    sent.push(mail);
  },
};
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const api = testApp({ mailer, clock, gateways: gatewaysOf([aGateway()]) });
const mails = () =>
  createOrderMails({
    db: api.db,
    mailer,
    clock,
    log: api.app.log,
    links: createOrderLinks(async () => ['a secret of this test only'], clock),
    publicOrigin: 'https://souk.test',
  });
/** Does what the reconciler does every few seconds. */
const nextRound = () => createSendNews({ db: api.db, clock, log: api.app.log, mailNews: mails().send })();
offerAllMethods(api);
beforeEach(async () => {
  down = false;
  ahead = 0;
  sent.length = 0;
  await api.db.deleteFrom('order_news').execute();
});

/** A placed order of three pieces at 10.00 with tax, shipping and a voucher, in a language, and its confirmation. */
async function anOrder(order_method = 3, language: LanguageCode = 'en') {
  const order = await justPlaced(order_method, language);
  await confirmedByMail(api, order.id);
  const confirmation = sent.splice(0).at(-1);
  return { ...order, confirmation };
}
async function justPlaced(order_method = 3, language: LanguageCode = 'en') {
  const customer = await aCustomer(api);
  const { bearer } = customer;
  const product = await aProduct(api.db, {
    title: { en: 'Lamp', fr: 'Lampe' },
    shippingRule: (await aShippingRule(api.db)).id,
    taxRule: await aTaxRule(api.db, { price: 25 }),
  });
  const { code } = await aVoucher(api.db, { price: 450 });
  await customer.put(product, 3);
  const body = { order_method, voucher: code };
  const { data } = await api.call<{ id: number; order: string }>('placeOrder', { bearer, body, language });
  const send = (within: LanguageCode = 'en') =>
    api.call('sendOrderEmail', { bearer, params: { id: data.id }, language: within });
  const detail = async () => (await api.call<OrderDetail>('orders', { bearer, body: { order_id: data.id } })).data;
  return { ...data, bearer, send, detail };
}
async function paid(order: number) {
  const { id } = await api.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow();
  await api.db.transaction().execute((trx) => markPaid(trx, order, id, new Date()));
}
const arrived = (count: number) => until(`${count} mails are there`, () => sent.length >= count);

test.each([
  ['en', 'Hello Aisha Karim,', '1 × Robe (Teal, L):'],
  ['ar', 'مرحبًا \u2068Aisha Karim\u2069،', '1 × \u2068Robe\u2069 (\u2068Teal، L\u2069):'],
] as const)(
  'issue 14 a mail isolates names and separates variant values with its language’s comma (%s)',
  async (language, greeting, line) => {
    const colour = await anAttribute(api.db, 'Colour', ['Teal']);
    const size = await anAttribute(api.db, 'Size', ['L']);
    const customer = await aCustomer(api);
    const { bearer } = customer;
    const shippingRule = (await aShippingRule(api.db)).id;
    const variants = [{ values: [...colour.valueIds, ...size.valueIds] }];
    await customer.put(await aProduct(api.db, { title: 'Robe', shippingRule, variants }));
    const { data } = await api.call<{ id: number }>('placeOrder', { bearer, body: { order_method: 2 }, language });
    await confirmedByMail(api, data.id);
    expect(sent.at(-1)?.text).toContain(greeting);
    expect(sent.at(-1)?.text).toContain(line);
  },
);

test('S163 every amount of the confirmation equals one of the order', async () => {
  const { confirmation, detail } = await anOrder();
  const { calculated } = await detail();
  expect(calculated).toEqual({
    subtotal: 30,
    bundle_offer: 0,
    shipping_price: 5,
    tax: 0.75,
    voucher_price: 4.5,
    total_price: 31.25,
  });
  const text = confirmation?.text.replaceAll('\u00a0', ' ');
  for (const row of [
    '3 × Lamp: USD 30.00',
    'Subtotal: USD 30.00',
    'Shipping: USD 5.00',
    'Tax: USD 0.75',
    'Voucher: −USD 4.50',
    'Total: USD 31.25',
    'Amount due: USD 31.25',
  ]) {
    expect(text).toContain(row);
  }
});

test('S163 the confirmation states the payment status', async () => {
  const atTheDoor = await anOrder(2);
  expect(atTheDoor.confirmation?.text).toMatch(/Pay on delivery: USD.31\.25/);
  const online = await anOrder(3);
  await paid(online.id);
  ahead = 61_000;
  await online.send();
  expect(sent.at(-1)?.text).toMatch(/Paid: USD.31\.25/);
});

test('S163 the confirmation is sent once, in the language of the order, without a request', async () => {
  const { confirmation, detail, send } = await anOrder(2, 'fr');
  expect(confirmation?.text).toContain('3 × Lampe');
  expect(confirmation?.subject).toMatch(/^Votre commande/);
  expect((await detail()).confirmation_sent).toBe(1);
  // the checkout requests it right afterwards
  expect((await send()).status).toBe(200);
  await nextRound();
  expect(sent).toEqual([]);
});

test('S163 the confirmation can be sent again, in the language of the caller', async () => {
  const { send } = await anOrder();
  ahead = 61_000;
  await send('fr');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toMatch(/^Votre commande/);
});

test('S163 with the mail server down the order is placed, says so, and the confirmation is sent later', async () => {
  down = true;
  const { send, detail, id } = await justPlaced();
  expect((await send()).message).toBe(
    'We couldn’t send the email yet. We’ll keep trying, so you don’t have to do anything.',
  );
  expect((await detail()).confirmation_sent).toBe(0);
  down = false;
  expect(sent).toEqual([]);
  ahead = 3 * 60_000;
  await nextRound();
  expect(sent.map(({ id }) => id)).toEqual([expect.stringMatching(/-news-\d+$/)]);
  expect((await detail()).confirmation_sent).toBe(1);
  await confirmedByMail(api, id);
});

test('S163 a mail server that is down is reported, and the shopper can retry at once', async () => {
  down = true;
  const { send } = await justPlaced();
  expect((await send()).http).toBe(503);
  down = false;
  expect((await send()).status).toBe(200);
  expect(sent).toHaveLength(1);
  // requested again, and it fails: the first one has still been sent
  down = true;
  ahead = 61_000;
  expect((await send()).http).toBe(503);
  down = false;
  expect((await send()).status).toBe(200);
  expect(sent).toHaveLength(2);
});

test('S163 a request waits for a confirmation that another process is sending, and sends no second one', async () => {
  const { send, id } = await anOrder();
  const news = () => api.db.updateTable('order_news').where('order_id', '=', id);
  // the state while the other process talks to the mail server
  await news()
    .set({ sent_at: null, trying_since: clock(), next_try_at: new Date(Date.now() + 60_000) })
    .execute();
  const response = send();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await news().set({ sent_at: clock(), trying_since: null, next_try_at: null }).execute();
  expect((await response).status).toBe(200);
  expect(sent).toEqual([]);
});

test('S163 a request sends the confirmation when its sender has died', async () => {
  const { send, id } = await anOrder();
  const since = new Date(Date.now() - 31_000);
  await api.db
    .updateTable('order_news')
    .set({ sent_at: null, trying_since: since, next_try_at: new Date(Date.now() + 60_000) })
    .where('order_id', '=', id)
    .execute();
  expect((await send()).status).toBe(200);
  expect(sent).toHaveLength(1);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([
    ...(['paid', 'confirmed', 'pickedUp', 'onTheWay', 'delivered'] as const),
    ...(['cancelled', 'calledOff', 'expired', 'refunded'] as const),
  ])('the shopper gets a mail that the order is %s', async (news) => {
    const { id, order } = await anOrder(3, language);
    await mails().send(id, news, 1);
    const [mail] = sent;
    expect(mail).toMatchObject({ to: 'aisha@example.test' });
    expect(mail?.subject).toContain(order);
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/\{\{|mail\./);
    expect(mail?.html).toContain(`lang="${language}"`);
    const page = news === 'expired' ? '/cart' : `/track-order?tracking_id=${order}`;
    expect(mail?.text).toContain(`https://souk.test${language === 'en' ? '' : `/${language}`}${page}`);
    if (news === 'paid' || news === 'refunded') expect(mail?.text).toContain('31');
  });
});

test('D40 a cancellation is mailed, with the refund of an online payment', async () => {
  const unpaid = await anOrder(2);
  const cancel = ({ id, bearer }: { id: number; bearer: string }) =>
    api.call('cancelOrder', { bearer, body: { order_id: id, title: 'No', message: 'Sorry' } });
  await cancel(unpaid);
  await arrived(1);
  expect(sent[0]?.text).not.toContain('refunding');
  const online = await anOrder(3, 'tr');
  await paid(online.id);
  await cancel(online);
  await arrived(2);
  expect(sent[0]?.subject).toContain('ödeme');
  expect(sent[1]?.text.replaceAll('\u00a0', ' ')).toContain(
    'USD 31,25 tutarındaki ödemeniz aynı ödeme yöntemiyle iade',
  );
});

test('S192 the mail links to the review form for one product, else to the order; guests get a signed link', async () => {
  const { id, detail, bearer } = await anOrder();
  await mails().send(id, 'delivered', 1);
  const product = (await detail()).ordered_products[0]?.product_id;
  expect(sent[0]?.text).toContain(`https://souk.test/user/order/${(await detail()).order}?review=${product}`);

  const { id: shippingRule } = await aShippingRule(api.db);
  for (const _ of [1, 2]) {
    const more = await aProduct(api.db, { shippingRule });
    const body = { product_id: more.id, inventory_id: more.inventoryIds[0], quantity: 1 };
    await api.call('changeCartQuantity', { bearer, body });
  }
  const { data } = await api.call<{ id: number; order: string }>('placeOrder', { bearer, body: { order_method: 2 } });
  await confirmedByMail(api, data.id);
  await mails().send(data.id, 'delivered', 2);
  expect(sent.at(-1)?.text).toMatch(new RegExp(`/user/order/${data.order}\n`));

  const guests = await anOnlineOrder(api);
  await confirmedByMail(api, guests.id);
  await mails().send(guests.id, 'delivered', 3);
  const bought = guests.product.id;
  expect(sent.at(-1)?.text).toMatch(
    new RegExp(`^Write a review: \\S+/order-link/open\\?token=[\\w.-]+&review=${bought}$`, 'm'),
  );
});

test('S163 a guest’s mail links to the order, and to its payment while it is unpaid', async () => {
  const { id } = await anOnlineOrder(api);
  await confirmedByMail(api, id);
  const confirmation = sent.splice(0).at(-1);
  expect(confirmation?.text).toMatch(/^Pay now: https?:\/\/\S+\/order-link\/open\?token=[\w.-]+$/m);
  // the button
  expect(confirmation?.html).toMatch(/<td bgcolor[^>]*><a href="[^"]*\/order-link\/open\?token=[^"]*"[^>]*>Pay now</);
  await paid(id);
  await mails().send(id, 'paid', 7);
  expect(sent.at(-1)?.text).toMatch(/^View your invoice: \S+token=[\w.-]+&view=invoice$/m);
});

test('S163 the mail of an account links to the order’s page, which requires a login', async () => {
  const { detail, confirmation } = await anOrder(2, 'tr');
  const { order } = await detail();
  expect(confirmation?.text).toMatch(new RegExp(`Siparişi görüntüle: \\S+/tr/user/order/${order}\n`));
  expect(confirmation?.text).not.toContain('order-link');
});

test.each([
  ['Sold out', 'Sold out: The last one broke.'],
  ['We’re sorry.', 'We’re sorry. The last one broke.'],
])('the mail of an order cancelled by the shop has the reason %j', async (title, reason) => {
  const { id } = await anOrder(2);
  await callOrderOff(api.db, { orderId: id, title, message: 'The last one broke.' }, new Date());
  await mails().send(id, 'calledOff', 1);
  expect(sent[0]?.text).toContain(reason);
});

test('an order can be cancelled while the mail server is down', async () => {
  const { id, bearer, detail } = await anOrder(2);
  down = true;
  const body = { order_id: id, title: 'No', message: 'Sorry' };
  const before = refused;
  expect((await api.call('cancelOrder', { bearer, body })).status).toBe(200);
  expect((await detail()).cancelled).toBe(1);
  // it is tried after the response, which must not happen in the next test
  await until('it is tried', () => refused > before);
});

test('S163 a mail that the server refuses or breaks off is sent again until accepted', async () => {
  const { id } = await anOnlineOrder(api);
  await confirmedByMail(api, id);
  const received: string[] = [];
  const outcomes = ['refuses', 'dies', 'takes', 'takes'];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(
        outcomes[0] === 'refuses' && outcomes.shift() ? Object.assign(new Error('no'), { responseCode: 550 }) : null,
      ),
    async onData(stream, _session, done) {
      received.push(await text(stream));
      if (outcomes.shift() !== 'dies') return done();
      // it has accepted the mail, and nobody will know
      for (const { _socket } of server.connections as Set<{ _socket: Socket }>) _socket.destroy();
    },
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  try {
    const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    const byServer = createMailer(url, async () => 'hello@souk.test');
    const links = createOrderLinks(async () => ['a secret of this test only'], clock);
    const { send } = createOrderMails({
      db: api.db,
      mailer: byServer,
      clock,
      log: api.app.log,
      links,
      publicOrigin: 'https://souk.test',
    });
    await noteNews(api.db, id, 'confirmed', clock());
    const round = createSendNews({ db: api.db, clock, log: api.app.log, mailNews: send });
    const news = () =>
      api.db
        .selectFrom('order_news')
        .selectAll()
        .where('order_id', '=', id)
        .where('news', '=', 'confirmed')
        .executeTakeFirst();
    for (const attempts of [1, 2]) {
      await round();
      expect(await news()).toMatchObject({ attempts, sent_at: null, next_try_at: expect.any(Date) });
      ahead += 5 * 60_000;
    }
    await round();
    expect(await news()).toMatchObject({ attempts: 3, sent_at: expect.any(Date), next_try_at: null });
    ahead += 24 * 3600_000;
    await round();
    // once if it is known, and with the same mail id if it is not
    expect(received).toHaveLength(2);
    expect(new Set(received.map((raw) => /^Message-ID: (.*)$/im.exec(raw)?.[1])).size).toBe(1);
  } finally {
    await new Promise<void>((done) => server.close(done));
  }
});

test('S163 the invoice is attached once: to the payment mail, or to the confirmation of a cash order', async () => {
  const online = await anOrder(3);
  await paid(online.id);
  const atTheDoor = await anOrder(2, 'ar');
  await callMove(atTheDoor.id);
  for (const [order, brings] of [
    [online.id, 'paid'],
    [atTheDoor.id, 'confirmed'],
  ] as const)
    for (const news of ['placed', 'paid', 'confirmed', 'delivered'] as const) {
      sent.length = 0;
      await mails().send(order, news, 98_765);
      // other mails may still be in progress
      const mail = sent.find((one) => one.id?.endsWith('-98765'));
      const [file, ...more] = mail?.attachments ?? [];
      expect([order, news, file?.name, more]).toEqual([
        order,
        news,
        news === brings ? expect.stringMatching(/^invoice-\d{4}-\d{6}\.pdf$/) : undefined,
        [],
      ]);
      if (news !== brings) continue;
      expect([file?.type, file?.content.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
      expect(file?.content.length).toBeLessThan(60_000);
      expect(mail?.text).toContain(order === online.id ? 'Your invoice is attached as a PDF.' : 'فاتورتك مرفقة');
    }
});
const callMove = (id: number) =>
  api.db.transaction().execute((trx) => moveOrder(trx, id, OrderStatus.confirmed, clock()));

test('a mail about an unknown order throws', async () => {
  await expect(mails().send(2_000_000_000, 'paid', 1)).rejects.toThrow();
  expect(sent).toEqual([]);
});
