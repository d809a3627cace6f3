import { createHash } from 'node:crypto';
import type timers from 'node:timers/promises';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { gatewaysOf } from '../../payments/gateways';
import { aGateway } from '../../testing/a-gateway';
import { offerAllMethods } from '../../testing/all-methods';
import { anEngine } from '../../testing/an-engine';
import { anOnlineOrder } from '../../testing/an-online-order';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';

const stripe = aGateway();
const razorpay = aGateway({ name: 'razorpay', form: true });
const api = testApp({ gateways: gatewaysOf([stripe, razorpay]) });
offerAllMethods(api);
const { setTimeout: sleep } = jest.requireActual<typeof timers>('node:timers/promises');
const mockSleep = jest.fn(sleep);
jest.mock('node:timers/promises', () => ({ setTimeout: (ms: number, ...more: []) => mockSleep(ms, ...more) }));
afterEach(() => {
  stripe.down = false;
  mockSleep.mockImplementation(sleep);
});
const SHOP = 'http://localhost:3000';
async function openReturnUrl(query: string, form?: Record<string, string>, gateway = 'stripe') {
  const { statusCode, headers } = await api.app.inject({
    method: form ? 'POST' : 'GET',
    url: `/api/v1/payment/callback/${gateway}?${query}`,
    ...(form && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    }),
  });
  expect(headers['cache-control'] ?? '').toContain('no-store');
  return [statusCode, headers.location];
}

describe('return callback', () => {
  test('S160 P7 redirects to the order page with the result, by GET and by POST', async () => {
    const { placed, payment, order } = await anOnlineOrder(api);
    const query = `payment=${payment.token}`;
    const page = `${SHOP}/user/order/${placed.order}?payment=`;
    expect(await openReturnUrl(query)).toEqual([303, `${page}open`]);
    expect(await openReturnUrl(`${query}&cancelled=1`)).toEqual([303, `${page}cancelled`]);
    stripe.setFinding(payment.token, { state: 'failed' });
    expect(await openReturnUrl(`${query}&cancelled=1`)).toEqual([303, `${page}failed`]);
    stripe.pay(payment.token);
    expect(await openReturnUrl(query, { token: 'x', payment: 'not ours' })).toEqual([303, `${page}paid`]);
    expect(await order()).toMatchObject({ payment_done: 1 });
    expect(await openReturnUrl(`${query}&cancelled=1`)).toEqual([303, `${page}paid`]);
  });

  test.each(LANGUAGES)('P7 redirects to the page in the language of the order: %s', async (language) => {
    const { id, placed, payment } = await anOnlineOrder(api);
    await api.db.updateTable('orders').set({ language }).where('id', '=', id).execute();
    const prefix = language === 'en' ? '' : `/${language}`;
    expect(await openReturnUrl(`payment=${payment.token}`)).toEqual([
      303,
      `${SHOP}${prefix}/user/order/${placed.order}?payment=open`,
    ]);
  });

  test('finds the attempt by the gateway’s reference when the token is missing', async () => {
    const { placed, payment } = await anOnlineOrder(api);
    const reference = stripe.reference(payment.token);
    expect(await openReturnUrl(`reference=${reference}`)).toEqual([
      303,
      `${SHOP}/user/order/${placed.order}?payment=open`,
    ]);
  });

  test('P1 a forged return is ignored: the state comes from the gateway', async () => {
    const { placed, payment, order } = await anOnlineOrder(api);
    const forged = { forged: '1', state: 'paid' };
    expect(await openReturnUrl(`payment=${payment.token}`, forged)).toEqual([
      303,
      `${SHOP}/user/order/${placed.order}?payment=open`,
    ]);
    expect(await order()).toMatchObject({ payment_done: 0 });
  });

  test('P7 sends unknown returns to the home page: foreign tokens, hostile values', async () => {
    const { payment } = await anOnlineOrder(api);
    for (const query of ['', 'payment=', 'payment=x', 'payment=%00', `reference=${'x'.repeat(500)}`, 'payment[]=a']) {
      expect(await openReturnUrl(query)).toEqual([303, `${SHOP}/`]);
    }
    expect(await openReturnUrl(`payment=${payment.token}`, undefined, 'razorpay')).toEqual([303, `${SHOP}/`]);
    const { statusCode } = await api.app.inject('/api/v1/payment/callback/nobody?payment=x');
    expect(statusCode).toBe(404);
  });

  test('S160 while the gateway is down the page shows an open payment', async () => {
    const { placed, payment } = await anOnlineOrder(api);
    stripe.down = true;
    expect(await openReturnUrl(`payment=${payment.token}`)).toEqual([
      303,
      `${SHOP}/user/order/${placed.order}?payment=open`,
    ]);
  });

  test('P1 a shopper waits only for the time limit; a later result still counts', async () => {
    const { payment, order } = await anOnlineOrder(api);
    stripe.pay(payment.token);
    const releaseGateway = stripe.hold();
    let timeOut = () => {};
    const patience = new Promise<void>((resolve) => {
      timeOut = resolve;
    });
    mockSleep.mockReset().mockReturnValue(patience);
    const engine = anEngine(api.db, [stripe], () => new Date());
    const looked = engine.returns.check(payment.id, 50);
    await until('the gateway is called', () => stripe.calls.at(-1) === 'find');
    expect(mockSleep.mock.calls.map(([ms]) => ms)).toEqual([50]);
    timeOut();
    expect(await looked).toMatchObject({ paid: false, attempt: { state: 'open' } });
    releaseGateway();
    await engine.background.drain();
    expect(await order()).toMatchObject({ payment_done: 1 });
  });

  test('P1 P4 concurrent webhook, return and reconciler on twenty connections give one result', async () => {
    const { id, placed, payment, order, attempts, refunds } = await anOnlineOrder(api);
    stripe.pay(payment.token);
    const engine = anEngine(api.db, [stripe], () => new Date());
    const hook = (n: number) =>
      api.app.inject({
        method: 'POST',
        url: '/api/v1/payment/webhook/stripe',
        headers: { signature: 'genuine' },
        payload: JSON.stringify({ id: `evt_${n}`, reference: stripe.reference(payment.token) }),
      });
    await Promise.all([
      ...Array.from({ length: 10 }, (_, n) => hook(n)),
      ...Array.from({ length: 10 }, () => openReturnUrl(`payment=${payment.token}`)),
      ...Array.from({ length: 10 }, () => engine.settle(payment.id)),
      engine.reconcile(),
    ]);
    await engine.background.drain();
    expect(await order()).toMatchObject({ payment_done: 1 });
    expect(await attempts()).toMatchObject([{ state: 'paid' }]);
    expect(await refunds()).toEqual([]);
    // creating an invoice is slow, so this mail may belong to an earlier order
    const mailCount = engine.mailed.filter(([of, news]) => of === id && news === 'paid').length;
    const mailed = api.mails.filter(
      ({ attachments, text }) => attachments?.length && text.includes(placed.order),
    ).length;
    expect(mailCount + mailed).toBeLessThan(2);
  });
});

