import { GatewayDown } from '../../payments/gateway';
import { gatewaysOf } from '../../payments/gateways';
import { aGateway } from '../../testing/a-gateway';
import { offerAllMethods } from '../../testing/all-methods';
import { anEngine } from '../../testing/an-engine';
import { anOnlineOrder, type OnlineOrder } from '../../testing/an-online-order';
import { testApp } from '../../testing/test-app';

let now = new Date();
const stripe = aGateway();
const api = testApp({ clock: () => now, gateways: gatewaysOf([stripe]) });
const engineOn = () => anEngine(api.db, [stripe], () => now);
offerAllMethods(api);
beforeEach(() => {
  stripe.down = false;
  stripe.calls.length = 0;
});

/** A paid order that its shopper has cancelled. */
async function aCancelledOrder(): Promise<OnlineOrder> {
  const order = await anOnlineOrder(api);
  stripe.pay(order.payment.token);
  await engineOn().settle(order.payment.id);
  const body = { order_id: order.id, title: 'Changed my mind', message: 'Sorry', user_token: order.guest.user_token };
  expect((await api.call('cancelOrder', { body })).status).toBe(200);
  return order;
}

test('D40 S188 a cancelled order is refunded once, even by five concurrent processes', async () => {
  const { order, refunds, stock } = await aCancelledOrder();
  expect(await refunds()).toMatchObject([{ state: 'due', amount: 15_000 }]);
  expect(await order()).toMatchObject({ cancelled: 1, refunded: 0, payment_done: 1 });
  stripe.calls.length = 0;
  await Promise.all(Array.from({ length: 5 }, () => engineOn().reconcile()));
  const [refund] = await refunds();
  expect(refund).toMatchObject({ state: 'done', reference: `back_refund-${refund?.id}`, attempts: 1 });
  expect(await order()).toMatchObject({ refunded: 1, payment_done: 1 });
  expect(stripe.calls.filter((call) => call === 'refund')).toHaveLength(1);
  expect(stripe.refunds.get(`refund-${refund?.id}`)).toEqual({
    amount: 15_000,
    settlement: expect.stringMatching(/^money_/),
  });
  expect(await stock()).toBe(10);
});

test('a refund is retried at growing intervals, then left to an operator', async () => {
  const { refunds, order } = await aCancelledOrder();
  stripe.down = true;
  const pauses: number[] = [];
  let last = now.getTime();
  for (let step = 0; step < 12 * 24 * 4 && (await refunds())[0]?.state === 'due'; step++) {
    const due = (await refunds())[0]?.next_try_at ?? now;
    if (due > now) now = due;
    pauses.push((now.getTime() - last) / 60_000);
    last = now.getTime();
    await engineOn().reconcile();
  }
  expect(pauses.map(Math.round)).toEqual([0, 1, 2, 5, 15, 60, 180, 360, 720, 1440]);
  expect(await refunds()).toMatchObject([{ state: 'failed', attempts: 10, note: 'refund: no answer' }]);
  expect(await order()).toMatchObject({ refunded: 0 });
});

test('after a crash the retry is the same refund at the gateway', async () => {
  const { refunds, order } = await aCancelledOrder();
  const [due] = await refunds();
  await stripe.refund({
    settlement: 'money_x',
    reference: 'r',
    amount: 15_000,
    currency: 'USD',
    key: `refund-${due?.id}`,
  });
  const before = stripe.refunds.size;
  await engineOn().reconcile();
  expect(stripe.refunds.size).toBe(before);
  expect(await refunds()).toMatchObject([{ state: 'done' }]);
  expect(await order()).toMatchObject({ refunded: 1 });
});

test('P5 a refunded surplus leaves the order paid, and the shopper sees both', async () => {
  const { id, guest, payment, order, attempts, refunds, done } = await anOnlineOrder(api);
  stripe.setFinding(payment.token, { state: 'failed' });
  await done({ order_method: 3 });
  const second = (await attempts())[1];
  for (const token of [payment.token, second?.token ?? '']) stripe.pay(token);
  const engine = engineOn();
  expect(await engine.settle(second?.id ?? 0)).toBe('paid');
  expect(await engine.settle(payment.id)).toBe('surplus');
  await engine.reconcile();
  expect(await refunds()).toMatchObject([{ payment_id: payment.id, state: 'done' }]);
  expect(await order()).toMatchObject({ payment_done: 1, refunded: 0, cancelled: 0 });
  const seen = await api.call('orders', { body: { order_id: id, user_token: guest.user_token } });
  expect(seen.data).toMatchObject({ payment_done: 1, refunded: 0, payment: { state: 'paid', refund: 'done' } });
});

test('P5 D40 an order paid twice and cancelled is refunded once both payments went back', async () => {
  const { id, guest, payment, order, attempts, refunds, done } = await anOnlineOrder(api);
  stripe.setFinding(payment.token, { state: 'failed' });
  await done({ order_method: 3 });
  const second = (await attempts())[1];
  for (const token of [payment.token, second?.token ?? '']) stripe.pay(token);
  const engine = engineOn();
  await engine.settle(second?.id ?? 0);
  await engine.settle(payment.id);
  const body = { order_id: id, title: 'Changed my mind', message: 'Sorry', user_token: guest.user_token };
  expect((await api.call('cancelOrder', { body })).status).toBe(200);
  const of = async (attempt?: { id: number }) => (await refunds()).find(({ payment_id }) => payment_id === attempt?.id);
  const paid = await of(second);
  const giveBack = stripe.refund;
  const refuse = jest.spyOn(stripe, 'refund').mockImplementation((refund) => {
    if (refund.key === `refund-${paid?.id}`) throw new GatewayDown('not now');
    return giveBack(refund);
  });
  await engine.reconcile();
  expect([(await of(payment))?.state, (await of(second))?.state]).toEqual(['done', 'due']);
  expect(await order()).toMatchObject({ cancelled: 1, refunded: 0 });
  refuse.mockRestore();
  now = new Date(now.getTime() + 2 * 60_000);
  await engine.reconcile();
  expect(await order()).toMatchObject({ cancelled: 1, refunded: 1 });
});
