import { gatewaysOf } from '../../payments/gateways';
import { aGateway } from '../../testing/a-gateway';
import { offerAllMethods } from '../../testing/all-methods';
import { anOnlineOrder } from '../../testing/an-online-order';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';

const stripe = aGateway();
const api = testApp({ gateways: gatewaysOf([stripe]) });
offerAllMethods(api);
const operate = anOperator(api);

/** An order with a payment that was too low. */
async function aFlaggedOrder() {
  const order = await anOnlineOrder(api);
  stripe.pay(order.payment.token, { amount: 14_000 });
  await order.done({ order_method: 3, payment_token: order.payment.token });
  return { ...order, pay: String(order.payment.id) };
}
/** An order that was paid and cancelled, whose refund the gateway has refused for days. */
async function aFailedRefund() {
  const order = await anOnlineOrder(api);
  stripe.pay(order.payment.token);
  await order.done({ order_method: 3, payment_token: order.payment.token });
  await operate('order', 'refund', order.placed.order);
  await api.db
    .updateTable('refunds')
    .set({ state: 'failed', note: 'account closed' })
    .where('payment_id', '=', order.payment.id)
    .execute();
  const [refund] = await order.refunds();
  return { ...order, refund: String(refund?.id) };
}

describe('payment', () => {
  test('P2 flagged payments are listed with the mismatch', async () => {
    const { placed, pay } = await aFlaggedOrder();
    const listed = await operate.json<{ id: number; order: string; note: string; asked: string }[]>('payment', 'list');
    expect(listed.find(({ id }) => String(id) === pay)).toMatchObject({
      order: placed.order,
      asked: '15.00',
      note: 'paid 14.00 instead of 15.00',
    });
    expect(await operate('payment', 'list', '--state', 'surplus')).toMatchObject({ exit: 0, out: 'There are none.' });
  });

  test('P2 accepting a flagged payment marks the order paid once', async () => {
    const { pay, order, attempts } = await aFlaggedOrder();
    const answers = await Promise.all([1, 2, 3].map(() => operate('payment', 'accept', pay)));
    expect(answers.map(({ exit }) => exit).sort()).toEqual([0, 1, 1]);
    expect(await order()).toMatchObject({ payment_done: 1, expires_at: null });
    expect((await attempts()).map(({ state }) => state)).toEqual(['paid']);
  });

  test('P2 returning a flagged payment fails the attempt, and the order can be paid again', async () => {
    const { pay, order, attempts, done, payment } = await aFlaggedOrder();
    expect(await operate('payment', 'return', pay)).toMatchObject({
      exit: 2,
      err: expect.stringContaining('moves no money'),
    });
    expect((await operate('payment', 'return', pay, '--by-hand')).exit).toBe(0);
    const [attempt] = await attempts();
    expect([attempt?.state, attempt?.note]).toEqual([
      'failed',
      expect.stringMatching(/^paid 14.00 instead of 15.00; given back by hand; \S+$/),
    ]);
    expect((await order()).payment_done).toBe(0);
    expect((await operate('payment', 'accept', pay)).err).toContain('is not flagged');
    // the gateway still reports it as paid, but neither the shopper's return nor a webhook revives it
    await done({ order_method: 3, payment_token: payment.token });
    stripe.pay(payment.token);
    await done({ order_method: 3, payment_token: payment.token });
    expect((await attempts())[0]?.state).toBe('failed');
    expect((await order()).payment_done).toBe(0);
  });

  test('P5 a payment of a cancelled order cannot be accepted, only returned', async () => {
    const { pay, placed, attempts } = await aFlaggedOrder();
    await operate('order', 'cancel', placed.order, '--title', 'No', '--message', 'Sorry');
    expect((await operate('payment', 'accept', pay)).err).toContain('paid or cancelled by now');
    expect((await attempts())[0]?.state).toBe('flagged');
  });
});

describe('refund', () => {
  test('P5 retries a refund that was given up, by refund retry or by order refund', async () => {
    const { refund, refunds, placed } = await aFailedRefund();
    expect((await operate('refund', 'list', '--state', 'failed')).out).toContain('account closed');
    expect((await operate('refund', 'retry', refund)).exit).toBe(0);
    expect((await refunds())[0]).toMatchObject({ state: 'due', attempts: 0 });
    expect((await operate('refund', 'retry', refund)).exit).toBe(1);
    await api.db.updateTable('refunds').set({ state: 'failed' }).where('id', '=', Number(refund)).execute();
    expect((await operate('order', 'refund', placed.order)).out).toContain('tried again');
  });

  test('P5 recording a manual refund marks the order refunded; retry and done exclude each other', async () => {
    const { refund, refunds, order } = await aFailedRefund();
    const both = await Promise.all([
      operate('refund', 'done', refund, '--reference', 're_by_hand'),
      operate('refund', 'retry', refund),
    ]);
    expect(both.map(({ exit }) => exit).sort()).toEqual([0, 1]);
    await api.db
      .updateTable('refunds')
      .set({ state: 'failed' })
      .where('id', '=', Number(refund))
      .where('state', '=', 'due')
      .execute();
    await operate('refund', 'done', refund, '--reference', 're_by_hand');
    expect((await refunds())[0]).toMatchObject({ state: 'done', reference: 're_by_hand' });
    expect((await order()).refunded).toBe(1);
  });
});