describe('hand-over page', () => {
  const open = (token: string) => api.app.inject(`/api/v1/payment/hand-over/${token}`);

  test('S159 submits the gateway’s form automatically; its policy allows nothing else', async () => {
    const { placed, payment } = await anOnlineOrder(api, { method: 1 });
    expect(placed.redirect).toBe(`${SHOP}/api/v1/payment/hand-over/${payment.token}`);
    const page = await open(payment.token);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(page.body).toContain(`<form method="post" action="https://pay.test/${payment.token}">`);
    expect(page.body).toContain('name="key" value="k&#34;&#60;"');
    expect(page.body).toContain('<button>Go to payment</button>');
    const script = /<script>(.*?)<\/script>/.exec(page.body)?.[1] ?? '';
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).toContain('form-action https://pay.test;');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('is in the language of the order, right to left in Arabic', async () => {
    const { id, payment } = await anOnlineOrder(api, { method: 1 });
    await api.db.updateTable('orders').set({ language: 'ar' }).where('id', '=', id).execute();
    expect((await open(payment.token)).body).toContain('<html lang="ar" dir="rtl">');
  });

  test('redirects to the gateway, and to the order once nothing is due', async () => {
    const plain = await anOnlineOrder(api);
    expect((await open(plain.payment.token)).headers.location).toBe(plain.placed.redirect);
    const { placed, payment } = await anOnlineOrder(api, { method: 1 });
    razorpay.pay(payment.token);
    await anEngine(api.db, [razorpay], () => new Date()).settle(payment.id);
    const done = await open(payment.token);
    expect([done.statusCode, done.headers.location]).toEqual([303, `${SHOP}/user/order/${placed.order}`]);
    expect((await open('nobody')).headers.location).toBe(`${SHOP}/`);
  });

  test('S188 a cancelled order hands no shopper over, even before its attempt ends', async () => {
    const { id, placed, payment } = await anOnlineOrder(api, { method: 1 });
    await api.db.updateTable('orders').set({ cancelled: 1 }).where('id', '=', id).execute();
    expect((await open(payment.token)).headers.location).toBe(`${SHOP}/user/order/${placed.order}`);
  });

  test.each(['%00', 'a%00b', '%F0%9F%92%B8', `${'x'.repeat(5000)}`])(
    'I1 an invalid token (%s) leads to the home page',
    async (token) => {
      expect((await open(token)).headers.location).toBe(`${SHOP}/`);
    },
  );
});
