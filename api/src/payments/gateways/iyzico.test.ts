import { aCharge } from '../../testing/a-charge';
import { type GatewayHost, startGatewayHost } from '../../testing/gateway-host';
import { GatewayDown, NotGenuine } from '../gateway';
import { createGatewayFetch } from '../gateway-fetch';
import { hmac } from '../proofs';
import { createIyzico } from './iyzico';
import { answerSignature, webhookSignature } from './iyzico-signature';

const KEYS = { apiKey: 'sandbox-key', secretKey: 'sandbox-secret' };
const CHARGE = aCharge();
const INITIALIZE = 'POST /payment/iyzipos/checkoutform/initialize/auth/ecom';
const DETAIL = 'POST /payment/iyzipos/checkoutform/auth/ecom/detail';
const REFUND = 'POST /v2/payment/refund';
const REPORT = 'GET /v2/reporting/payment/details';
const FAILURE = (errorCode: string) => ({
  body: { status: 'failure', errorCode, errorMessage: 'buyer Aisha', locale: 'tr' },
});

let host: GatewayHost;
beforeAll(async () => {
  host = await startGatewayHost();
});
beforeEach(() => host.taken());
afterAll(() => host.close());
const gateway = () => createIyzico({ ...KEYS, apiUrl: host.url }, createGatewayFetch(host.url));

describe('start payment', () => {
  const answer = (secret = KEYS.secretKey) => ({
    body: {
      status: 'success',
      conversationId: CHARGE.token,
      token: 'tok-1',
      tokenExpireTime: 1800,
      paymentPageUrl: 'https://cpp.iyzipay.com?token=tok-1&lang=en',
      signature: answerSignature(secret, [CHARGE.token, 'tok-1']),
    },
  });

  test('S160 initialises the form with a signature over path and body', async () => {
    host.routes({ [INITIALIZE]: answer() });
    await expect(gateway().start(CHARGE)).resolves.toEqual({
      reference: 'tok-1',
      handOver: { method: 'GET', url: 'https://cpp.iyzipay.com?token=tok-1&lang=en' },
    });
    const [request] = host.taken();
    const proof = Buffer.from(request?.headers.authorization?.replace('IYZWSv2 ', '') ?? '', 'base64').toString();
    const random = String(request?.headers['x-iyzi-rnd']);
    const signature = hmac(KEYS.secretKey, random + request?.path + request?.body);
    expect(proof).toBe(`apiKey:sandbox-key&randomKey:${random}&signature:${signature}`);

    const address = {
      contactName: 'Aisha Noor Karim',
      city: 'Faizabad',
      country: 'AF',
      zipCode: '3401',
      address: '1 River Road',
    };
    expect(JSON.parse(request?.body ?? '')).toEqual({
      locale: 'en',
      conversationId: CHARGE.token,
      basketId: CHARGE.token,
      price: '128.5',
      paidPrice: '128.5',
      currency: 'USD',
      paymentGroup: 'PRODUCT',
      callbackUrl: CHARGE.returnUrl,
      enabledInstallments: [1],
      buyer: {
        id: 'order-SK-7Q2M9X',
        name: 'Aisha Noor',
        surname: 'Karim',
        identityNumber: '11111111111',
        email: 'aisha@example.test',
        gsmNumber: '+93700000000',
        registrationAddress: '1 River Road',
        city: 'Faizabad',
        country: 'AF',
        zipCode: '3401',
        ip: '203.0.113.7',
      },
      shippingAddress: address,
      billingAddress: address,
      basketItems: [{ id: 'SK-7Q2M9X', name: 'SK-7Q2M9X', category1: 'Order', itemType: 'PHYSICAL', price: '128.5' }],
    });
  });

  test('S160 a Turkish order gets a Turkish form; a single name fills both name fields', async () => {
    host.routes({ [INITIALIZE]: answer() });
    await gateway().start(aCharge({ language: 'tr', buyer: { ...CHARGE.buyer, name: 'Zeynep' } }));
    expect(JSON.parse(host.taken()[0]?.body ?? '')).toMatchObject({
      locale: 'tr',
      buyer: { name: 'Zeynep', surname: 'Zeynep' },
    });
  });

  test.each<[string, object]>([
    ['an answer signed with another secret', answer('other-secret')],
    ['a refusal', FAILURE('5062')],
    ['an invalid page URL', { body: { ...answer().body, paymentPageUrl: 'javascript:alert(1)' } }],
  ])('P1 %s is refused', async (_name, body) => {
    host.routes({ [INITIALIZE]: body });
    await expect(gateway().start(CHARGE)).rejects.toThrow(GatewayDown);
  });
});

