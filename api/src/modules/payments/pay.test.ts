import type timers from 'node:timers/promises';
import type { PaymentAnswer } from 'shared-kernel/contract/orders';
import { NotGenuine } from '../../payments/gateway';
import { gatewaysOf } from '../../payments/gateways';
import { aGateway } from '../../testing/a-gateway';
import { aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aSite } from '../../testing/a-site';
import { offerAllMethods } from '../../testing/all-methods';
import { anEngine } from '../../testing/an-engine';
import { anOnlineOrder } from '../../testing/an-online-order';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';

let now = new Date();
const stripe = aGateway();
const razorpay = aGateway({ name: 'razorpay', form: true });
const api = testApp({ clock: () => now, gateways: gatewaysOf([stripe, razorpay]) });
offerAllMethods(api);
beforeEach(() => {
  now = new Date();
  for (const gateway of [stripe, razorpay]) Object.assign(gateway, { down: false, before: async () => {} });
  mockSleep.mockClear();
});
/** ms from which a wait is for a gateway, and never ends here; waiting for another caller polls more often. */
const PATIENCE = 1000;
const mockSleep = jest.fn((ms: number) => (ms < PATIENCE ? sleep(ms) : new Promise<void>(() => {})));
const { setTimeout: sleep } = jest.requireActual<typeof timers>('node:timers/promises');
jest.mock('node:timers/promises', () => ({ setTimeout: (ms: number) => mockSleep(ms) }));
const starts = () => stripe.calls.filter((call) => call === 'start').length;

test('S160 the charge has the server’s amount, the shopper and the return address', async () => {
  const { placed, payment } = await anOnlineOrder(api);
  const address = `http://localhost:3000/api/v1/payment/callback/stripe?payment=${payment.token}`;
  expect(stripe.charges.at(-1)).toEqual({
    token: payment.token,
    shop: 'Souk',
    trackingCode: placed.order,
    amount: 15_000,
    currency: 'USD',
    language: 'en',
    buyer: {
      name: 'Aisha Karim',
      email: 'aisha@example.test',
      phone: '+93 70 000 0000',
      country: 'AF',
      state: 'BDS',
      city: 'Faizabad',
      zip: '3401',
      address: '1 River Road',
      ip: '127.0.0.1',
    },
    expiresAt: new Date(placed.expires_at ?? ''),
    returnUrl: address,
    cancelUrl: `${address}&cancelled=1`,
  });
  expect(payment.token).toMatch(/^[0-9a-f]{32}$/);
});

test('issue 15 the gateway’s page names the shop in the order’s language', async () => {
  await aSite(api.db);
  await api.db.updateTable('settings_texts').set({ site_name: 'Rose & Thorn' }).where('language', '=', 'en').execute();
  await api.db.updateTable('settings_texts').set({ site_name: 'Rose et Épine' }).where('language', '=', 'fr').execute();
  const { guest } = await anOnlineOrder(api);
  expect(stripe.charges.at(-1)).toMatchObject({ shop: 'Rose & Thorn' });
  await guest.put(await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id }));
  await api.call('placeOrder', { language: 'fr', body: { order_method: 3, user_token: guest.user_token } });
  expect(stripe.charges.at(-1)).toMatchObject({ language: 'fr', shop: 'Rose et Épine' });
});

test('S162 paying again continues the open attempt; after a failure it starts a new one', async () => {
  const { placed, payment, done, attempts } = await anOnlineOrder(api);
  const again = await done<PaymentAnswer>({ order_method: 3 });
  expect(again.data).toEqual({ state: 'open', redirect: placed.redirect });
  stripe.setFinding(payment.token, { state: 'failed' });
  const anew = await done<{ redirect: string }>({ order_method: 3 });
  const [first, second, ...more] = await attempts();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ state: 'failed' });
  expect(second).toMatchObject({ state: 'open', amount: 15_000 });
  expect(second?.token).not.toBe(payment.token);
  expect(anew.data.redirect).toBe(`https://pay.test/${second?.token}`);
});

