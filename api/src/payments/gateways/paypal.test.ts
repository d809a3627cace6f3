import type { LanguageCode } from 'shared-kernel/contract/languages';
import { aCharge } from '../../testing/a-charge';
import { type GatewayHost, startGatewayHost } from '../../testing/gateway-host';
import { GatewayDown } from '../gateway';
import { createGatewayFetch } from '../gateway-fetch';
import { createPaypal } from './paypal';

const KEYS = { clientId: 'client', clientSecret: 'client-secret', webhookIds: ['WH-1'], merchantId: 'SHOP' };
const CHARGE = aCharge();
const TOKEN = 'POST /v1/oauth2/token';
const ORDER = 'GET /v2/checkout/orders/5O190127TN364715T';
const CAPTURE = 'POST /v2/checkout/orders/5O190127TN364715T/capture';
const REFUND = 'POST /v2/payments/captures/3C679366HH908993F/refund';
const REFERENCE = '5O190127TN364715T';

let host: GatewayHost;
let now: number;
beforeAll(async () => {
  host = await startGatewayHost();
});
beforeEach(() => {
  now = Date.parse('2026-11-21T12:00:00Z');
  host.taken();
});
afterAll(() => host.close());
const gateway = (differs: Partial<typeof KEYS> | { merchantId: null } = {}) =>
  createPaypal({ ...KEYS, ...differs, apiUrl: host.url }, createGatewayFetch(host.url), () => new Date(now));

type Table = Parameters<GatewayHost['routes']>[0];
const token = { body: { access_token: 'A21AA', token_type: 'Bearer', expires_in: 32_400 } };
const routes = (table: Table) => host.routes({ [TOKEN]: token, ...table });
/** Calls so far, except those for access tokens. */
const calls = () => host.taken().filter(({ path }) => path !== '/v1/oauth2/token');
const issue = (name: string) => ({
  status: 422,
  body: {
    name: 'UNPROCESSABLE_ENTITY',
    message: 'buyer Aisha',
    details: [{ issue: name, description: 'buyer Aisha' }],
  },
});
const CAPTURED = { id: '3C679366HH908993F', status: 'COMPLETED', amount: { currency_code: 'USD', value: '128.50' } };
const order = (status: string, captures?: object[], unit: object = {}) => ({
  body: {
    id: REFERENCE,
    status,
    purchase_units: [
      { custom_id: CHARGE.token, payee: { merchant_id: 'SHOP' }, ...(captures && { payments: { captures } }), ...unit },
    ],
  },
});

