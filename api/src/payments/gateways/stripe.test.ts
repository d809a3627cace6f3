import Stripe from 'stripe';
import { aCharge } from '../../testing/a-charge';
import { type GatewayHost, startGatewayHost } from '../../testing/gateway-host';
import { createGatewayFetch } from '../gateway-fetch';
import { createStripe } from './stripe';

const KEYS = { secretKey: 'sk_test_k', webhookSecrets: ['whsec_new', 'whsec_old'] };
const NOW = new Date();
const CHARGE = aCharge({ expiresAt: new Date(NOW.getTime() + 45 * 60_000) });
const SESSION = {
  id: 'cs_1',
  object: 'checkout.session',
  url: 'https://checkout.stripe.example/c/pay/cs_1',
  status: 'open',
  payment_status: 'unpaid',
  client_reference_id: CHARGE.token,
  amount_total: 12_850,
  currency: 'usd',
  payment_intent: null,
};

let host: GatewayHost;
beforeAll(async () => {
  host = await startGatewayHost();
});
beforeEach(() => host.taken());
afterAll(() => host.close());
const gateway = () =>
  createStripe({ ...KEYS, apiUrl: `${host.url}/stripe` }, createGatewayFetch(`${host.url}/stripe`), () => NOW);
const paid = { ...SESSION, status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' };

describe('start payment', () => {
  test('S160 creates a session for the due amount, with the token as idempotency key and reference', async () => {
    host.routes({ 'POST /stripe/v1/checkout/sessions': { body: SESSION } });
    const started = await gateway().start(CHARGE);
    expect(started).toEqual({ reference: 'cs_1', handOver: { method: 'GET', url: SESSION.url } });
    const [request] = host.taken();
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer sk_test_k',
      'idempotency-key': expect.stringContaining(CHARGE.token),
    });
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      mode: 'payment',
      client_reference_id: CHARGE.token,
      'metadata[token]': CHARGE.token,
      'payment_intent_data[metadata][token]': CHARGE.token,
      customer_email: 'aisha@example.test',
      locale: 'en',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '12850',
      'line_items[0][price_data][product_data][name]': 'SK-7Q2M9X',
      success_url: `${CHARGE.returnUrl}&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: CHARGE.cancelUrl,
      expires_at: String(Math.floor(CHARGE.expiresAt.getTime() / 1000)),
    });
  });

  test('C3 the idempotency key changes when a restart after a lost answer has other content', async () => {
    host.routes({ 'POST /stripe/v1/checkout/sessions': { body: SESSION } });
    const begin = async (at: Date, expiresAt: Date) => {
      const fetching = createGatewayFetch(`${host.url}/stripe`);
      await createStripe({ ...KEYS, apiUrl: `${host.url}/stripe` }, fetching, () => at).start(aCharge({ expiresAt }));
      const [request] = host.taken();
      return { key: request?.headers['idempotency-key'], body: request?.body };
    };
    // an expiry this near is extended to half an hour from now
    const [first, later] = [await begin(NOW, NOW), await begin(new Date(NOW.getTime() + 40_000), NOW)];
    expect(later.body).not.toBe(first.body);
    expect(later.key).not.toBe(first.key);
    expect(await begin(NOW, NOW)).toEqual(first);
  });

  test.each([
    ['JPY', 1_500_000, '1500'],
    ['KRW', 16_000, '16'],
    ['KWD', 15_500, '15500'],
    // the last digit must be 0; nobody pays more than the shop has stated
    ['KWD', 15_509, '15500'],
    ['BHD', 4, '10'],
    ['ISK', 15_000, '1500'],
    ['UGX', 15_000, '1500'],
    ['MGA', 15_500, '15'],
  ])('%s is sent in Stripe’s units', async (currency, amount, unit_amount) => {
    host.routes({ 'POST /stripe/v1/checkout/sessions': { body: SESSION } });
    await gateway().start(aCharge({ currency, amount, language: 'hi', expiresAt: NOW }));
    const sent = new URLSearchParams(host.taken()[0]?.body);
    expect(sent.get('line_items[0][price_data][unit_amount]')).toBe(unit_amount);
    expect(sent.get('locale')).toBe('auto');
    // Stripe has no sessions shorter than half an hour
    expect(Number(sent.get('expires_at')) * 1000).toBeGreaterThan(NOW.getTime() + 30 * 60_000);
  });
});

describe('payment status', () => {
  test.each([
    ['open', {}, { state: 'open', amount: null, settlement: null }],
    ['complete but unpaid', { status: 'complete' }, { state: 'open', amount: null }],
    ['paid', paid, { state: 'paid', amount: 128_500, currency: 'USD', token: CHARGE.token, settlement: 'pi_1' }],
    ['expired', { status: 'expired' }, { state: 'failed', amount: null }],
  ])('P2 a session that is %s', async (_, changes, finding) => {
    host.routes({ 'GET /stripe/v1/checkout/sessions/cs_1': { body: { ...SESSION, ...changes } } });
    expect(await gateway().find('cs_1')).toMatchObject({ reference: 'cs_1', otherMerchant: false, ...finding });
  });

  test('P3 expires a session', async () => {
    host.routes({ 'POST /stripe/v1/checkout/sessions/cs_1/expire': { body: { ...SESSION, status: 'expired' } } });
    await gateway().close?.('cs_1');
    expect(host.taken()).toHaveLength(1);
    // no longer open: nothing to expire
    host.answer(() => ({ status: 400, body: { error: { type: 'invalid_request_error', message: 'complete' } } }));
    await gateway().close?.('cs_1');
    host.answer(() => ({ status: 500 }));
    await expect(gateway().close?.('cs_1')).rejects.toMatchObject({ name: 'GatewayDown' });
  });

  test('D40 refunds the payment intent with an idempotency key', async () => {
    host.routes({ 'POST /stripe/v1/refunds': { body: { id: 're_1', object: 'refund', status: 'succeeded' } } });
    const refund = { settlement: 'pi_1', reference: 'cs_1', amount: 128_500, currency: 'USD', key: 'refund-7' };
    expect(await gateway().refund(refund)).toBe('re_1');
    const [request] = host.taken();
    expect(request?.headers['idempotency-key']).toBe('refund-7-pi_1');
    expect(request?.body).toBe('payment_intent=pi_1&amount=12850');
    host.routes({ 'POST /stripe/v1/refunds': { body: { id: 're_1', object: 'refund', status: 'failed' } } });
    await expect(gateway().refund(refund)).rejects.toMatchObject({ name: 'GatewayDown' });
  });

  test('issue 14 partial refunds of 12.345 dinars add up to the 12.340 that were paid', async () => {
    const part = async (earlier: number, amount: number) => {
      host.routes({ 'POST /stripe/v1/refunds': { body: { id: 're_1', object: 'refund', status: 'succeeded' } } });
      const refund = { settlement: 'pi_1', reference: 'cs_1', amount, earlier, currency: 'KWD' };
      await gateway().refund({ ...refund, key: `part-${earlier}` });
      return new URLSearchParams(host.taken()[0]?.body).get('amount');
    };
    expect(gateway().asksFor?.(12_345, 'KWD')).toBe(12_340);
    expect([await part(0, 4115), await part(4115, 8225), await part(12_340, 5)]).toEqual(['4110', '8230', null]);
  });
});

describe('webhooks', () => {
  const payload =
    '{ "id":"evt_1", "type":"checkout.session.completed",\n "data":{"object":{"object":"checkout.session","id":"cs_1"}}}';
  const sign = (secret: string, seconds = 0, body = payload) =>
    Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp: Math.floor(NOW.getTime() / 1000) + seconds,
    });
  const read = (signature: string | undefined, body = payload) =>
    gateway().readWebhook(Buffer.from(body), { 'stripe-signature': signature });

  test.each(KEYS.webhookSecrets)('P7 both secrets are accepted during rotation: %s', async (secret) => {
    expect(await read(sign(secret))).toEqual({ id: 'evt_1', reference: 'cs_1' });
  });

  test('an unrelated event names no attempt', async () => {
    const other = '{"id":"evt_2","type":"charge.updated","data":{"object":{"object":"charge","id":"ch_1"}}}';
    expect(await read(sign('whsec_new', 0, other), other)).toEqual({ id: 'evt_2', reference: null });
  });

  test.each<[string, () => string | undefined, string]>([
    ['no signature', () => undefined, payload],
    ['an empty signature', () => '', payload],
    ['a signature without a timestamp', () => 'v1=00', payload],
    ['another secret', () => sign('whsec_other'), payload],
    ['a changed body', () => sign('whsec_new'), payload.replace('cs_1', 'cs_2')],
    ['the same JSON in other bytes', () => sign('whsec_new'), JSON.stringify(JSON.parse(payload))],
    ['a timestamp over five minutes ago', () => sign('whsec_new', -301), payload],
    ['a timestamp in the future', () => sign('whsec_new', 301), payload],
    ['a second, future time', () => `${sign('whsec_new')},t=${Math.floor(NOW.getTime() / 1000) + 86_400}`, payload],
    ['no event', () => sign('whsec_new', 0, '{"id":7}'), '{"id":7}'],
    ['no JSON', () => sign('whsec_new', 0, 'x'), 'x'],
  ])('P1 refuses a webhook with %s', async (_, signature, body) => {
    await expect(read(signature(), body)).rejects.toMatchObject({ name: 'NotGenuine' });
  });
});

test('the return contains the session id', () => {
  expect(gateway().readReturn({ session_id: 'cs_1' })).toBe('cs_1');
  expect(gateway().readReturn({ cancelled: '1' })).toBeNull();
});
