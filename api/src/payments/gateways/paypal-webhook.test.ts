import { aForgery, aPaypalDelivery, PAYPAL_CERTIFICATE } from '../../testing/a-paypal-delivery';
import { type GatewayHost, startGatewayHost } from '../../testing/gateway-host';
import { GatewayDown, NotGenuine } from '../gateway';
import { createGatewayFetch } from '../gateway-fetch';
import { createPaypalWebhooks } from './paypal-webhook';

const KEYS = { clientId: 'c', clientSecret: 's', webhookIds: ['WH-1', 'WH-0'], merchantId: null };
const CERT = '/paypal/v1/notifications/certs/CERT-1';
const HOUR = 3_600_000;

let host: GatewayHost;
let now: number;
beforeAll(async () => {
  host = await startGatewayHost();
});
beforeEach(() => {
  now = Date.now();
  host.taken();
  host.answer(({ path }) => (path.startsWith(CERT) ? { body: PAYPAL_CERTIFICATE } : { status: 404 }));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => host.close());
const apiUrl = () => `${host.url}/paypal`;
const reader = () =>
  createPaypalWebhooks({ ...KEYS, apiUrl: apiUrl() }, createGatewayFetch(apiUrl()), () => new Date(now));

const event = (differs: object = {}) =>
  JSON.stringify({
    id: 'WH-EVENT-1',
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { id: 'CAPTURE-1', supplementary_data: { related_ids: { order_id: 'ORDER-1' } } },
    ...differs,
  });
const BODY = event();
const delivery = (body = BODY, differs: Parameters<typeof aPaypalDelivery>[1] = {}) =>
  aPaypalDelivery(body, { certUrl: host.url + CERT, ...differs });
const read = (body: string, headers = delivery(body)) => reader()(Buffer.from(body), headers);

describe('genuine webhooks', () => {
  test.each<[string, string, string | null]>([
    ['a capture names its order', BODY, 'ORDER-1'],
    ['an order names itself', event({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'ORDER-2' } }), 'ORDER-2'],
    ['other events name no order', event({ event_type: 'BILLING.PLAN.CREATED', resource: { id: 'PLAN-1' } }), null],
  ])('P1 %s', async (_name, body, reference) => {
    await expect(read(body)).resolves.toEqual({ id: 'delivery-1/WH-EVENT-1', reference });
  });

  test('P7 accepts the previous webhook id as well', async () => {
    await expect(read(BODY, delivery(BODY, { webhookId: 'WH-0' }))).resolves.toMatchObject({ reference: 'ORDER-1' });
  });

  test('P4 a certificate is fetched once, and few are cached', async () => {
    const readAll = reader();
    await readAll(Buffer.from(BODY), delivery());
    await readAll(Buffer.from(BODY), delivery());
    expect(host.taken()).toHaveLength(1);
    for (let nr = 0; nr < 8; nr += 1) {
      await readAll(Buffer.from(BODY), delivery(BODY, { certUrl: `${host.url}${CERT}${nr}` }));
    }
    host.taken();
    await readAll(Buffer.from(BODY), delivery());
    expect(host.taken()).toHaveLength(1);
  });

  test('P1 three days of retries and small clock differences are accepted', async () => {
    await expect(read(BODY, delivery(BODY, { at: new Date(now - 72 * HOUR) }))).resolves.toBeDefined();
    await expect(read(BODY, delivery(BODY, { at: new Date(now + HOUR / 12) }))).resolves.toBeDefined();
  });
});