describe('start payment', () => {
  const links = [
    { rel: 'self', href: 'https://api-m.paypal.com/v2/checkout/orders/1' },
    { rel: 'payer-action', href: `https://www.paypal.com/checkoutnow?token=${REFERENCE}` },
  ];
  const started = { status: 201, body: { id: REFERENCE, status: 'PAYER_ACTION_REQUIRED', links } };

  test('S160 creates an order with our token as idempotency key', async () => {
    routes({ 'POST /v2/checkout/orders': started });
    await expect(gateway().start(CHARGE)).resolves.toEqual({
      reference: REFERENCE,
      handOver: { method: 'GET', url: `https://www.paypal.com/checkoutnow?token=${REFERENCE}` },
    });
    const [request] = calls();
    expect(request?.headers).toMatchObject({ authorization: 'Bearer A21AA', 'paypal-request-id': CHARGE.token });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: CHARGE.token,
          invoice_id: CHARGE.token,
          description: 'SK-7Q2M9X',
          amount: { currency_code: 'USD', value: '128.50' },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            brand_name: 'Rose & Thorn',
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
            locale: 'en-US',
            return_url: CHARGE.returnUrl,
            cancel_url: CHARGE.cancelUrl,
          },
        },
      },
    });
  });

  test.each<[LanguageCode, string]>([
    ['fr', 'fr-FR'],
    ['ar', 'ar-EG'],
    ['tr', 'tr-TR'],
    ['hi', 'en-US'],
  ])("S160 %s is PayPal's %s", async (language, locale) => {
    routes({ 'POST /v2/checkout/orders': started });
    await gateway().start(aCharge({ language }));
    expect(calls()[0]?.body).toContain(`"locale":"${locale}"`);
  });

  test.each([
    ['JPY', 1_500_000, '1500'],
    ['HUF', 1_500_500, '1500'],
    ['TWD', 999_000, '999'],
    ['EUR', 50, '0.05'],
    ['GBP', 1_234_567_890, '1234567.89'],
  ])('P2 %s: %d minor units are %s', async (currency, amount, value) => {
    routes({ 'POST /v2/checkout/orders': started });
    await gateway().start(aCharge({ currency, amount }));
    expect(JSON.parse(calls()[0]?.body ?? '').purchase_units[0].amount).toEqual({ currency_code: currency, value });
  });

  test('P1 an order without approval link is refused; the older link name works', async () => {
    routes({ 'POST /v2/checkout/orders': { body: { id: REFERENCE, links: links.slice(0, 1) } } });
    await expect(gateway().start(CHARGE)).rejects.toThrow(GatewayDown);
    const approve = { rel: 'approve', href: 'https://www.paypal.com/a' };
    routes({ 'POST /v2/checkout/orders': { body: { id: REFERENCE, links: [approve] } } });
    await expect(gateway().start(CHARGE)).resolves.toMatchObject({ handOver: { url: approve.href } });
  });
});

describe('the access token', () => {
  const tokenRequests = () => host.requests.filter(({ path }) => path === '/v1/oauth2/token').length;

  test('is fetched once for concurrent calls, cached, and renewed shortly before expiry', async () => {
    routes({ [ORDER]: order('CREATED') });
    const paypal = gateway();
    await Promise.all(Array.from({ length: 5 }, () => paypal.find(REFERENCE)));
    expect(tokenRequests()).toBe(1);
    const [request] = host.requests;
    expect(request?.headers.authorization).toBe(`Basic ${Buffer.from('client:client-secret').toString('base64')}`);
    expect(request?.body).toBe('grant_type=client_credentials');
    now += (32_400 - 61) * 1000;
    await paypal.find(REFERENCE);
    expect(tokenRequests()).toBe(1);
    now += 2000;
    await paypal.find(REFERENCE);
    expect(tokenRequests()).toBe(2);
  });

  test('is renewed once when PayPal rejects it', async () => {
    let valid = 'A21-old';
    host.routes({
      [TOKEN]: () => ({ body: { access_token: valid, expires_in: 32_400 } }),
      [ORDER]: ({ headers }) => (headers.authorization === `Bearer ${valid}` ? order('CREATED') : { status: 401 }),
    });
    const paypal = gateway();
    await paypal.find(REFERENCE);
    valid = 'A21-new';
    await expect(paypal.find(REFERENCE)).resolves.toMatchObject({ state: 'open' });
    expect(tokenRequests()).toBe(2);

    routes({ [ORDER]: { status: 401 } });
    host.taken();
    await expect(paypal.find(REFERENCE)).rejects.toThrow(GatewayDown);
    expect(host.taken().map(({ path }) => path.split('/')[1])).toEqual(['v2', 'v1', 'v2']);
  });

  test('is requested again after a failure', async () => {
    host.routes({ [TOKEN]: { status: 503 } });
    const paypal = gateway();
    await expect(paypal.find(REFERENCE)).rejects.toThrow(GatewayDown);
    routes({ [ORDER]: order('CREATED') });
    await expect(paypal.find(REFERENCE)).resolves.toMatchObject({ state: 'open' });
  });
});

test('S160 the return contains the order id', () => {
  expect(gateway().readReturn({ payment: 'x', token: REFERENCE, PayerID: 'P' })).toBe(REFERENCE);
  expect(gateway().readReturn({ payment: 'x' })).toBeNull();
});