test('S160 the return contains the form token', () => {
  expect(gateway().readReturn({ payment: 'x', token: 'tok-1' })).toBe('tok-1');
  expect(gateway().readReturn({ payment: 'x' })).toBeNull();
});

describe('webhooks', () => {
  const EVENT = {
    paymentConversationId: CHARGE.token,
    merchantId: 3_395_127,
    token: 'tok-1',
    status: 'SUCCESS',
    iyziReferenceCode: 'ref-1',
    iyziEventType: 'CHECKOUT_FORM_AUTH',
    iyziEventTime: 1_721_825_036_103,
    iyziPaymentId: 22_483_975,
  };
  const read = (event: object | string, signature?: string) =>
    gateway().readWebhook(Buffer.from(typeof event === 'string' ? event : JSON.stringify(event)), {
      'x-iyz-signature-v3': signature,
    });
  const signature = webhookSignature(KEYS.secretKey, EVENT);

  test('P4 the event id comes from the signed fields, so repeats are recognised', async () => {
    const first = await read(EVENT, signature);
    expect(first).toEqual({ id: 'CHECKOUT_FORM_AUTH/tok-1/22483975/SUCCESS', reference: 'tok-1' });
    await expect(read({ ...EVENT, iyziReferenceCode: 'ref-2', iyziEventTime: 1 }, signature)).resolves.toEqual(first);
    const failed = { ...EVENT, status: 'FAILURE' };
    expect((await read(failed, webhookSignature(KEYS.secretKey, failed))).id).not.toBe(first.id);
  });

  test('P1 a webhook of a direct payment is ignored', async () => {
    const direct = { ...EVENT, token: undefined, iyziEventType: 'API_AUTH', paymentId: 5 };
    const { reference } = await read(direct, webhookSignature(KEYS.secretKey, direct));
    expect(reference).toBeNull();
  });

  test.each<[string, object | string, string | undefined]>([
    ['another status', { ...EVENT, status: 'FAILURE' }, signature],
    ['another form', { ...EVENT, token: 'tok-2' }, signature],
    ['another payment', { ...EVENT, iyziPaymentId: 1 }, signature],
    ['another secret', EVENT, webhookSignature('other', EVENT)],
    ['no signature', EVENT, undefined],
    ['the empty signature of accounts without signatures', EVENT, ''],
    ['a body that is not JSON', 'token=tok-1', signature],
    ['a list', [EVENT], signature],
  ])('P1 %s is refused', async (_name, event, given) => {
    await expect(read(event, given)).rejects.toThrow(NotGenuine);
  });
});

