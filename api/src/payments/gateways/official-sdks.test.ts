import Razorpay from 'razorpay';
import { aCharge } from '../../testing/a-charge';
import { type GatewayHost, startGatewayHost } from '../../testing/gateway-host';
import { NotGenuine } from '../gateway';
import { createGatewayFetch } from '../gateway-fetch';
import { hmac } from '../proofs';
import { createIyzico } from './iyzico';
import { createRazorpay } from './razorpay';

// docs/decisions/0017: the SDKs are unsuitable for the shop, but they show what their gateways expect

type Callback = (error: unknown, answer: unknown) => void;
type Resource = Record<'create' | 'retrieve', (request: object, done: Callback) => void>;
type IyzipaySdk = Record<'checkoutFormInitialize' | 'checkoutForm' | 'refundV2', Resource>;
// it has no types
const Iyzipay = jest.requireActual<new (options: object) => IyzipaySdk>('iyzipay');

let host: GatewayHost;
beforeAll(async () => {
  host = await startGatewayHost();
});
beforeEach(() => {
  host.taken();
  host.answer(() => ({ status: 400, body: { status: 'failure', error: {} } }));
});
afterAll(() => host.close());

const CHARGES = [
  aCharge(),
  aCharge({ amount: 1000, currency: 'INR', language: 'tr' }),
  aCharge({ amount: 12_345_670, currency: 'TRY', buyer: { ...aCharge().buyer, name: 'Zeynep Öztürk' } }),
  aCharge({ amount: 50, trackingCode: 'ŞK/"1"' }),
];

/** The requests of both; neither gets a valid response. */
async function sameRequest(ours: () => Promise<unknown>, theirs: () => Promise<unknown>) {
  await ours().catch(() => null);
  const [mine] = host.taken();
  await theirs().catch(() => null);
  const [official] = host.taken();
  if (!mine || !official) throw new Error('no request was sent');
  expect([mine.method, mine.path]).toEqual([official.method, official.path]);
  expect(JSON.parse(mine.body)).toEqual(JSON.parse(official.body));
  return { mine, official };
}

describe('Razorpay', () => {
  const KEYS = { keyId: 'rzp_test_k', keySecret: 'key-secret', webhookSecrets: ['hook'] };
  const ours = () => createRazorpay({ ...KEYS, apiUrl: host.url, checkoutUrl: host.url }, createGatewayFetch(host.url));
  const theirs = () => {
    const sdk = new Razorpay({ key_id: KEYS.keyId, key_secret: KEYS.keySecret });
    (sdk as unknown as { api: { rq: { defaults: { baseURL: string } } } }).api.rq.defaults.baseURL = host.url;
    return sdk;
  };

  test.each(CHARGES)('S159 order requests equal those of the SDK', async (charge) => {
    const order = {
      amount: charge.amount / 10,
      currency: charge.currency,
      receipt: charge.token,
      notes: { token: charge.token, order: charge.trackingCode },
      payment_capture: true,
    };
    const { mine, official } = await sameRequest(
      () => ours().start(charge),
      () => theirs().orders.create(order),
    );
    expect(mine.headers.authorization).toBe(official.headers.authorization);
  });

  test('D40 refund requests equal those of the SDK, except for the idempotency key', async () => {
    const refund = { settlement: 'pay_1', reference: 'order_1', amount: 128_500, currency: 'USD', key: 'refund-1' };
    const { mine, official } = await sameRequest(
      () => ours().refund(refund),
      () => theirs().payments.refund('pay_1', { amount: 12_850, notes: { key: 'refund-1' } }),
    );
    expect(mine.headers['x-refund-idempotency']).toBeDefined();
    expect(official.headers['x-refund-idempotency']).toBeUndefined();
  });

  test('P1 adapter and SDK accept the same webhooks', async () => {
    const body = '{"event":"payment.captured","payload":{}}';
    for (const signature of [hmac('hook', body), hmac('other', body), '']) {
      const read = ours().readWebhook(Buffer.from(body), { 'x-razorpay-signature': signature });
      if (Razorpay.validateWebhookSignature(body, signature, 'hook')) await expect(read).resolves.toBeDefined();
      else await expect(read).rejects.toThrow(NotGenuine);
    }
  });
});

describe('iyzico', () => {
  const KEYS = { apiKey: 'sandbox-key', secretKey: 'sandbox-secret' };
  const ours = () => createIyzico({ ...KEYS, apiUrl: host.url }, createGatewayFetch(host.url));
  const theirs = (resource: keyof IyzipaySdk, action: keyof Resource, request: object) => () =>
    new Promise((resolve) => {
      new Iyzipay({ ...KEYS, uri: host.url })[resource][action](request, (_error, answer) => resolve(answer));
    });
  /** Verifies a signature against its text. */
  const proves = ({ headers, path, body }: { headers: Record<string, unknown>; path: string; body: string }) => {
    const proof = Buffer.from(String(headers.authorization).replace('IYZWSv2 ', ''), 'base64').toString();
    const random = String(headers['x-iyzi-rnd']);
    const signature = hmac(KEYS.secretKey, random + path + body);
    return proof === `apiKey:${KEYS.apiKey}&randomKey:${random}&signature:${signature}`;
  };

  test.each(CHARGES)('S160 form requests and signatures equal those of the SDK', async (charge) => {
    await ours()
      .start(charge)
      .catch(() => null);
    const form = JSON.parse(host.taken()[0]?.body ?? '');
    const { mine, official } = await sameRequest(
      () => ours().start(charge),
      theirs('checkoutFormInitialize', 'create', form),
    );
    expect([proves(mine), proves(official)]).toEqual([true, true]);
  });

  test('P2 status and refund requests equal those of the SDK', async () => {
    const question = { locale: 'en', conversationId: 'tok-1', token: 'tok-1' };
    await sameRequest(() => ours().find('tok-1'), theirs('checkoutForm', 'retrieve', question));
    const request = { locale: 'en', conversationId: 'refund-1', paymentId: '7', price: 128.5, currency: 'USD' };
    const refund = { settlement: '7', reference: 'tok-1', amount: 128_500, currency: 'USD', key: 'refund-1' };
    await sameRequest(() => ours().refund(refund), theirs('refundV2', 'create', request));
  });
});