describe('refused webhooks', () => {
  test.each(['transmission-id', 'transmission-time', 'transmission-sig', 'cert-url', 'auth-algo'])(
    'P1 without %s',
    async (name) => {
      await expect(read(BODY, { ...delivery(), [`paypal-${name}`]: undefined })).rejects.toThrow(NotGenuine);
    },
  );

  test.each<[string, () => [string, Record<string, string | undefined>]]>([
    ['another body', () => [event({ id: 'WH-EVENT-2' }), delivery()]],
    ['another delivery id', () => [BODY, { ...delivery(), 'paypal-transmission-id': 'delivery-2' }]],
    ['another time', () => [BODY, { ...delivery(), 'paypal-transmission-time': new Date(now - HOUR).toISOString() }]],
    ['another webhook', () => [BODY, delivery(BODY, { webhookId: 'WH-2' })]],
    ['another algorithm', () => [BODY, { ...delivery(), 'paypal-auth-algo': 'SHA1withRSA' }]],
    ['text instead of a signature', () => [BODY, { ...delivery(), 'paypal-transmission-sig': 'genuine' }]],
    ['too old', () => [BODY, delivery(BODY, { at: new Date(now - 97 * HOUR) })]],
    ['from the future', () => [BODY, delivery(BODY, { at: new Date(now + 24 * HOUR) })]],
    ['an invalid time', () => [BODY, { ...delivery(), 'paypal-transmission-time': 'yesterday' }]],
    ['signed, but no JSON', () => ['hello', delivery('hello')]],
    ['signed, but no event', () => ['{"id":1}', delivery('{"id":1}')]],
  ])('P1 %s', async (_name, make) => {
    const [body, headers] = make();
    await expect(read(body, headers)).rejects.toThrow(NotGenuine);
  });

  test.each<[string, object]>([
    ['missing', { status: 404 }],
    ['not a certificate', { body: '<html>' }],
    ['only a public key', { body: '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----' }],
  ])('P6 with a certificate that is %s', async (_name, answer) => {
    host.answer(() => answer);
    await expect(read(BODY)).rejects.toThrow(NotGenuine);
  });

  test('P6 with an expired certificate', async () => {
    now = Date.parse('2099-01-01T00:00:00Z');
    await expect(read(BODY, delivery(BODY, { at: new Date(now) }))).rejects.toThrow('certificate is over');
  });
});

test('P1 an unavailable certificate gives no verdict', async () => {
  host.answer(() => ({ status: 503 }));
  await expect(read(BODY)).rejects.toThrow(GatewayDown);
});

// P6: the sender of a webhook chooses the certificate's URL
test.each([
  'https://evil.example/v1/notifications/certs/CERT-1',
  'https://evilpaypal.com/v1/notifications/certs/CERT-1',
  'https://paypal.com.evil.example/v1/notifications/certs/CERT-1',
  'https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1',
  'https://evil.example/#.paypal.com/v1/notifications/certs/CERT-1',
  'http://api.paypal.com/v1/notifications/certs/CERT-1',
  'https://api.paypal.com:8443/v1/notifications/certs/CERT-1',
  'https://api.paypal.com/redirect?to=https://evil.example/v1/notifications/certs/CERT-1',
  'https://api.paypal.com/v1/notifications/certs/../../../evil',
  'http://127.0.0.1:1/v1/notifications/certs/CERT-1',
  'http://169.254.169.254/v1/notifications/certs/CERT-1',
  'file:///etc/passwd',
  'data:text/plain,cert',
  '//evil.example/v1/notifications/certs/CERT-1',
  'CERT-1',
])('P6 no connection is made for %s', async (certUrl) => {
  const connect = jest.spyOn(globalThis, 'fetch');
  await expect(read(BODY, delivery(BODY, { certUrl }))).rejects.toThrow(NotGenuine);
  expect(connect).not.toHaveBeenCalled();
});

test('P6 no connection is made for another path of the configured gateway', async () => {
  const connect = jest.spyOn(globalThis, 'fetch');
  for (const path of [
    '/v1/notifications/certs/CERT-1',
    '/paypal/v2/checkout/orders/1',
    '/paypal/v1/notifications/certs/../x',
  ]) {
    await expect(read(BODY, delivery(BODY, { certUrl: host.url + path }))).rejects.toThrow(NotGenuine);
  }
  expect(connect).not.toHaveBeenCalled();
});

test('P6 PayPal’s hosts are called over TLS, without the access token', async () => {
  const connect = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(PAYPAL_CERTIFICATE));
  const certUrl = 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1?x=1';
  await expect(read(BODY, delivery(BODY, { certUrl }))).resolves.toMatchObject({ reference: 'ORDER-1' });
  const [[url, init] = []] = connect.mock.calls;
  expect(String(url)).toBe('https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1');
  expect(init?.headers).toBeUndefined();
});

test('P6 a body with the same CRC-32 passes the signature, so webhooks only trigger a check', async () => {
  const forged = aForgery(event({ resource: { id: 'x', amount: { value: '999.00' } } }), BODY);
  const { reference, id } = await read(forged, delivery());
  expect({ reference, id }).toEqual({ reference: null, id: 'delivery-1/WH-EVENT-1' });
});
