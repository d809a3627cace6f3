import { gatewaysOf } from '../../payments/gateways';
import { aGateway } from '../../testing/a-gateway';
import { offerAllMethods } from '../../testing/all-methods';
import { anEngine } from '../../testing/an-engine';
import { anOnlineOrder } from '../../testing/an-online-order';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';

let now = new Date();
const stripe = aGateway();
const api = testApp({ clock: () => now, gateways: gatewaysOf([stripe]) });
offerAllMethods(api);
beforeEach(() => {
  now = new Date();
  Object.assign(stripe, { down: false, before: async () => {} });
  stripe.calls.length = 0;
});
const post = (payload: string, headers: Record<string, string> = { signature: 'genuine' }, gateway = 'stripe') =>
  api.app.inject({ method: 'POST', url: `/api/v1/payment/webhook/${gateway}`, headers, payload });
const eventOf = async (id: string) =>
  api.db.selectFrom('payment_events').selectAll().where('event_id', '=', id).executeTakeFirst();

test('P4 a hundred concurrent copies of an event are all answered and have one effect', async () => {
  const { id, payment, order } = await anOnlineOrder(api);
  stripe.pay(payment.token);
  stripe.calls.length = 0;
  const before = api.mails.length;
  const releaseGateway = stripe.hold();
  const body = JSON.stringify({ id: 'evt_100', reference: stripe.reference(payment.token) });
  const answers = await Promise.all(Array.from({ length: 100 }, () => post(body)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  releaseGateway();
  await until('it is mailed', () => api.mails.length > before);
  await until('it is handled', async () => Boolean((await eventOf('evt_100'))?.handled_at));
  expect(await order()).toMatchObject({ payment_done: 1 });
  expect(stripe.calls).toEqual(['find']);
  expect(await eventOf('evt_100')).toMatchObject({ provider: 'stripe', order_id: id, payment_id: payment.id });
  expect(api.mails.slice(before)).toHaveLength(1);
});

test('P1 the answer does not wait for the gateway', async () => {
  const { payment, order } = await anOnlineOrder(api);
  stripe.pay(payment.token);
  const releaseGateway = stripe.hold();
  expect((await post(JSON.stringify({ id: 'evt_slow', reference: stripe.reference(payment.token) }))).statusCode).toBe(
    200,
  );
  expect(await order()).toMatchObject({ payment_done: 0 });
  releaseGateway();
  await until('it is paid', async () => (await order()).payment_done === 1);
});

test.each<[string, Record<string, string>, string]>([
  ['no signature', {}, '{"id":"evt_bad"}'],
  ['a wrong signature', { signature: 'forged' }, '{"id":"evt_bad"}'],
  ['no body', {}, ''],
])('P1 a webhook with %s gets 400 and is not stored', async (_, headers, body) => {
  const answer = await post(body, headers);
  expect([answer.statusCode, answer.json().status]).toEqual([400, 400]);
  expect(await eventOf('evt_bad')).toBeUndefined();
});

test('P2 a genuine event triggers a check at the gateway and is not trusted itself', async () => {
  const { payment, order } = await anOnlineOrder(api);
  const lie = {
    id: 'evt_lie',
    reference: stripe.reference(payment.token),
    state: 'paid',
    amount: 15_000,
    currency: 'USD',
  };
  expect((await post(JSON.stringify(lie))).statusCode).toBe(200);
  await until('it is handled', async () => Boolean((await eventOf('evt_lie'))?.handled_at));
  expect(await order()).toMatchObject({ payment_done: 0 });
});

test('P1 the same id with another body counts as the same event', async () => {
  const first = await anOnlineOrder(api);
  const second = await anOnlineOrder(api);
  for (const { payment } of [first, second]) stripe.pay(payment.token);
  await post(JSON.stringify({ id: 'evt_twice', reference: stripe.reference(first.payment.token) }));
  await until('it is paid', async () => (await first.order()).payment_done === 1);
  expect(
    (await post(JSON.stringify({ id: 'evt_twice', reference: stripe.reference(second.payment.token) }))).statusCode,
  ).toBe(200);
  expect(await eventOf('evt_twice')).toMatchObject({ payment_id: first.payment.id });
  expect(await second.order()).toMatchObject({ payment_done: 0 });
});

test('an unrelated event is stored as done; a gateway without keys is 404', async () => {
  expect((await post(JSON.stringify({ id: 'evt_none', reference: null }))).statusCode).toBe(200);
  expect((await post(JSON.stringify({ id: 'evt_other', reference: 'somebody else' }))).statusCode).toBe(200);
  for (const id of ['evt_none', 'evt_other'])
    expect(await eventOf(id)).toMatchObject({ payment_id: null, handled_at: now });
  expect((await post('{}', { signature: 'genuine' }, 'paypal')).statusCode).toBe(404);
});

test('P3 the reconciler retries a failed event once the gateway answers', async () => {
  const { payment, order } = await anOnlineOrder(api);
  stripe.pay(payment.token);
  stripe.down = true;
  await post(JSON.stringify({ id: 'evt_left', reference: stripe.reference(payment.token) }));
  await until('the gateway is called', () => stripe.calls.includes('find'));
  const engine = anEngine(api.db, [stripe], () => now);
  await engine.reconcile();
  expect(await eventOf('evt_left')).toMatchObject({ handled_at: null });
  stripe.down = false;
  now = new Date(now.getTime() + 31_000);
  await engine.reconcile();
  expect(await order()).toMatchObject({ payment_done: 1 });
  expect(await eventOf('evt_left')).toMatchObject({ handled_at: now });
});

test('O4 closing waits for running work', async () => {
  const { payment, order } = await anOnlineOrder(api);
  stripe.pay(payment.token);
  const releaseGateway = stripe.hold();
  await post(JSON.stringify({ id: 'evt_close', reference: stripe.reference(payment.token) }));
  await until('the gateway is called', () => stripe.calls.includes('find'));
  let closed = false;
  const closing = api.app.close().then(() => {
    closed = true;
  });
  // enough time for a close that does not wait
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(closed).toBe(false);
  releaseGateway();
  await closing;
  expect(await order()).toMatchObject({ payment_done: 1 });
  expect((await eventOf('evt_close'))?.handled_at).not.toBeNull();
});