test('S162 paying again after the payment arrived answers 1 and charges nothing', async () => {
  const { payment, done, order } = await anOnlineOrder(api);
  stripe.pay(payment.token);
  const before = starts();
  expect((await done<PaymentAnswer>({ order_method: 3 })).data).toBe(1);
  expect(await order()).toMatchObject({ payment_done: 1 });
  expect(starts()).toBe(before);
});

test('S162 a failed attempt paid since in another tab: paying again answers 1 and charges nothing', async () => {
  const { payment, done, order, attempts } = await anOnlineOrder(api);
  stripe.setFinding(payment.token, { state: 'failed' });
  await done({ order_method: 3, payment_token: 'look' });
  expect(await attempts()).toMatchObject([{ state: 'failed' }]);
  stripe.pay(payment.token);
  expect((await done({ order_method: 3 })).data).toBe(1);
  expect(await order()).toMatchObject({ payment_done: 1 });
  expect(await attempts()).toMatchObject([{ state: 'paid' }]);
});

test('C3 fifty concurrent requests to pay make one attempt at the gateway, with equal answers', async () => {
  const { payment, done, attempts } = await anOnlineOrder(api);
  stripe.setFinding(payment.token, { state: 'failed' });
  const before = starts();
  const checks = () => stripe.calls.filter((call) => call === 'find').length;
  const [checksBefore, waits] = [checks(), () => mockSleep.mock.calls.filter(([ms]) => ms < PATIENCE).length];
  // nobody gets a finding before all have asked, and nothing starts before others wait for it
  stripe.before = (call) =>
    call === 'find'
      ? until('all have checked', () => checks() - checksBefore === 50)
      : until('the others wait', () => waits() >= 49);
  const answers = await Promise.all(Array.from({ length: 50 }, () => done<{ redirect: string }>({ order_method: 3 })));
  expect(new Set(answers.map(({ data }) => data.redirect)).size).toBe(1);
  expect(answers[0]?.data.redirect).toMatch(/^https:\/\/pay\.test\//);
  expect(await attempts()).toHaveLength(2);
  expect(starts()).toBe(before + 1);
});

test('a payment whose starter died is started again after half a minute', async () => {
  const { payment, done } = await anOnlineOrder(api);
  await api.db
    .updateTable('payments')
    .set({ hand_over: null, starting_at: new Date(now.getTime() - 31_000) })
    .where('id', '=', payment.id)
    .execute();
  const { data } = await done<{ redirect: string }>({ order_method: 3 });
  expect(data.redirect).toBe(`https://pay.test/${payment.token}`);
});

test('S160 while the gateway is down the order is kept; payment starts when it is back', async () => {
  const { payment, done } = await anOnlineOrder(api);
  stripe.setFinding(payment.token, { state: 'failed' });
  await done({ order_method: 3 });
  stripe.setFinding(payment.token, { state: 'failed' });
  razorpay.down = true;
  expect((await done({ order_method: 1 })).data).toEqual({ state: 'open', redirect: null });
  razorpay.down = false;
  const { data } = await done<{ redirect: string }>({ order_method: 1 });
  expect(data.redirect).toMatch(/^http:\/\/localhost:3000\/api\/v1\/payment\/hand-over\/[0-9a-f]{32}$/);
});

test('S159 switching the method ends the former attempt at its gateway', async () => {
  const { placed, done, order, attempts } = await anOnlineOrder(api);
  await done({ order_method: 1 });
  expect(await order()).toMatchObject({ order_method: 1 });
  expect(razorpay.charges.at(-1)?.returnUrl).toBe(`http://localhost:3000/razorpay-callback?code=${placed.order}`);
  await anEngine(api.db, [stripe, razorpay], () => now).reconcile();
  expect((await attempts()).map(({ state }) => state)).toEqual(['expired', 'open']);
  expect(stripe.calls).toContain('close');
});

test('switching to cash removes the deadline; a failed switch back online keeps it a cash order', async () => {
  const { payment, done, order } = await anOnlineOrder(api);
  expect((await done<PaymentAnswer>({ order_method: 2 })).data).toBe(1);
  expect(await order()).toMatchObject({ order_method: 2, expires_at: null, payment_done: 0 });
  expect((await done<PaymentAnswer>({ order_method: 3 })).data).toMatchObject({ state: 'open' });
  expect(await order()).toMatchObject({ order_method: 2, expires_at: null });
  stripe.pay(payment.token);
  expect((await done<PaymentAnswer>({ order_method: 3, payment_token: 'x' })).data).toBe(1);
  expect(await order()).toMatchObject({ order_method: 3, payment_done: 1 });
});

test('S154 disabled methods and those without keys are refused, as are cancelled and expired orders', async () => {
  const { done, id, attempts } = await anOnlineOrder(api);
  for (const order_method of [0, 4, 5, 6, 7]) {
    expect((await done({ order_method })).message).toBe(
      'This payment method isn’t available. Please choose another one.',
    );
  }
  now = new Date(now.getTime() + 31 * 60_000);
  expect((await done({ order_method: 3 })).message).toBe('This order can no longer be paid.');
  now = new Date();
  await api.db.updateTable('orders').set({ cancelled: 1 }).where('id', '=', id).execute();
  expect((await done({ order_method: 3 })).message).toBe('This order can no longer be paid.');
  expect(await attempts()).toHaveLength(1);
});

test('S161 the payment status comes from the gateway, not from the request', async () => {
  const { placed, payment, done, order } = await anOnlineOrder(api);
  const look = () => done<PaymentAnswer>({ order_method: 3, payment_token: 'paid', payment_done: 1, amount: 0 });
  expect((await look()).data).toEqual({ state: 'open', redirect: placed.redirect });
  expect(await order()).toMatchObject({ payment_done: 0 });
  stripe.setFinding(payment.token, { state: 'failed' });
  expect((await look()).data).toEqual({ state: 'failed', redirect: null });
  stripe.pay(payment.token);
  expect((await look()).data).toBe(1);
  expect((await look()).data).toBe(1);
});

test('S159 a return is looked up by the order’s code, or by its number for older addresses', async () => {
  const { id, placed, payment, done, guest } = await anOnlineOrder(api);
  for (const named of [placed.order, id])
    expect((await done<PaymentAnswer>({ id: named, order_method: 3, payment_token: 'x' })).data).toMatchObject({
      state: 'open',
    });
  const stranger = { id: placed.order, order_method: 3, payment_token: 'x', user_token: aGuest(api).user_token };
  expect((await api.call('paymentDone', { body: stranger })).message).toBe('We couldn’t find this order.');
  const unknown = { ...stranger, id: '7Q2KX-0M4TZ-9HVB0', user_token: guest.user_token };
  expect((await api.call('paymentDone', { body: unknown })).message).toBe('We couldn’t find this order.');
  stripe.pay(payment.token);
  expect((await done<PaymentAnswer>({ id: placed.order, order_method: 3, payment_token: 'x' })).data).toBe(1);
});

test('S159 an unsigned Razorpay return is refused, whatever the gateway state', async () => {
  const { payment, done, order } = await anOnlineOrder(api, { method: 1 });
  razorpay.pay(payment.token);
  const { readReturn } = razorpay;
  const seen: object[] = [];
  razorpay.readReturn = (fields) => {
    seen.push(fields);
    throw new NotGenuine('forged');
  };
  const forged = { payment_token: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: '00' };
  const answer = await done({ order_method: 1, ...forged });
  razorpay.readReturn = readReturn;
  expect([answer.status, answer.message]).toEqual([
    201,
    'We couldn’t confirm this payment. Open your order to check its status.',
  ]);
  expect(seen).toEqual([{ razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: '00' }]);
  expect(await order()).toMatchObject({ payment_done: 0 });
});

test('another shopper can neither pay nor see the payment', async () => {
  const { id, payment } = await anOnlineOrder(api);
  stripe.pay(payment.token);
  const stranger = aGuest(api);
  await stranger.live();
  const before = stripe.calls.length;
  for (const payment_token of [undefined, 'x']) {
    const body = { id, order_method: 3, payment_token, user_token: stranger.user_token };
    expect((await api.call('paymentDone', { body })).message).toBe('We couldn’t find this order.');
  }
  expect(stripe.calls).toHaveLength(before);
});