describe('payment status', () => {
  const NOTHING = { amount: null, currency: null, otherMerchant: false, settlement: null };
  const known = { reference: REFERENCE, token: CHARGE.token };

  test.each<[string, object, object]>([
    ['not approved', order('PAYER_ACTION_REQUIRED'), { ...NOTHING, state: 'open' }],
    ['approved, not captured', order('APPROVED'), { ...NOTHING, state: 'approved' }],
    ['voided', order('VOIDED'), { ...NOTHING, state: 'failed' }],
    [
      'captured',
      order('COMPLETED', [CAPTURED]),
      { state: 'paid', amount: 128_500, currency: 'USD', otherMerchant: false, settlement: '3C679366HH908993F' },
    ],
    ['under review', order('COMPLETED', [{ ...CAPTURED, status: 'PENDING' }]), { ...NOTHING, state: 'open' }],
    ['declined', order('COMPLETED', [{ ...CAPTURED, status: 'DECLINED' }]), { ...NOTHING, state: 'failed' }],
    ['refunded', order('COMPLETED', [{ ...CAPTURED, status: 'REFUNDED' }]), { ...NOTHING, state: 'failed' }],
    ['completed without a capture', order('COMPLETED'), { ...NOTHING, state: 'open' }],
  ])('P2 %s', async (_name, answer, finding) => {
    routes({ [ORDER]: answer });
    await expect(gateway().find(REFERENCE)).resolves.toEqual({ ...known, ...finding });
  });

  test('P2 an order unknown to PayPal can no longer be paid', async () => {
    routes({ [ORDER]: { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } } });
    await expect(gateway().find(REFERENCE)).resolves.toEqual({
      ...NOTHING,
      reference: REFERENCE,
      token: null,
      state: 'failed',
    });
  });

  test('P2 amount and currency are those of the capture', async () => {
    const yen = { ...CAPTURED, amount: { currency_code: 'JPY', value: '1500' } };
    routes({ [ORDER]: order('COMPLETED', [yen]) });
    await expect(gateway().find(REFERENCE)).resolves.toMatchObject({ amount: 1_500_000, currency: 'JPY' });
  });

  test('P2 a payment to another merchant is noticed when the merchant id is configured', async () => {
    routes({ [ORDER]: order('COMPLETED', [CAPTURED], { payee: { merchant_id: 'OTHER' } }) });
    await expect(gateway().find(REFERENCE)).resolves.toMatchObject({ otherMerchant: true });
    await expect(gateway({ merchantId: null }).find(REFERENCE)).resolves.toMatchObject({ otherMerchant: false });
  });
});

describe('capture', () => {
  const collect = () => gateway().capture?.(REFERENCE, CHARGE.token);

  test('P2 captures with its own idempotency key and returns the order’s state', async () => {
    routes({
      [CAPTURE]: { status: 201, body: { id: REFERENCE, status: 'COMPLETED' } },
      [ORDER]: order('COMPLETED', [CAPTURED]),
    });
    await expect(collect()).resolves.toMatchObject({ state: 'paid', amount: 128_500, settlement: '3C679366HH908993F' });
    expect(calls()[0]?.headers['paypal-request-id']).toBe(`${CHARGE.token}-capture`);
  });

  test('P2 an already captured order counts as captured', async () => {
    routes({ [CAPTURE]: issue('ORDER_ALREADY_CAPTURED'), [ORDER]: order('COMPLETED', [CAPTURED]) });
    await expect(collect()).resolves.toMatchObject({ state: 'paid' });
  });

  test('P2 an unapproved order stays open', async () => {
    routes({ [CAPTURE]: issue('ORDER_NOT_APPROVED'), [ORDER]: order('CREATED') });
    await expect(collect()).resolves.toMatchObject({ state: 'open' });
  });

  test.each(['INSTRUMENT_DECLINED', 'PAYER_CANNOT_PAY'])('S160 %s is a failed payment', async (name) => {
    routes({ [CAPTURE]: issue(name) });
    await expect(collect()).resolves.toMatchObject({ state: 'failed', token: CHARGE.token, settlement: null });
  });

  test('P2 any other refusal gives no finding, and only its code is logged', async () => {
    routes({ [CAPTURE]: issue('COMPLIANCE_VIOLATION') });
    await expect(collect()).rejects.toThrow('paypal capture: COMPLIANCE_VIOLATION');
    routes({ [CAPTURE]: issue('buyer Aisha') });
    await expect(collect()).rejects.toThrow('paypal capture: refused');
  });
});

