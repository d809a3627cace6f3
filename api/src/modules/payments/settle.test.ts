import { sql } from 'kysely';
import { gatewaysOf } from '../../payments/gateways';
import { aGateway } from '../../testing/a-gateway';
import { offerAllMethods } from '../../testing/all-methods';
import { anEngine } from '../../testing/an-engine';
import { anOnlineOrder } from '../../testing/an-online-order';
import { connectWithLongTimeouts } from '../../testing/connect-with-long-timeouts';
import { testApp } from '../../testing/test-app';
import { withoutLocks } from '../../testing/without-locks';
import { releaseOrder } from '../orders/release-order';

const now = new Date();
const stripe = aGateway();
const paypal = aGateway({ name: 'paypal' });
const gateways = [stripe, paypal];
const api = testApp({ clock: () => now, gateways: gatewaysOf(gateways) });
const engineOn = (db = api.db) => anEngine(db, gateways, () => now);
offerAllMethods(api);
beforeEach(() => {
  stripe.before = async () => {};
  stripe.calls.length = 0;
});

test('S161 D35 a payment at the gateway marks the order paid for good, with one mail', async () => {
  const engine = engineOn();
  const { payment, order, attempts, refunds } = await anOnlineOrder(api);
  expect(await engine.settle(payment.id)).toBe('open');
  expect(await order()).toMatchObject({ payment_done: 0 });
  stripe.pay(payment.token);
  expect(await engine.settle(payment.id)).toBe('paid');
  expect(await order()).toMatchObject({ payment_done: 1, order_method: 3, expires_at: null, cancelled: 0 });
  expect(await attempts()).toMatchObject([
    { state: 'paid', settlement: expect.stringMatching(/^money_/), next_check_at: null },
  ]);
  // later findings of the gateway change nothing
  stripe.setFinding(payment.token, { state: 'failed' });
  expect(await engine.settle(payment.id)).toBe('paid');
  expect(await refunds()).toEqual([]);
  await engine.background.drain();
  expect(engine.mailed).toEqual([[payment.order_id, 'paid']]);
});

/** 30 callers who learn of the payment at the same moment, each on its own connection. */
async function atOnce(lock: boolean) {
  const { payment, order, attempts } = await anOnlineOrder(api);
  stripe.pay(payment.token);
  // all have asked before the first one writes
  let checks = 0;
  let open: () => void = () => {};
  const everybody = new Promise<void>((resolve) => {
    open = resolve;
  });
  stripe.before = async (call) => {
    if (call === 'find' && ++checks === 30) open();
    await everybody;
  };
  const db = connectWithLongTimeouts(api.url, 30);
  const engine = engineOn(lock ? db : withoutLocks(db));
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => engine.settle(payment.id)));
  await engine.background.drain();
  await db.destroy();
  return { engine, order: await order(), attempts: await attempts(), outcomes };
}

test('P1 P4 thirty concurrent checks give one result and one mail', async () => {
  const { engine, order, attempts, outcomes } = await atOnce(true);
  expect(new Set(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason)))).toEqual(
    new Set(['paid']),
  );
  expect(order).toMatchObject({ payment_done: 1 });
  expect(attempts).toMatchObject([{ state: 'paid' }]);
  expect(engine.mailed).toHaveLength(1);
});

test('control: without locks the thirty checks conflict', async () => {
  const { outcomes } = await atOnce(false);
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
});

test('P5 of two concurrent payments at two gateways one pays the order, the other is refunded', async () => {
  const { payment, attempts, order, refunds, done, stock } = await anOnlineOrder(api);
  await done({ order_method: 4 });
  const second = (await attempts())[1];
  if (!second) throw new Error('no second attempt');
  stripe.pay(payment.token);
  paypal.pay(second.token);
  const engine = engineOn();
  const states = await Promise.all(Array.from({ length: 20 }, (_, n) => engine.settle(n % 2 ? payment.id : second.id)));
  expect(new Set(states)).toEqual(new Set(['paid', 'surplus']));
  const all = await attempts();
  expect(all.map(({ state }) => state).sort()).toEqual(['paid', 'surplus']);
  const surplus = all.find(({ state }) => state === 'surplus');
  expect(await refunds()).toMatchObject([{ payment_id: surplus?.id, amount: 15_000, state: 'due' }]);
  expect(await order()).toMatchObject({
    payment_done: 1,
    order_method: all.find(({ state }) => state === 'paid')?.method,
  });
  expect(await stock()).toBe(9);
});

