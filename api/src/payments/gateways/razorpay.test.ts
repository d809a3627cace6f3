import { createHmac } from 'node:crypto';
import { aCharge } from '../../testing/a-charge';
import { type GatewayHost, startGatewayHost } from '../../testing/gateway-host';
import { GatewayDown, NotGenuine } from '../gateway';
import { createGatewayFetch } from '../gateway-fetch';
import { createRazorpay } from './razorpay';

const KEYS = {
  keyId: 'rzp_test_k',
  keySecret: 'EnLs21M47BllR3X8PSFtjtbd',
  webhookSecrets: ['new-secret', 'old-secret'],
};
const CHARGE = aCharge();
const PAYMENT = {
  id: 'pay_1',
  entity: 'payment',
  amount: 12_850,
  currency: 'USD',
  status: 'captured',
  order_id: 'order_1',
};

let host: GatewayHost;
beforeAll(async () => {
  host = await startGatewayHost();
});
beforeEach(() => host.taken());
afterAll(() => host.close());
const gateway = () =>
  createRazorpay({ ...KEYS, apiUrl: host.url, checkoutUrl: host.url }, createGatewayFetch(host.url));
const stateOf = (status: string, ...payments: object[]) =>
  host.routes({
    'GET /v1/orders/order_1': {
      body: { id: 'order_1', amount: 12_850, currency: 'USD', receipt: CHARGE.token, status },
    },
    'GET /v1/orders/order_1/payments': { body: { entity: 'collection', count: payments.length, items: payments } },
    'POST /v1/payments/pay_1/capture': { body: PAYMENT },
  });

describe('start payment', () => {
  test('S159 creates an order in the smallest unit and hands over by a form', async () => {
    host.routes({ 'POST /v1/orders': { body: { id: 'order_1', entity: 'order', status: 'created' } } });
    const started = await gateway().start(CHARGE);

    const [request] = host.taken();
    expect(request?.headers.authorization).toBe(
      `Basic ${Buffer.from(`rzp_test_k:${KEYS.keySecret}`).toString('base64')}`,
    );
    expect(JSON.parse(request?.body ?? '')).toEqual({
      amount: 12_850,
      currency: 'USD',
      receipt: CHARGE.token,
      notes: { token: CHARGE.token, order: CHARGE.trackingCode },
      payment_capture: true,
    });
    expect(started).toEqual({
      reference: 'order_1',
      handOver: {
        method: 'POST',
        url: `${host.url}/v1/checkout/embedded`,
        fields: {
          key_id: 'rzp_test_k',
          order_id: 'order_1',
          amount: '12850',
          currency: 'USD',
          name: 'Rose & Thorn',
          description: CHARGE.trackingCode,
          'prefill[name]': CHARGE.buyer.name,
          'prefill[email]': CHARGE.buyer.email,
          'prefill[contact]': CHARGE.buyer.phone,
          callback_url: CHARGE.returnUrl,
          cancel_url: CHARGE.cancelUrl,
        },
      },
    });
  });

  test.each([
    ['JPY', 1_500_000, 1500],
    ['KRW', 1_500_000, 1500],
    ['KWD', 99_990, 99_990],
    // the last digit must be 0; nobody pays more than the shop has stated
    ['KWD', 99_991, 99_990],
  ])('P2 %s: %d minor units are %d for Razorpay', async (currency, due, amount) => {
    host.routes({ 'POST /v1/orders': { body: { id: 'order_1' } } });
    const { handOver } = await gateway().start(aCharge({ amount: due, currency }));
    expect(JSON.parse(host.taken()[0]?.body ?? '')).toMatchObject({ amount, currency });
    expect(handOver).toMatchObject({ fields: { amount: String(amount) } });
  });
});