describe('refunds', () => {
  const refund = (differs: object = {}) =>
    gateway().refund({
      settlement: '3C679366HH908993F',
      reference: REFERENCE,
      amount: 128_500,
      currency: 'USD',
      key: 'refund-7',
      ...differs,
    });

  test('D40 refunds the capture with the idempotency key', async () => {
    routes({ [REFUND]: { status: 201, body: { id: '1JU08902781691411', status: 'COMPLETED' } } });
    await expect(refund()).resolves.toBe('1JU08902781691411');
    const [request] = calls();
    expect(request?.headers['paypal-request-id']).toBe('refund-7-3C679366HH908993F');
    expect(JSON.parse(request?.body ?? '')).toEqual({ amount: { currency_code: 'USD', value: '128.50' } });
    await refund({ amount: 1_500_000, currency: 'JPY' });
    expect(JSON.parse(calls()[0]?.body ?? '').amount).toEqual({ currency_code: 'JPY', value: '1500' });
  });

  test('D40 an already refunded payment is not refunded twice', async () => {
    const payments = { captures: [{ ...CAPTURED, status: 'REFUNDED' }], refunds: [{ id: 'R-1' }] };
    routes({ [REFUND]: issue('CAPTURE_FULLY_REFUNDED'), [ORDER]: order('COMPLETED', [], { payments }) });
    await expect(refund()).resolves.toBe('R-1');
  });

  test('D40 a refused or failed refund is retried', async () => {
    routes({ [REFUND]: issue('REFUND_FAILED_INSUFFICIENT_FUNDS') });
    await expect(refund()).rejects.toThrow('paypal refund: REFUND_FAILED_INSUFFICIENT_FUNDS');
    routes({ [REFUND]: { body: { id: 'R-2', status: 'FAILED' } } });
    await expect(refund()).rejects.toThrow(GatewayDown);
  });
});

test.each([
  ['HUF', 1_500_500, 1_500_000],
  ['TWD', 990, 1000],
  ['JPY', 1_500_000, 1_500_000],
  ['USD', 1_500_500, 1_500_500],
])('P2 %s: knows its requested amount, rounded as PayPal requires', (currency, due, expected) => {
  expect(gateway().asksFor?.(due, currency)).toBe(expected);
});

test.each([
  ['JPY', true],
  ['HUF', true],
  ['EUR', true],
  ['KRW', false],
  ['KWD', false],
  ['BHD', false],
])('issue 14 PayPal supports %s: %p', (currency, taken) => {
  expect(gateway().takes?.(currency)).toBe(taken);
});

test('issue 14 partial refunds in whole forints never exceed what was paid', async () => {
  const given = [];
  for (const earlier of [0, 500_500, 1_001_000]) {
    routes({ [REFUND]: { status: 201, body: { id: 'R', status: 'COMPLETED' } } });
    await gateway().refund({
      settlement: CAPTURED.id,
      reference: REFERENCE,
      amount: 500_500,
      earlier,
      currency: 'HUF',
      key: `part-${earlier}`,
    });
    given.push(JSON.parse(calls()[0]?.body ?? '').amount.value);
  }
  // 1501.5 in total, of which 1501 were paid
  expect(given).toEqual(['500', '501', '500']);
});