test.each([
  ['cancelled', {}],
  ['expired', { expired: true }],
])('P5 a payment after the order was %s is refunded once, and stock is unchanged', async (_, options) => {
  const { id, payment, order, refunds, stock } = await anOnlineOrder(api);
  await api.db.transaction().execute((trx) => releaseOrder(trx, id, now, options));
  expect(await stock()).toBe(10);
  stripe.pay(payment.token);
  const engine = engineOn();
  expect(await Promise.all([engine.settle(payment.id), engine.settle(payment.id)])).toEqual(['surplus', 'surplus']);
  expect(await refunds()).toMatchObject([{ amount: 15_000, state: 'due' }]);
  expect(await order()).toMatchObject({ payment_done: 0, cancelled: 1 });
  expect(await stock()).toBe(10);
  expect(engine.mailed).toEqual([]);
});

test.each([
  ['a cent too little', { amount: 14_990 }],
  ['a cent too much', { amount: 15_010 }],
  ['another currency', { currency: 'INR' }],
  ['another merchant', { otherMerchant: true }],
  ['another reference', { reference: 'other' }],
  ['another payment of ours', { token: 'other' }],
])('P2 %s: flagged with a note, the order stays unpaid, no automatic refund', async (_, lie) => {
  const { payment, order, attempts, refunds } = await anOnlineOrder(api);
  stripe.pay(payment.token, lie);
  const engine = engineOn();
  expect(await engine.settle(payment.id)).toBe('flagged');
  // even when the gateway corrects itself, a person must look
  stripe.pay(payment.token);
  expect(await engine.settle(payment.id)).toBe('flagged');
  expect(await order()).toMatchObject({ payment_done: 0 });
  expect(await attempts()).toMatchObject([{ state: 'flagged', note: expect.any(String) }]);
  expect(await refunds()).toEqual([]);
});

test('an approved payment is captured while the order is payable, not once it is cancelled', async () => {
  const { payment, order } = await anOnlineOrder(api);
  stripe.setFinding(payment.token, { state: 'approved' });
  expect(await engineOn().settle(payment.id)).toBe('paid');
  expect(await order()).toMatchObject({ payment_done: 1 });

  const late = await anOnlineOrder(api);
  await api.db.transaction().execute((trx) => releaseOrder(trx, late.id, now));
  stripe.setFinding(late.payment.token, { state: 'approved' });
  stripe.calls.length = 0;
  expect(await engineOn().settle(late.payment.id)).toBe('open');
  expect(stripe.calls).toEqual(['find']);
});

test('P1 after a crash between gateway and commit the next check finds the payment', async () => {
  const { payment, order, attempts } = await anOnlineOrder(api);
  stripe.pay(payment.token);
  await sql`
    create function fall() returns trigger language plpgsql as $$ begin raise exception 'power cut'; end $$`.execute(
    api.db,
  );
  await sql`create trigger fall before update on orders for each row execute function fall()`.execute(api.db);
  const engine = engineOn();
  await expect(engine.settle(payment.id)).rejects.toThrow('power cut');
  expect(await attempts()).toMatchObject([{ state: 'open' }]);
  await sql`drop function fall cascade`.execute(api.db);
  expect(await engine.settle(payment.id)).toBe('paid');
  expect(await order()).toMatchObject({ payment_done: 1 });
});

test('P1 a gateway that is down changes nothing', async () => {
  const { payment, attempts } = await anOnlineOrder(api);
  stripe.down = true;
  await expect(engineOn().settle(payment.id)).rejects.toMatchObject({ name: 'GatewayDown' });
  stripe.down = false;
  expect(await attempts()).toMatchObject([{ state: 'open', note: null }]);
});

test('a payment that failed can still be paid in a tab left open', async () => {
  const { payment, order } = await anOnlineOrder(api);
  const engine = engineOn();
  stripe.setFinding(payment.token, { state: 'failed' });
  expect(await engine.settle(payment.id)).toBe('failed');
  stripe.pay(payment.token);
  expect(await engine.settle(payment.id)).toBe('paid');
  expect(await order()).toMatchObject({ payment_done: 1 });
});
