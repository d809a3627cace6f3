import { GATEWAY_NAMES, type GatewayName } from 'sandbox/src/gateways/keys';
import { SCENARIOS, type Scenario } from 'sandbox/src/gateways/scenario';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { aPayingShop, decide, METHOD, openReturnUrl } from '../testing/a-paying-shop';
import { aSite } from '../testing/a-site';
import { anOperator } from '../testing/an-operator';
import { until } from '../testing/until';

const shop = aPayingShop();
const { api, simulated } = shop;
const operate = anOperator(api);

/** Required state of an order, whatever the gateway. */
interface Outcome {
  /** after all messages, before the reconciler; null: gateways differ in what a webhook can prove */
  soon: 'paid' | 'unpaid' | null;
  /** after the reconciler */
  finally: 'paid' | 'unpaid';
  /** final state of the only attempt */
  attempt: 'paid' | 'open' | 'failed';
  /** minimum and maximum number of accepted events */
  events: [number, number];
}
const paid = { soon: 'paid', finally: 'paid', attempt: 'paid' } as const;
const forged = { soon: 'unpaid', finally: 'unpaid', attempt: 'open', events: [0, 0] } as const;

/** P1: one table for all gateways. PayPal notifies of both approval and capture, so it may have one event more. */
const OUTCOMES: Record<Scenario | 'crash-between', Outcome> = {
  ok: { ...paid, events: [1, 2] },
  decline: { soon: null, finally: 'unpaid', attempt: 'failed', events: [1, 1] },
  tampered: { ...forged, events: [0, 0] },
  'wrong-secret': { ...forged, events: [0, 0] },
  'missing-signature': { ...forged, events: [0, 0] },
  old: { ...paid, soon: null, events: [0, 2] },
  future: { ...paid, soon: null, events: [0, 2] },
  duplicate: { ...paid, events: [1, 2] },
  // PayPal's signature also fits other bodies (trap 5): stored as another event, without effect
  replay: { ...paid, events: [1, 3] },
  reordered: { ...paid, events: [2, 3] },
  'webhook-first': { ...paid, events: [1, 2] },
  'redirect-first': { ...paid, events: [1, 2] },
  'both-at-once': { ...paid, events: [1, 2] },
  'redirect-only': { ...paid, events: [0, 0] },
  'webhook-only': { ...paid, events: [1, 2] },
  neither: { ...paid, soon: 'unpaid', events: [0, 0] },
  'crash-between': { ...paid, soon: 'unpaid', events: [1, 2] },
};