describe('return URL', () => {
  // the example from Razorpay's documentation, with its secret
  const RETURN = {
    razorpay_order_id: 'order_IEIaMR65cu6nz3',
    razorpay_payment_id: 'pay_IH4NVgf4Dreq1l',
    razorpay_signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
  };

  test("P1 Razorpay's own example is genuine", () => {
    expect(gateway().readReturn(RETURN)).toBe('order_IEIaMR65cu6nz3');
  });

  test.each<[string, Record<string, string>]>([
    ['another order', { ...RETURN, razorpay_order_id: 'order_other' }],
    ['another payment', { ...RETURN, razorpay_payment_id: 'pay_other' }],
    ['a changed signature', { ...RETURN, razorpay_signature: RETURN.razorpay_signature.replace('0', '1') }],
    ['no signature', { ...RETURN, razorpay_signature: '' }],
    ['no payment', { razorpay_order_id: 'order_1', razorpay_signature: 'x' }],
    ['the order alone', { razorpay_order_id: 'order_1' }],
  ])('P1 a return with %s is not genuine', (_name, fields) => {
    expect(() => gateway().readReturn(fields)).toThrow(NotGenuine);
  });

  test('P1 a return signed with another secret is not genuine', () => {
    const signature = createHmac('sha256', 'other').update('order_1|pay_1').digest('hex');
    const fields = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: signature };
    expect(() => gateway().readReturn(fields)).toThrow(NotGenuine);
  });

  test('S160 a failed or abandoned payment names no attempt', () => {
    expect(gateway().readReturn({ order: '41', 'error[code]': 'BAD_REQUEST_ERROR' })).toBeNull();
    expect(gateway().readReturn({ order: '41' })).toBeNull();
  });
});

describe('webhooks', () => {
  const BODY = Buffer.from(JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: PAYMENT } } }));
  const sign = (body: Buffer, secret = 'new-secret') => createHmac('sha256', secret).update(body).digest('hex');
  const read = (body: Buffer, signature?: string, id?: string) =>
    gateway().readWebhook(body, { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id });

  test.each(['new-secret', 'old-secret'])('P7 a webhook signed with the %s is accepted', async (secret) => {
    await expect(read(BODY, sign(BODY, secret), 'evt_1')).resolves.toEqual({ id: 'evt_1', reference: 'order_1' });
  });

  test('P4 uses the hash of the body as event id when none is sent', async () => {
    const first = await read(BODY, sign(BODY));
    expect(first.id).toMatch(/^[0-9a-f]{64}$/);
    expect(await read(BODY, sign(BODY))).toEqual(first);
  });

  test('P1 an event names its order, or nothing if it is not ours', async () => {
    const order = Buffer.from(JSON.stringify({ payload: { order: { entity: { id: 'order_2' } } } }));
    await expect(read(order, sign(order), 'e')).resolves.toEqual({ id: 'e', reference: 'order_2' });
    const other = Buffer.from(JSON.stringify({ event: 'settlement.processed', payload: {} }));
    await expect(read(other, sign(other), 'e')).resolves.toEqual({ id: 'e', reference: null });
    const none = Buffer.from('no JSON');
    await expect(read(none, sign(none), 'e')).resolves.toEqual({ id: 'e', reference: null });
  });

  test.each<[string, Buffer, string | undefined]>([
    ['a changed body', Buffer.from(BODY.toString().replace('12850', '99900')), sign(BODY)],
    ['another secret', BODY, sign(BODY, 'key_secret')],
    ['an empty secret', BODY, sign(BODY, '')],
    ['no signature', BODY, undefined],
    ['an empty signature', BODY, ''],
  ])('P1 a webhook with %s is refused', async (_name, body, signature) => {
    await expect(read(body, signature, 'evt_1')).rejects.toThrow(NotGenuine);
  });
});

