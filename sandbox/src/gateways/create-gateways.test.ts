import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { createGateways } from './create-gateways';
import { GATEWAY_NAMES, type GatewayName, SANDBOX_KEYS } from './keys';
import { COURSES, courseOf, SCENARIOS } from './scenario';
import { iyzicoAuthorization } from './signatures';

/** What the shop was delivered. */
const delivered: { gateway: string; headers: IncomingHttpHeaders; body: string }[] = [];
const shop = createServer(async (request, response) => {
  delivered.push({
    gateway: request.url?.split('/').at(-1) ?? '',
    headers: request.headers,
    body: await text(request),
  });
  response.end();
});
let shopUrl = '';
const gateways = createGateways({ publicOrigin: () => 'http://sandbox.test', webhookBase: () => `${shopUrl}/webhook` });
const app = Fastify();
gateways.mount(app);
const RETURN = 'http://shop.test/back?payment=t';
const CANCEL = 'http://shop.test/back?payment=t&cancelled=1';

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(async () => {
  gateways.close();
  await app.close();
  shop.close();
});
beforeEach(() => {
  delivered.length = 0;
});

type Call = { method: 'GET' | 'POST'; url: string; headers?: Record<string, string>; payload?: string };
const keys = SANDBOX_KEYS;
const basic = (user: string, secret: string) => `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
const iyzico = (path: string, body: object): Call => {
  const payload = JSON.stringify(body);
  const own = { apiKey: keys.iyzico.IYZICO_API_KEY, secret: keys.iyzico.IYZICO_SECRET_KEY };
  const authorization = iyzicoAuthorization(own, { random: 'r', path, body: payload });
  return { method: 'POST', url: `/iyzico${path}`, headers: { authorization, 'x-iyzi-rnd': 'r' }, payload };
};
async function paypalToken(): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/paypal/v1/oauth2/token',
    headers: { authorization: basic(keys.paypal.PAYPAL_CLIENT_ID, keys.paypal.PAYPAL_CLIENT_SECRET) },
    payload: 'grant_type=client_credentials',
  });
  return answer.json().access_token;
}

/** Announces 12.50 USD at each gateway. */
const BEGIN: Record<GatewayName, () => Call | Promise<Call>> = {
  stripe: () => ({
    method: 'POST',
    url: '/stripe/v1/checkout/sessions',
    headers: { authorization: `Bearer ${keys.stripe.STRIPE_SECRET_KEY}` },
    payload: new URLSearchParams({
      mode: 'payment',
      client_reference_id: 'ref-1',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][unit_amount]': '1250',
      'line_items[0][price_data][currency]': 'usd',
      success_url: RETURN,
      cancel_url: CANCEL,
    }).toString(),
  }),
  razorpay: () => ({
    method: 'POST',
    url: '/razorpay/v1/orders',
    headers: { authorization: basic(keys.razorpay.RAZORPAY_KEY_ID, keys.razorpay.RAZORPAY_KEY_SECRET) },
    payload: JSON.stringify({ amount: 1250, currency: 'USD', receipt: 'ref-1' }),
  }),
  paypal: async () => ({
    method: 'POST',
    url: '/paypal/v2/checkout/orders',
    headers: { authorization: `Bearer ${await paypalToken()}` },
    payload: JSON.stringify({
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: 'ref-1', amount: { currency_code: 'USD', value: '12.50' } }],
      payment_source: { paypal: { experience_context: { return_url: RETURN, cancel_url: CANCEL } } },
    }),
  }),
  flutterwave: () => ({
    method: 'POST',
    url: '/flutterwave/v3/payments',
    headers: { authorization: `Bearer ${keys.flutterwave.FLUTTERWAVE_SECRET_KEY}` },
    payload: JSON.stringify({
      tx_ref: 'ref-1',
      amount: 12.5,
      currency: 'USD',
      redirect_url: RETURN,
      customer: { email: 'a@b.test' },
    }),
  }),
  iyzico: () =>
    iyzico('/payment/iyzipos/checkoutform/initialize/auth/ecom', {
      conversationId: 'c-1',
      basketId: 'ref-1',
      price: '12.50',
      paidPrice: '12.50',
      currency: 'USD',
      callbackUrl: RETURN,
      basketItems: [{ price: '12.50' }],
      billingAddress: {},
      buyer: Object.fromEntries(
        ['id', 'name', 'surname', 'identityNumber', 'email', 'registrationAddress', 'city', 'country', 'ip'].map(
          (field) => [field, 'x'],
        ),
      ),
    }),
};

/** Begins a payment; gives the address of its page and the gateway's own view of it. */
async function begin(name: GatewayName, { amount = 1250, currency = 'USD' } = {}) {
  const call = await BEGIN[name]();
  const changed = { payload: call.payload?.replace('1250', String(amount)).replace(/usd/i, currency) ?? '' };
  const answer = await app.inject(currency === 'USD' ? call : { ...call, ...changed });
  expect([name, answer.statusCode < 300, answer.body]).toEqual([name, true, expect.stringContaining('{')]);
  const attempt = gateways.attempts(name).at(-1);
  if (!attempt) throw new Error('nothing was begun');
  expect(attempt).toMatchObject({ amount, currency, reference: 'ref-1', state: 'open' });
  if (name === 'razorpay') {
    const form = {
      key_id: keys.razorpay.RAZORPAY_KEY_ID,
      order_id: attempt.id,
      callback_url: RETURN,
      cancel_url: CANCEL,
    };
    const payload = new URLSearchParams(form).toString();
    const sent = await app.inject({ method: 'POST', url: '/razorpay/v1/checkout/embedded', payload });
    expect(sent.headers.location).toBe(`http://sandbox.test/razorpay/pay/${attempt.id}`);
  }
  return { attempt, page: `/${name}/pay/${attempt.id}` };
}
const decide = (page: string, decision: string, scenario: string) =>
  app.inject({ method: 'POST', url: page, payload: new URLSearchParams({ decision, scenario }).toString() });

