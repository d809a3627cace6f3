import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { aCharge } from '../../testing/a-charge';
import { type GatewayHost, startGatewayHost } from '../../testing/gateway-host';
import { GatewayDown, NotGenuine } from '../gateway';
import { createGatewayFetch } from '../gateway-fetch';
import { createFlutterwave } from './flutterwave';

const KEYS = { secretKey: 'FLWSECK_TEST-x', secretHashes: ['new-hash', 'old-hash'] };
const NOW = new Date('2026-11-21T12:00:00Z');
const CHARGE = aCharge({ expiresAt: new Date('2026-11-21T12:29:30Z') });
const VERIFY = 'GET /v3/transactions/verify_by_reference';
const TRANSACTION = {
  id: 4_975_363,
  tx_ref: CHARGE.token,
  amount: 128.5,
  charged_amount: 130,
  currency: 'USD',
  status: 'successful',
};

let host: GatewayHost;
beforeAll(async () => {
  host = await startGatewayHost();
});
beforeEach(() => host.taken());
afterAll(() => host.close());
const gateway = () => createFlutterwave({ ...KEYS, apiUrl: host.url }, createGatewayFetch(host.url), () => NOW);
const success = (data: unknown) => ({ body: { status: 'success', message: 'ok', data } });
const refusal = (status: number, message: string) => ({ status, body: { status: 'error', message, data: null } });

describe('start payment', () => {
  const begin = (charge = CHARGE) => {
    host.routes({ 'POST /v3/payments': success({ link: 'https://checkout.flutterwave.com/v3/hosted/pay/abc' }) });
    return gateway().start(charge);
  };

  test('S160 requests a page that stays open while the order is held', async () => {
    await expect(begin()).resolves.toEqual({
      reference: CHARGE.token,
      handOver: { method: 'GET', url: 'https://checkout.flutterwave.com/v3/hosted/pay/abc' },
    });
    const [request] = host.taken();
    expect(request?.headers.authorization).toBe('Bearer FLWSECK_TEST-x');
    expect(JSON.parse(request?.body ?? '')).toEqual({
      tx_ref: CHARGE.token,
      amount: 128.5,
      currency: 'USD',
      redirect_url: CHARGE.returnUrl,
      session_duration: 30,
      customer: { email: 'aisha@example.test', name: 'Aisha Noor Karim', phonenumber: '+93700000000' },
      customizations: { title: 'Rose & Thorn', description: 'SK-7Q2M9X' },
      meta: { order: 'SK-7Q2M9X' },
    });
  });

  test.each([
    ['2026-11-20T00:00:00Z', 1],
    ['2026-11-25T00:00:00Z', 1440],
  ])('S160 an order held until %s gives a session of %d minutes', async (end, minutes) => {
    await begin(aCharge({ expiresAt: new Date(end) }));
    expect(JSON.parse(host.taken()[0]?.body ?? '').session_duration).toBe(minutes);
  });

  test('P2 amounts are JSON numbers without float errors', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9_999_999_999 }), async (hundredths) => {
        const amount = 10 * hundredths;
        await begin(aCharge({ amount }));
        const text = /"amount":([\d.]+),/.exec(host.taken()[0]?.body ?? '')?.[1] ?? '';
        const [whole = '', cents = ''] = text.split('.');
        expect(Number(whole) * 100 + Number(cents.padEnd(2, '0'))).toBe(hundredths);
        host.routes({ [VERIFY]: success({ ...TRANSACTION, amount: Number(text) }) });
        expect((await gateway().find('x')).amount).toBe(amount);
        host.taken();
      }),
      { numRuns: 12 },
    );
  });

  test('P1 an answer without a payment URL is refused', async () => {
    host.routes({ 'POST /v3/payments': success({ link: 'javascript:alert(1)' }) });
    await expect(gateway().start(CHARGE)).rejects.toThrow(GatewayDown);
  });
});

test('S160 the return contains our reference, and its status is ignored', () => {
  const fields = { status: 'successful', tx_ref: CHARGE.token, transaction_id: '1' };
  expect(gateway().readReturn(fields)).toBe(CHARGE.token);
  expect(gateway().readReturn({ status: 'cancelled' })).toBeNull();
});

describe('webhooks', () => {
  const EVENT = { event: 'charge.completed', data: TRANSACTION };
  const BODY = Buffer.from(JSON.stringify(EVENT));
  const sign = (body: Buffer, hash = 'new-hash') => createHmac('sha256', hash).update(body).digest('base64');
  const read = (body: Buffer, headers: Record<string, string | undefined>) => gateway().readWebhook(body, headers);
  const PROVED = { id: '4975363/charge.completed/successful', reference: CHARGE.token };

  test.each<[string, Record<string, string>]>([
    ['the secret hash', { 'verif-hash': 'new-hash' }],
    ['the previous hash', { 'verif-hash': 'old-hash' }],
    ['a signed body', { 'flutterwave-signature': sign(BODY) }],
    ['both', { 'verif-hash': 'new-hash', 'flutterwave-signature': sign(BODY, 'old-hash') }],
  ])('P7 a webhook with %s is accepted', async (_name, headers) => {
    await expect(read(BODY, headers)).resolves.toEqual(PROVED);
  });

  test.each<[string, Record<string, string>]>([
    ['no proof', {}],
    ['another hash', { 'verif-hash': 'new-hasH' }],
    ['an empty hash', { 'verif-hash': '' }],
    ['a signature of another body', { 'flutterwave-signature': sign(Buffer.from('{}')) }],
    ['a wrong signature beside the right hash', { 'verif-hash': 'new-hash', 'flutterwave-signature': 'x' }],
    ['an empty signature beside the right hash', { 'verif-hash': 'new-hash', 'flutterwave-signature': '' }],
    ['a signature by another secret', { 'flutterwave-signature': sign(BODY, 'other') }],
  ])('P1 a webhook with %s is refused', async (_name, headers) => {
    await expect(read(BODY, headers)).rejects.toThrow(NotGenuine);
  });

  test('P4 another status is another event, the same body the same event', async () => {
    const headers = { 'verif-hash': 'new-hash' };
    const failed = Buffer.from(JSON.stringify({ ...EVENT, data: { ...TRANSACTION, status: 'failed' } }));
    expect((await read(failed, headers)).id).toBe('4975363/charge.completed/failed');
    const strange = Buffer.from('{"hello":1}');
    const first = await read(strange, headers);
    expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f]{64}$/), reference: null });
    expect(await read(strange, headers)).toEqual(first);
  });
});

