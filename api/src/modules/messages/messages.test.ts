import type { OrderMessage } from 'shared-kernel/contract/messages';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { aCustomer } from '../../testing/a-customer';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import type { Mail } from '../mail/mail';

const sent: Mail[] = [];
let down = false;
let refused = 0;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const api = testApp({
  clock,
  mailer: {
    send: async (mail) => {
      if (down && mail.subject.startsWith('Message about')) {
        refused += 1;
        throw new Error('no mail server');
      }
      sent.push(mail);
    },
  },
});
const operate = anOperator(api, clock);
beforeAll(() => aSite(api.db));
beforeEach(() => {
  down = false;
  refused = 0;
  ahead = 0;
});

async function anOrder() {
  const customer = await aCustomer(api);
  const product = await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id });
  await customer.put(product);
  const { data } = await customer.order();
  const { bearer } = customer;
  const write = (message: unknown, over: object = {}, as: object = { bearer }) =>
    api.call<OrderMessage>('writeMessage', {
      ...as,
      body: { order_id: data.id, store_id: product.storeId, message, ...over },
    });
  const messages = async () =>
    (await api.call<OrderDetail>('orders', { bearer, body: { order_id: data.id } })).data.messages ?? [];
  const mails = () => sent.filter(({ subject }) => subject === `Message about order ${data.order}`);
  return { id: data.id, code: data.order, store: product.storeId, write, messages, mails };
}

test('issue 14 a message is mailed to the store if it has an address, else to the shop; replies go to the shopper', async () => {
  const order = await anOrder();
  const answer = await order.write(' When does it come?\r\nThank you! ');
  expect([answer.status, answer.message]).toEqual([200, 'Your message has been sent to the store.']);
  expect(await order.messages()).toEqual([
    { id: answer.data.id, store_id: order.store, message: 'When does it come?\nThank you!', at: expect.any(String) },
  ]);
  await until('it is mailed', async () => order.mails().length === 1);
  expect(order.mails()[0]).toMatchObject({ to: 'hello@souk.test', replyTo: 'aisha@example.test' });
  expect(order.mails()[0]?.text).toContain('When does it come?');
  await api.db.updateTable('stores').set({ email: 'rugs@stores.test' }).where('id', '=', order.store).execute();
  await order.write('Hello?');
  await until('it is mailed', async () => order.mails().length === 2);
  expect(order.mails()[1]?.to).toBe('rugs@stores.test');
  const listed = await operate.json<{ message: string; told: string | null }[]>(
    'message',
    'list',
    '--order',
    order.code,
  );
  expect(listed.map(({ message, told }) => [message, told !== null])).toEqual([
    ['Hello?', true],
    ['When does it come?\nThank you!', true],
  ]);
});

test('a message sent while the mail server is down is accepted and mailed once later', async () => {
  const order = await anOrder();
  down = true;
  expect((await order.write('Are you there?')).status).toBe(200);
  // the row alone proves nothing: the attempt may still be running, and succeed
  await until('it was tried', () => refused > 0);
  expect(order.mails()).toEqual([]);
  down = false;
  ahead = 5 * 60_000;
  await order.write('Another one');
  await until('both are mailed', async () => order.mails().length === 2);
});

test('concurrent identical messages count as one; an order takes ten messages a day', async () => {
  const order = await anOrder();
  const answers = await Promise.all(Array.from({ length: 6 }, () => order.write('Twice')));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  for (let n = 1; n < 10; n += 1) expect((await order.write(`Message ${n}`)).status).toBe(200);
  const more = await order.write('One more');
  expect([more.status, more.message]).toEqual([
    201,
    'You’ve sent many messages about this order today. Please wait for an answer.',
  ]);
  expect(await order.messages()).toHaveLength(10);
  ahead = 25 * 3600_000;
  await api.db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() + 48 * 3600_000) })
    .execute();
  expect((await order.write('Next day')).status).toBe(200);
});

test('messages to other shoppers’ orders or unrelated stores and empty messages are refused', async () => {
  const order = await anOrder();
  const other = await anOrder();
  const UNKNOWN = 'We couldn’t find this order.';
  expect((await order.write('Hi', { store_id: other.store })).message).toBe(UNKNOWN);
  expect((await order.write('Hi', { order_id: other.id })).message).toBe(UNKNOWN);
  expect((await order.write('Hi', {}, {})).message).toBe(UNKNOWN);
  for (const [message, over] of [
    ['  ', {}],
    ['\u200f\n\u2060', {}],
    [undefined, {}],
    ['x'.repeat(2001), {}],
    ['Hi', { order_id: 2 ** 40 }],
    ['Hi', { store_id: 'x' }],
  ] as const)
    expect((await order.write(message, over)).status).toBe(201);
  expect(await order.messages()).toEqual([]);
  const sneaky = await order.write('Hello\r\nBcc: x@y.zz <script>');
  expect(sneaky.status).toBe(200);
  await until('it is mailed', async () => order.mails().length === 1);
  expect(order.mails()[0]?.html).not.toContain('<script>');
});