describe.each(GATEWAY_NAMES)('%s', (name) => {
  test('P1 refuses calls without a valid key', async () => {
    const call = await BEGIN[name]();
    const answer = await app.inject({ ...call, headers: { ...call.headers, authorization: 'Bearer other' } });
    // iyzico refuses with 200
    if (name === 'iyzico') expect(answer.json().status).toBe('failure');
    else expect(answer.statusCode).toBe(401);
  });

  test('the page states that it is a simulation, shows the amount, and submits only to itself and the shop', async () => {
    const { page } = await begin(name);
    const { body, headers } = await app.inject(page);
    expect(body).toContain('Simulation.');
    expect(body).toContain('12.50 USD');
    expect(headers['content-security-policy']).toContain("form-action 'self' http://shop.test");
    expect(headers['content-security-policy']).not.toContain('script-src');
    for (const choice of ['approve', 'decline', 'cancel']) expect(body).toContain(`value="${choice}"`);
    expect((await app.inject(`/${name}/pay/nothing`)).statusCode).toBe(404);
    expect((await decide(page, 'steal', 'ok')).statusCode).toBe(400);
  });

  test.each(SCENARIOS)('P1 plays %s', async (scenario) => {
    const { attempt, page } = await begin(name);
    const course = courseOf(scenario);
    const back = await decide(page, 'approve', scenario);
    await gateways.settle();

    expect(['paid', 'approved'].includes(attempt.state)).toBe(course.money);
    const messages = course.webhook === 'never' ? 0 : course.followedBy ? 2 : 1;
    expect(delivered).toHaveLength(messages);
    expect(attempt.deliveries.map(({ status }) => status)).toEqual(delivered.map(() => 200));
    const returns = back.statusCode === 303 || back.body.includes('document.forms[0].submit()');
    expect(returns).toBe(course.back);
    const [first, second] = delivered;
    if (course.followedBy === 'again') expect(second).toEqual(first);
    if (course.followedBy === 'other-body') {
      expect(second?.body).not.toBe(first?.body);
      for (const header of ['stripe-signature', 'x-razorpay-signature', 'paypal-transmission-sig', 'verif-hash'])
        expect(second?.headers[header]).toBe(first?.headers[header]);
    }
    // decided once: the page offers nothing more, unless it may still be paid
    const again = await app.inject(page);
    expect(again.body.includes('value="approve"')).toBe(attempt.state === 'open');
  });

  test('cancelling leaves the payment open and sends no webhook', async () => {
    const { attempt, page } = await begin(name);
    await decide(page, 'cancel', 'ok');
    await gateways.settle();
    expect(attempt.state).toBe('open');
    expect(delivered).toEqual([]);
  });

  test('simulates outage, delay and recovery', async () => {
    const control = (content: object) =>
      app.inject({ method: 'POST', url: `/${name}/sandbox/scenario`, payload: JSON.stringify(content) });
    const call = await BEGIN[name]();
    expect((await control({ down: true })).json()).toMatchObject({ down: true, scenario: 'ok' });
    expect((await app.inject(call)).statusCode).toBe(503);
    expect((await control({ down: false, slow: -1 })).statusCode).toBe(400);
    expect((await control({ scenario: 'unheard of' })).statusCode).toBe(400);
    expect((await control({ down: false, slow: 0 })).json()).toMatchObject({ down: false });
    expect((await app.inject(`/${name}/sandbox/attempts`)).json().length).toBeGreaterThan(0);
  });
});

/** As Stripe and Razorpay count. */
test.each([
  ['stripe', 'JPY', 1250, '1250 JPY'],
  ['stripe', 'KWD', 1250, '1.250 KWD'],
  ['stripe', 'ISK', 125_000, '1250 ISK'],
  ['razorpay', 'JPY', 1250, '1250 JPY'],
  ['razorpay', 'KWD', 1250, '1.250 KWD'],
] as const)('the page of %s shows %s with the decimals of the currency', async (name, currency, amount, text) => {
  const { page } = await begin(name, { amount, currency });
  expect((await app.inject(page)).body).toContain(`<dd>${text}</dd>`);
});

test('P1 equal requests with one idempotency key start one payment; other content is refused', async () => {
  const call = await BEGIN.stripe();
  const headers = { ...call.headers, 'idempotency-key': 'k-1' };
  const [first, second] = [await app.inject({ ...call, headers }), await app.inject({ ...call, headers })];
  expect(second.json().id).toBe(first.json().id);
  const other = await app.inject({ ...call, headers, payload: `${call.payload}&metadata[a]=b` });
  expect([other.statusCode, other.json().error.type]).toEqual([400, 'idempotency_error']);
});

test('every scenario has a description', () => {
  for (const { label } of Object.values(COURSES)) expect(label).toMatch(/^[A-Z].{8,}$/);
});