const stateOf = (id: number) =>
  api.db
    .selectFrom('orders')
    .select(['payment_done', 'cancelled', 'expired', 'refunded', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const attemptsOf = (id: number) =>
  api.db
    .selectFrom('payments')
    .select(['id', 'state', 'token', 'note'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
const refundsOf = (id: number) =>
  api.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['refunds.state', 'refunds.amount', 'refunds.note'])
    .where('order_id', '=', id)
    .execute();
const eventsOf = (id: number) =>
  api.db.selectFrom('payment_events').select('event_id').where('order_id', '=', id).execute();
const stockOf = async ({ id }: { id: number }) =>
  (await api.db.selectFrom('inventory').select('quantity').where('product_id', '=', id).executeTakeFirstOrThrow())
    .quantity;
const word = ({ payment_done }: { payment_done: number }) => (payment_done === 1 ? 'paid' : 'unpaid');

/** The only payment of an order at the gateway. */
async function atTheGateway(name: GatewayName, orderId: number) {
  const tokens = (await attemptsOf(orderId)).map(({ token }) => token);
  return simulated.attempts(name).filter(({ reference }) => tokens.includes(reference));
}

describe.each(GATEWAY_NAMES)('%s', (name) => {
  afterEach(async () => {
    await shop.forget();
    Object.assign(simulated.switches(name), { lies: {}, down: false });
    shop.die(false);
  });

  /** Orders, decides at the gateway, and plays messages and return of the scenario. */
  async function play(decision: 'approve' | 'decline' | 'cancel', scenario: Scenario) {
    const { placed, guest, product } = await shop.order(METHOD[name]);
    if (!placed.redirect) throw new Error('no place to pay');
    const back = await decide(shop, placed.redirect, decision, scenario);
    const returns = () => (back ? openReturnUrl(shop, back, guest.user_token) : null);
    let returned: string | null;
    if (scenario === 'both-at-once') [returned] = await Promise.all([returns(), simulated.settle()]);
    else returned = await returns();
    return { id: placed.id, guest, product, returned };
  }

  test.each(SCENARIOS)('P1 %s', async (scenario) => {
    const outcome = OUTCOMES[scenario];
    const { id, product, returned } = await play(scenario === 'decline' ? 'decline' : 'approve', scenario);
    await shop.quiet();
    if (outcome.soon) expect(word(await stateOf(id))).toBe(outcome.soon);
    if (returned) expect(returned === 'paid').toBe(outcome.finally === 'paid');
    await shop.reconcile(2);
    await shop.quiet();

    const order = await stateOf(id);
    expect({ order: word(order), ...order }).toMatchObject({
      order: outcome.finally,
      cancelled: 0,
      refunded: 0,
      status: 1,
    });
    expect(await attemptsOf(id)).toMatchObject([{ state: outcome.attempt }]);
    expect(await atTheGateway(name, id)).toMatchObject([{ amount: 4498, refunds: [] }]);
    expect(await refundsOf(id)).toEqual([]);
    expect(await stockOf(product)).toBe(8);
    const [least, most] = outcome.events;
    const kept = (await eventsOf(id)).length;
    expect([kept >= least, kept <= most, kept]).toEqual([true, true, kept]);
  });

  test('P1 crash-between: paid and event stored, but the process died before recording it', async () => {
    shop.die(true);
    const { id, returned } = await play('approve', 'ok');
    await simulated.settle();
    expect(returned).not.toBe('paid');
    expect(word(await stateOf(id))).toBe(OUTCOMES['crash-between'].soon);
    shop.die(false);
    await shop.reconcile(2);
    await shop.reconcile(4);
    expect(word(await stateOf(id))).toBe('paid');
    expect(await attemptsOf(id)).toMatchObject([{ state: 'paid' }]);
    expect(await atTheGateway(name, id)).toMatchObject([{ state: 'paid', refunds: [] }]);
    expect(await refundsOf(id)).toEqual([]);
  });

  test('S162 after a declined card the order can be paid with another attempt', async () => {
    const { id, guest } = await play('decline', 'decline');
    await shop.quiet();
    const again = await shop.paymentDone({ id, order_method: METHOD[name], user_token: guest.user_token });
    const redirect = again === 1 ? null : again.redirect;
    const back = await decide(shop, redirect ?? '', 'approve');
    expect(back && (await openReturnUrl(shop, back, guest.user_token))).toBe('paid');
    await shop.quiet();
    expect((await attemptsOf(id)).map(({ state }) => state)).toEqual(['failed', 'paid']);
    expect(await refundsOf(id)).toEqual([]);
  });

  test('S162 a shopper who left can continue the same attempt', async () => {
    const { id, guest, returned } = await play('cancel', 'ok');
    // iyzico's return contains no result
    expect(returned).toBe(name === 'iyzico' ? 'open' : 'cancelled');
    const again = await shop.paymentDone({ id, order_method: METHOD[name], user_token: guest.user_token });
    const back = await decide(shop, again === 1 ? '' : (again.redirect ?? ''), 'approve');
    expect(back && (await openReturnUrl(shop, back, guest.user_token))).toBe('paid');
    expect(await atTheGateway(name, id)).toHaveLength(1);
  });

  const FORGERIES = [
    ['amount', 1],
    ['amount', 999_999],
    ['currency', 'XTS'],
    ['reference', 'somebody-elses'],
    ...(name === 'paypal' ? ([['merchant', 'SOMEBODYELSE0']] as const) : []),
  ] as const;
  test.each(FORGERIES)('P2 a gateway amount of %s %s is flagged and never paid', async (field, lie) => {
    simulated.switches(name).lies = { [field]: lie };
    const { id } = await play('approve', 'ok');
    await shop.quiet();
    expect(word(await stateOf(id))).toBe('unpaid');
    simulated.switches(name).lies = {};
    await shop.reconcile(2);
    expect(word(await stateOf(id))).toBe('unpaid');
    expect(await attemptsOf(id)).toMatchObject([{ state: 'flagged', note: expect.any(String) }]);
    expect(await refundsOf(id)).toEqual([]);
  });

  test('D40 P5 cancelling a paid order refunds it once in full and shows it', async () => {
    const { id, guest, product } = await play('approve', 'ok');
    await shop.quiet();
    const body = { order_id: id, title: 'Other', message: 'Changed my mind', user_token: guest.user_token };
    expect((await api.call('cancelOrder', { body })).status).toBe(200);
    simulated.switches(name).down = true;
    await shop.reconcile(1);
    expect(await refundsOf(id)).toMatchObject([{ state: 'due' }]);
    simulated.switches(name).down = false;
    await shop.reconcile(30);
    await shop.reconcile(300);
    expect(await refundsOf(id)).toMatchObject([{ state: 'done', amount: 44_980 }]);
    expect(await atTheGateway(name, id)).toMatchObject([{ refunds: [{ amount: 4498 }] }]);
    expect(await stateOf(id)).toMatchObject({ cancelled: 1, refunded: 1 });
    expect(await stockOf(product)).toBe(10);
  });

  test('P5 a payment after cancelling is refunded, and stock is unchanged', async () => {
    const { placed, guest, product } = await shop.order(METHOD[name]);
    const { id } = placed;
    const body = { order_id: id, title: 'Other', message: 'Changed my mind', user_token: guest.user_token };
    expect((await api.call('cancelOrder', { body })).status).toBe(200);
    await decide(shop, placed.redirect ?? '', 'approve', 'webhook-only').catch(() => null);
    await shop.quiet();
    await shop.reconcile(2);
    await shop.reconcile(30);
    const [attempt] = await atTheGateway(name, id);
    // PayPal's payment is never captured: the shopper only approved
    const taken = attempt?.state === 'paid' ? attempt.amount : 0;
    expect(attempt?.refunds.map(({ amount }) => amount) ?? []).toEqual(taken > 0 ? [taken] : []);
    expect(await stateOf(id)).toMatchObject({ payment_done: 0, cancelled: 1 });
    expect(await stockOf(product)).toBe(10);
  });

  test('P3 an unpaid order expires, and stock is restored once', async () => {
    const { placed, product } = await shop.order(METHOD[name]);
    await shop.reconcile(29);
    expect(await stateOf(placed.id)).toMatchObject({ cancelled: 0 });
    await shop.reconcile(31);
    await shop.reconcile(35);
    expect(await stateOf(placed.id)).toMatchObject({ payment_done: 0, cancelled: 1, expired: 1 });
    expect(await stockOf(product)).toBe(10);
    expect(await attemptsOf(placed.id)).toMatchObject([{ state: 'expired' }]);
  });

  test('while a gateway is down the order is placed; payment starts when it is back', async () => {
    simulated.switches(name).down = true;
    const { placed, guest } = await shop.order(METHOD[name]);
    expect(placed.redirect).toBeNull();
    simulated.switches(name).down = false;
    const body = { id: placed.id, order_method: METHOD[name], user_token: guest.user_token };
    const again = await shop.paymentDone(body);
    const back = await decide(shop, again === 1 ? '' : (again.redirect ?? ''), 'approve');
    expect(back && (await openReturnUrl(shop, back, guest.user_token))).toBe('paid');
    expect((await attemptsOf(placed.id)).map(({ state }) => state)).toEqual(['paid']);
  });
});

describe('cash on delivery', () => {
  test.each(GATEWAY_NAMES)('P1 no webhook of %s marks it paid, and it never expires', async (name) => {
    const { placed, guest, product } = await shop.order(2);
    expect(placed).toMatchObject({ redirect: null, payment_done: 0, expires_at: null });
    // somebody who knows the order claims to have paid it online
    const body = { id: placed.id, order_method: METHOD[name], payment_token: 'pay_1', user_token: guest.user_token };
    await api.call('paymentDone', { body });
    await api.app.inject(
      `/api/v1/payment/callback/${name}?payment=${placed.order}&token=${placed.order}&tx_ref=${placed.order}`,
    );
    await shop.reconcile(24 * 60);
    expect(await stateOf(placed.id)).toMatchObject({ payment_done: 0, cancelled: 0, status: 1 });
    expect(await attemptsOf(placed.id)).toEqual([]);
    expect(await stockOf(product)).toBe(8);
  });

  test('D35 its page shows unpaid', async () => {
    const { placed, guest } = await shop.order(2);
    const { data } = await api.call<OrderDetail>('orders', {
      body: { order_id: placed.id, user_token: guest.user_token },
    });
    expect(data).toMatchObject({ payment_done: 0, payment: null });
  });
});

describe('issue 14 currencies with zero or three decimals', () => {
  beforeAll(() => aSite(api.db));
  const sellIn = (currency: string, currency_icon: string) =>
    api.db.updateTable('settings').set({ currency, currency_icon, currency_position: 1 }).execute();

  // two pieces and 5 for shipping, in the currency's smallest units; a partial refund precedes the rest
  test.each([
    ['stripe', 'JPY', '¥', 199_900, 4003, '¥4,003', '1001', 1001],
    ['stripe', 'TND', 'DT', 1999.5, 44_990, 'DT\u00a044.990', '10.010', 10_010],
    ['razorpay', 'JPY', '¥', 199_900, 4003, '¥4,003', '1001', 1001],
    ['razorpay', 'KWD', 'KD', 1999.5, 44_990, 'KD\u00a044.990', '10.010', 10_010],
  ] as const)(
    'an order is paid by %s in %s and refunded in two parts, with the same amounts in its mails',
    async (name, currency, icon, selling, units, written, part, partUnits) => {
      await sellIn(currency, icon);
      const { placed, guest } = await shop.order(METHOD[name], selling);
      const { id, order: code } = placed;
      const back = await decide(shop, placed.redirect ?? '', 'approve');
      expect(back && (await openReturnUrl(shop, back, guest.user_token))).toBe('paid');
      await shop.quiet();
      expect(await atTheGateway(name, id)).toMatchObject([{ currency, amount: units, state: 'paid' }]);
      const mails = () => api.mails.filter(({ subject, text }) => subject.includes(code) && text.includes(written));
      await until('placed and paid are mailed', () => mails().length >= 2);
      expect((await operate('order', 'refund', code, '--amount', part)).err).toBe('');
      await shop.reconcile(1);
      expect(await atTheGateway(name, id)).toMatchObject([{ refunds: [{ amount: partUnits }] }]);
      const body = { order_id: id, title: 'Other', message: 'Changed my mind', user_token: guest.user_token };
      expect((await api.call('cancelOrder', { body })).status).toBe(200);
      await shop.reconcile(1);
      await shop.reconcile(30);
      expect(await atTheGateway(name, id)).toMatchObject([
        { refunds: [{ amount: partUnits }, { amount: units - partUnits }] },
      ]);
      expect(await stateOf(id)).toMatchObject({ cancelled: 1, refunded: 1 });
    },
  );
});