describe('payment status', () => {
  const NOTHING = { amount: null, currency: null, otherMerchant: false, settlement: null };
  const known = { reference: 'order_1', token: CHARGE.token };

  test.each<[string, string, object[], object]>([
    ['no attempt yet', 'created', [], { ...NOTHING, state: 'open' }],
    ['a payment in progress', 'attempted', [{ ...PAYMENT, status: 'created' }], { ...NOTHING, state: 'open' }],
    ['all attempts failed', 'attempted', [{ ...PAYMENT, status: 'failed' }], { ...NOTHING, state: 'failed' }],
    ['authorized only', 'attempted', [{ ...PAYMENT, status: 'authorized' }], { ...NOTHING, state: 'approved' }],
    [
      'paid at the second attempt',
      'paid',
      [PAYMENT, { ...PAYMENT, id: 'pay_0', status: 'failed' }],
      { state: 'paid', amount: 128_500, currency: 'USD', otherMerchant: false, settlement: 'pay_1' },
    ],
    ['refunded', 'paid', [{ ...PAYMENT, status: 'refunded' }], { ...NOTHING, state: 'failed' }],
  ])('P2 %s', async (_name, status, payments, finding) => {
    stateOf(status, ...payments);
    await expect(gateway().find('order_1')).resolves.toEqual({ ...known, ...finding });
  });

  test('P2 amount and currency come from the payment, not from our request', async () => {
    stateOf('paid', { ...PAYMENT, amount: 1500, currency: 'JPY' });
    await expect(gateway().find('order_1')).resolves.toMatchObject({ amount: 1_500_000, currency: 'JPY' });
  });

  test('P2 an authorised payment is captured in full once', async () => {
    stateOf('attempted', { ...PAYMENT, status: 'authorized' });
    await gateway().capture?.('order_1', CHARGE.token);
    const posts = host.taken().filter(({ method }) => method === 'POST');
    expect(posts.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
      ['/v1/payments/pay_1/capture', { amount: 12_850, currency: 'USD' }],
    ]);
    stateOf('paid', PAYMENT);
    await expect(gateway().capture?.('order_1', CHARGE.token)).resolves.toMatchObject({ state: 'paid' });
    expect(host.taken().some(({ method }) => method === 'POST')).toBe(false);
  });

  test('P7 a reference cannot reach another path of the host', async () => {
    host.answer(() => ({ status: 404 }));
    await expect(gateway().find('../payments?x=')).rejects.toThrow(GatewayDown);
    expect(host.taken().map(({ path }) => path)).toContain('/v1/orders/..%2Fpayments%3Fx%3D');
  });
});

describe('refunds', () => {
  const REFUND = { settlement: 'pay_1', reference: 'order_1', amount: 128_500, currency: 'USD', key: 'r-7' };

  test('D40 uses a stable idempotency key that Razorpay accepts', async () => {
    host.routes({ 'POST /v1/payments/pay_1/refund': { body: { id: 'rfnd_1', status: 'processed' } } });
    await expect(gateway().refund(REFUND)).resolves.toBe('rfnd_1');
    await gateway().refund(REFUND);
    const [first, second] = host.taken();
    expect(JSON.parse(first?.body ?? '')).toEqual({ amount: 12_850, notes: { key: 'r-7' } });
    expect(first?.headers['x-refund-idempotency']).toMatch(/^[\w-]{10,}$/);
    expect(second?.headers['x-refund-idempotency']).toBe(first?.headers['x-refund-idempotency']);
    host.routes({ 'POST /v1/payments/pay_2/refund': { body: { id: 'rfnd_2' } } });
    await gateway().refund({ ...REFUND, settlement: 'pay_2' });
    expect(host.taken()[0]?.headers['x-refund-idempotency']).not.toBe(first?.headers['x-refund-idempotency']);
  });

  test('D40 a payment refunded by hand is not refunded twice', async () => {
    const refused = { status: 400, body: { error: { description: 'The payment has been fully refunded already' } } };
    const items = [
      { id: 'rfnd_9', amount: 12_850, status: 'processed' },
      { id: 'rfnd_8', amount: 12_850, status: 'failed' },
    ];
    host.routes({
      'POST /v1/payments/pay_1/refund': refused,
      'GET /v1/payments/pay_1/refunds': { body: { items } },
    });
    await expect(gateway().refund(REFUND)).resolves.toBe('rfnd_9');
    host.routes({
      'POST /v1/payments/pay_1/refund': refused,
      'GET /v1/payments/pay_1/refunds': { body: { items: [] } },
    });
    await expect(gateway().refund(REFUND)).rejects.toThrow(GatewayDown);
  });

  test('D40 a failed or pending refund is retried', async () => {
    host.routes({ 'POST /v1/payments/pay_1/refund': { body: { id: 'rfnd_1', status: 'failed' } } });
    await expect(gateway().refund(REFUND)).rejects.toThrow(GatewayDown);
    host.routes({ 'POST /v1/payments/pay_1/refund': { status: 409, body: {} } });
    await expect(gateway().refund(REFUND)).rejects.toThrow(GatewayDown);
  });
});