describe('payment status', () => {
  const NOTHING = { amount: null, currency: null, otherMerchant: false, settlement: null };
  const known = { reference: CHARGE.token, token: CHARGE.token };

  test('P2 the amount excludes fees paid by the shopper', async () => {
    host.routes({ [VERIFY]: success(TRANSACTION) });
    await expect(gateway().find(CHARGE.token)).resolves.toEqual({
      ...known,
      state: 'paid',
      amount: 128_500,
      currency: 'USD',
      otherMerchant: false,
      settlement: '4975363',
    });
    expect(host.taken()[0]?.path).toBe(`/v3/transactions/verify_by_reference?tx_ref=${CHARGE.token}`);
  });

  test.each<[string, object, string]>([
    ['a declined card', success({ ...TRANSACTION, status: 'failed' }), 'failed'],
    ['a pending transfer', success({ ...TRANSACTION, status: 'pending' }), 'open'],
    ['an unknown status', success({ ...TRANSACTION, status: 'strange' }), 'open'],
    ['no attempt yet (400)', refusal(400, 'No transaction was found for this id'), 'open'],
    ['no attempt yet (404)', refusal(404, 'whatever'), 'open'],
  ])('P2 %s', async (_name, answer, state) => {
    host.routes({ [VERIFY]: answer });
    await expect(gateway().find(CHARGE.token)).resolves.toEqual({ ...known, ...NOTHING, state });
  });

  test("P2 somebody else's transaction shows its own reference", async () => {
    host.routes({ [VERIFY]: success({ ...TRANSACTION, tx_ref: 'other' }) });
    await expect(gateway().find(CHARGE.token)).resolves.toMatchObject({ reference: 'other', token: 'other' });
  });

  test.each<[string, object]>([
    ['an unknown key', refusal(401, 'Invalid authorization key')],
    ['another refusal', refusal(400, 'tx_ref is invalid')],
    ['an invalid amount', success({ ...TRANSACTION, amount: 'much' })],
    ['an error status', { body: { status: 'error', data: TRANSACTION } }],
  ])('P2 %s gives no finding', async (_name, answer) => {
    host.routes({ [VERIFY]: answer });
    await expect(gateway().find(CHARGE.token)).rejects.toThrow(GatewayDown);
  });
});

describe('refunds', () => {
  const POST = 'POST /v3/transactions/4975363/refund';
  const LIST = 'GET /v3/refunds';
  const entry = (differs: object = {}) => ({
    id: 75_923,
    tx_id: 4_975_363,
    amount_refunded: 128.5,
    status: 'completed',
    ...differs,
  });
  const refund = () =>
    gateway().refund({
      settlement: '4975363',
      reference: CHARGE.token,
      amount: 128_500,
      currency: 'USD',
      key: 'refund-7',
    });

  test('D40 refunds in major units', async () => {
    host.routes({ [LIST]: success([]), [POST]: success({ id: 75_923, status: 'completed' }) });
    await expect(refund()).resolves.toBe('75923');
    const [list, request] = host.taken();
    expect(list?.path).toBe('/v3/refunds?id=4975363');
    expect(JSON.parse(request?.body ?? '')).toEqual({ amount: 128.5, comments: 'refund-7' });
  });

  test('D40 a repeated refund after a lost answer is not paid twice', async () => {
    host.routes({ [LIST]: success([entry()]) });
    await expect(refund()).resolves.toBe('75923');
    expect(host.taken().map(({ method }) => method)).toEqual(['GET']);
  });

  test.each<[string, object]>([
    ['of another transaction', entry({ tx_id: 1 })],
    ['that failed', entry({ status: 'failed' })],
    ['of a lower amount', entry({ amount_refunded: 1 })],
  ])('D40 a refund %s counts as another one', async (_name, other) => {
    host.routes({ [LIST]: success([other]), [POST]: success({ id: 2 }) });
    await expect(refund()).resolves.toBe('2');
  });

  test('D40 a refused or failed refund is retried', async () => {
    host.routes({ [LIST]: refusal(404, 'none'), [POST]: refusal(400, 'Insufficient balance') });
    await expect(refund()).rejects.toThrow(GatewayDown);
    host.routes({ [LIST]: refusal(400, 'none'), [POST]: success({ id: 1, status: 'failed' }) });
    await expect(refund()).rejects.toThrow(GatewayDown);
  });
});