describe('payment status', () => {
  const DETAILS = {
    status: 'success',
    conversationId: 'tok-1',
    paymentStatus: 'SUCCESS',
    fraudStatus: 1,
    paymentId: '22483975',
    currency: 'USD',
    basketId: CHARGE.token,
    price: 128.5,
    paidPrice: 128.5,
    token: 'tok-1',
  };
  const signed = (differs: object = {}, secret = KEYS.secretKey) => {
    const detail = { ...DETAILS, ...differs };
    const { paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token } = detail;
    const fields = [paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token];
    return { body: { ...detail, signature: answerSignature(secret, fields) } };
  };
  const NOTHING = { amount: null, currency: null, otherMerchant: false, settlement: null };
  const known = { reference: 'tok-1', token: CHARGE.token };

  test('P2 the paid amount is found by our token', async () => {
    host.routes({ [DETAIL]: signed() });
    await expect(gateway().find('tok-1')).resolves.toEqual({
      ...known,
      state: 'paid',
      amount: 128_500,
      currency: 'USD',
      otherMerchant: false,
      settlement: '22483975',
    });
    expect(JSON.parse(host.taken()[0]?.body ?? '')).toEqual({ locale: 'en', conversationId: 'tok-1', token: 'tok-1' });
  });

  test.each<[string, object, string]>([
    ['a declined card', signed({ paymentStatus: 'FAILURE', fraudStatus: 0 }), 'failed'],
    ['a payment rejected as fraud', signed({ fraudStatus: -1 }), 'failed'],
    ['a payment under review', signed({ fraudStatus: 0 }), 'open'],
    ['3-D Secure in progress', signed({ paymentStatus: 'INIT_THREEDS', fraudStatus: null }), 'open'],
    ['an unknown status', signed({ paymentStatus: 'SOMETHING' }), 'open'],
  ])('P2 %s', async (_name, answer, state) => {
    host.routes({ [DETAIL]: answer });
    await expect(gateway().find('tok-1')).resolves.toEqual({ ...known, ...NOTHING, state });
  });

  test('P2 an unsubmitted form is open', async () => {
    host.routes({ [DETAIL]: FAILURE('5121') });
    await expect(gateway().find('tok-1')).resolves.toEqual({
      ...NOTHING,
      state: 'open',
      reference: 'tok-1',
      token: null,
    });
  });

  test.each(['1', '11', '1000', '1001'])('P2 the error %s concerns our request and gives no finding', async (code) => {
    host.routes({ [DETAIL]: FAILURE(code) });
    await expect(gateway().find('tok-1')).rejects.toThrow(GatewayDown);
  });

  test.each<[string, object]>([
    ['signed with another secret', signed({}, 'other')],
    ['with another amount than signed', { body: { ...signed().body, paidPrice: 1285 } }],
    ['with another basket than signed', { body: { ...signed().body, basketId: 'x' } }],
    ['not signed', { body: DETAILS }],
  ])('P1 a paid answer %s is not trusted', async (_name, answer) => {
    host.routes({ [DETAIL]: answer });
    await expect(gateway().find('tok-1')).rejects.toThrow(GatewayDown);
  });
});

describe('refunds', () => {
  const refund = () =>
    gateway().refund({ settlement: '22483975', reference: 'tok-1', amount: 128_500, currency: 'USD', key: 'refund-7' });

  test('D40 refunds the payment in major units', async () => {
    host.routes({ [REFUND]: { body: { status: 'success', paymentId: '22483975', refundHostReference: 'rhr-1' } } });
    await expect(refund()).resolves.toBe('rhr-1');
    expect(JSON.parse(host.taken()[0]?.body ?? '')).toEqual({
      locale: 'en',
      conversationId: 'refund-7',
      paymentId: '22483975',
      price: '128.5',
      currency: 'USD',
    });
  });

  const report = (...prices: number[]) => ({
    body: {
      status: 'success',
      payments: [{ cancels: [], itemTransactions: [{ refunds: prices.map((refundPrice) => ({ refundPrice })) }] }],
    },
  });

  test('D40 a repeated refund after a lost answer is found in the report', async () => {
    host.routes({ [REFUND]: FAILURE('5093'), [REPORT]: report(100, 28.5) });
    await expect(refund()).resolves.toBe('22483975');
    const [, request] = host.taken();
    expect(request?.path).toBe('/v2/reporting/payment/details?paymentId=22483975');
    const proof = Buffer.from(request?.headers.authorization?.replace('IYZWSv2 ', '') ?? '', 'base64').toString();
    const signature = hmac(KEYS.secretKey, `${request?.headers['x-iyzi-rnd']}/v2/reporting/payment/details`);
    expect(proof).toContain(`signature:${signature}`);
  });

  test.each<[string, Parameters<GatewayHost['routes']>[0]]>([
    ['refused, and less was refunded', { [REFUND]: FAILURE('5093'), [REPORT]: report(28.5) }],
    ['refused, and the report is missing', { [REFUND]: FAILURE('5093'), [REPORT]: { status: 404 } }],
    ['refused because of our request', { [REFUND]: FAILURE('1001'), [REPORT]: report(128.5) }],
  ])('D40 %s: the refund is retried', async (_name, table) => {
    host.routes(table);
    await expect(refund()).rejects.toThrow(GatewayDown);
  });
});
