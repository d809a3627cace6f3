import { sql } from 'kysely';
import { GatewayDown } from '../../payments/gateway';
import { gatewaysOf } from '../../payments/gateways';
import { aGateway } from '../../testing/a-gateway';
import { offerAllMethods } from '../../testing/all-methods';
import { anEngine } from '../../testing/an-engine';
import { anOnlineOrder } from '../../testing/an-online-order';
import { testApp } from '../../testing/test-app';

const MINUTE = 60_000;
const NOTHING_PAID = {
  ...({ state: 'open', amount: null, currency: null } as const),
  ...{ otherMerchant: false, settlement: null },
};
let now = new Date();
const stripe = aGateway();
// cannot close an attempt
const { close: _none, ...iyzico } = aGateway({ name: 'iyzico' });
const gateways = [stripe, iyzico];
const api = testApp({ clock: () => now, gateways: gatewaysOf(gateways) });
const engineOn = () => anEngine(api.db, gateways, () => now);
/** Runs one round, and waits for the work it has started. */
async function reconcile(engine = engineOn()) {
  await engine.reconcile();
  await engine.background.drain();
  return engine.mailed;
}
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE);
};
offerAllMethods(api);
beforeEach(async () => {
  stripe.down = false;
  stripe.before = async () => {};
  stripe.calls.length = 0;
  await api.db.updateTable('orders').set({ expires_at: null }).execute();
  await api.db.updateTable('payments').set({ next_check_at: null }).execute();
});

test('P3 the reconciler finds a payment without return and webhook', async () => {
  const { id, payment, order, stock } = await anOnlineOrder(api);
  stripe.pay(payment.token);
  expect(await reconcile()).toEqual([]);
  pass(1);
  expect(await reconcile()).toEqual([[id, 'paid']]);
  expect(await order()).toMatchObject({ payment_done: 1, cancelled: 0 });
  expect(await stock()).toBe(9);
});

test.each([
  ['a gateway that can end an attempt', 3],
  ['a gateway that cannot', 6],
])(
  'P3 S162 never paid, %s: the order expires, stock is restored once, the lines return to the cart',
  async (_, method) => {
    const { id, order, attempts, stock, guest, refunds } = await anOnlineOrder(api, { method });
    expect((await guest.cart()).cartProducts).toEqual([]);
    pass(29);
    expect(await reconcile()).toEqual([]);
    expect(await order()).toMatchObject({ cancelled: 0 });
    pass(1);
    const engines = [engineOn(), engineOn(), engineOn()];
    const mailed = (await Promise.all(engines.map(reconcile))).flat();
    expect(mailed).toEqual([[id, 'expired']]);
    expect(await order()).toMatchObject({ cancelled: 1, expired: 1, payment_done: 0 });
    expect(await attempts()).toMatchObject([{ state: 'expired' }]);
    expect(await stock()).toBe(10);
    expect((await guest.cart()).cartProducts).toMatchObject([{ quantity: 1, selected: 1 }]);
    expect(stripe.calls.includes('close')).toBe(method === 3);
    expect(await refunds()).toEqual([]);
  },
);

test('S162 P5 the payment page of a cancelled order is closed at the gateway and cannot be paid', async () => {
  const { id, guest, order, attempts, refunds } = await anOnlineOrder(api);
  expect(await attempts()).toMatchObject([{ state: 'open' }]);
  const body = { order_id: id, title: 'Other plans', message: 'Sorry', user_token: guest.user_token };
  expect((await api.call('cancelOrder', { body })).status).toBe(200);
  expect(await order()).toMatchObject({ cancelled: 1, expired: 0 });
  pass(1);
  await reconcile();
  expect(stripe.calls).toContain('close');
  expect(await attempts()).toMatchObject([{ state: 'expired' }]);
  expect(await refunds()).toEqual([]);
  // and nothing more happens
  stripe.calls.length = 0;
  pass(1);
  await reconcile();
  expect(stripe.calls).not.toContain('close');
});

test('P3 a payment in the last second is found by a last check before expiry', async () => {
  const { payment, order } = await anOnlineOrder(api);
  await api.db.updateTable('payments').set({ next_check_at: null }).execute();
  stripe.pay(payment.token);
  pass(31);
  await reconcile();
  expect(await order()).toMatchObject({ payment_done: 1, cancelled: 0, expires_at: null });
});

test('P5 a payment made between the last check and closing at the gateway pays the order', async () => {
  const { payment, order } = await anOnlineOrder(api);
  stripe.before = async (call) => {
    if (call === 'close') stripe.pay(payment.token);
  };
  pass(31);
  await reconcile();
  expect(await order()).toMatchObject({ payment_done: 1, cancelled: 0 });
});

test('P3 an order waits at most six hours for a gateway that is down, without blocking others', async () => {
  const waiting = await anOnlineOrder(api);
  const other = await anOnlineOrder(api, { method: 6 });
  stripe.down = true;
  pass(31);
  await reconcile();
  expect(await waiting.order()).toMatchObject({ cancelled: 0 });
  expect(await other.order()).toMatchObject({ cancelled: 1, expired: 1 });
  pass(6 * 60);
  await reconcile();
  expect(await waiting.order()).toMatchObject({ cancelled: 1, expired: 1 });
  expect(await waiting.attempts()).toMatchObject([{ state: 'open' }]);
  // the payment had arrived after all
  stripe.down = false;
  stripe.pay(waiting.payment.token);
  pass(60);
  await reconcile();
  expect(await waiting.attempts()).toMatchObject([{ state: 'surplus' }]);
  expect(await waiting.refunds()).toMatchObject([{ state: 'done' }]);
  expect(await waiting.order()).toMatchObject({ payment_done: 0, refunded: 1 });
});

test('P3 failing payments and orders do not block others', async () => {
  const broken = await anOnlineOrder(api);
  const unknown = await anOnlineOrder(api);
  const stuck = await anOnlineOrder(api);
  const others = [await anOnlineOrder(api), await anOnlineOrder(api)];
  // a response that breaks the adapter, one without information, and an order that the database refuses to expire
  const find = jest.spyOn(stripe, 'find').mockImplementation(async (reference) => {
    if (reference === stripe.reference(broken.payment.token)) throw new TypeError('not a function');
    if (reference === stripe.reference(unknown.payment.token)) throw new GatewayDown('unknown reference');
    return { ...NOTHING_PAID, reference, token: reference.replace('stripe_', '') };
  });
  await sql`
    create function keep_stuck() returns trigger language plpgsql as 'begin raise exception ''stuck''; end'`.execute(
    api.db,
  );
  await sql
    .raw(
      `create trigger stuck before update on orders for each row when (new.id = ${stuck.id}) execute function keep_stuck()`,
    )
    .execute(api.db);
  pass(31);
  for (let round = 0; round < 3; round++) await reconcile();
  await sql`drop trigger stuck on orders`.execute(api.db);
  for (const other of others) expect(await other.order()).toMatchObject({ cancelled: 1, expired: 1 });
  for (const one of [broken, unknown, stuck]) expect(await one.order()).toMatchObject({ cancelled: 0 });
  // nobody holds stock forever
  pass(6 * 60);
  await reconcile();
  find.mockRestore();
  for (const one of [broken, unknown, stuck]) expect(await one.order()).toMatchObject({ cancelled: 1, expired: 1 });
});

test('P3 a payment that failed and then succeeded without a webhook pays the order', async () => {
  const { payment, order } = await anOnlineOrder(api);
  stripe.setFinding(payment.token, { state: 'failed' });
  await engineOn().settle(payment.id);
  stripe.pay(payment.token);
  await api.db.updateTable('payments').set({ next_check_at: null }).execute();
  pass(31);
  await reconcile();
  expect(await order()).toMatchObject({ payment_done: 1, cancelled: 0 });
});

test('P5 a payment hours after expiry is found without a webhook and refunded', async () => {
  const { payment, refunds, attempts } = await anOnlineOrder(api, { method: 6 });
  pass(31);
  await reconcile();
  expect(await attempts()).toMatchObject([{ state: 'expired' }]);
  iyzico.pay(payment.token);
  for (let round = 0; round < 6; round++) {
    pass(60);
    await reconcile();
  }
  expect(await attempts()).toMatchObject([{ state: 'surplus', next_check_at: null }]);
  expect(await refunds()).toMatchObject([{ state: 'done' }]);
});

test('attempts are checked at growing intervals, by one process each, for a day', async () => {
  const { payment, attempts } = await anOnlineOrder(api);
  await api.db.updateTable('orders').set({ expires_at: null }).execute();
  const checkedAt: number[] = [];
  for (let minute = 1; minute <= 60; minute++) {
    pass(1);
    stripe.calls.length = 0;
    await Promise.all([engineOn().reconcile(), engineOn().reconcile()]);
    expect(stripe.calls.length).toBeLessThan(2);
    if (stripe.calls.length > 0) checkedAt.push(minute);
  }
  expect(checkedAt).toEqual([1, 2, 3, 5, 9, 14, 24, 54]);
  stripe.setFinding(payment.token, { state: 'failed' });
  for (let hour = 0; hour < 26; hour++) {
    pass(60);
    await reconcile();
  }
  expect(await attempts()).toMatchObject([{ state: 'failed', next_check_at: null }]);
});

test('an attempt that was never started ends with its order', async () => {
  stripe.down = true;
  const { placed, attempts, order } = await anOnlineOrder(api);
  expect(placed.redirect).toBeNull();
  pass(31);
  await reconcile();
  expect(await attempts()).toMatchObject([{ state: 'expired', reference: null }]);
  expect(await order()).toMatchObject({ expired: 1 });
});

test('O4 a closing process starts no new work', async () => {
  const { order } = await anOnlineOrder(api);
  pass(31);
  stripe.calls.length = 0;
  await engineOn().reconcile(() => true);
  expect(stripe.calls).toEqual([]);
  expect(await order()).toMatchObject({ cancelled: 0 });
});
