import { LANGUAGES } from 'shared-kernel/contract/languages';
import { localize } from 'shared-kernel/rules/links';
import { type FakeApi, json, startFakeApi, success } from './testing/fake-api';
import { startTestShell, type TestShell } from './testing/test-shell';

const CODE = '7Q2KX-0M4TZ-9HVBC';
const TOKEN = `${CODE}.sx2k1q.${'s'.repeat(43)}`;
const ACCESS = `${CODE}.sx0001.${'a'.repeat(43)}`;
const CALL = '/api/v1/order/open-link';
const own = { origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' };

let api: FakeApi;
let shell: TestShell;
beforeAll(async () => {
  api = await startFakeApi();
  shell = await startTestShell({ apiOrigin: api.origin });
});
afterAll(async () => {
  await shell.stop();
  await api.stop();
});
beforeEach(() => {
  api.seen.length = 0;
  answerWith({ state: 'open', order_id: 665, order: CODE, access: ACCESS, expires_in: 86_400 });
});
const answerWith = (data: object) => {
  api.answers[CALL] = (_, response) => json(response, success(data));
};
const open = (search: string, { headers = {}, path = '/order-link/open', from = shell } = {}) =>
  from.app.inject({ url: `${path}?${search}`, headers });
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => [headers['set-cookie'] ?? []].flat();

test.each(LANGUAGES)(
  'a mailed link in %s sets a cookie and redirects to the clean URL of its order',
  async (language) => {
    const answer = await open(`token=${TOKEN}`, { path: localize(language, '/order-link/open') });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({
      location: localize(language, `/user/order/${CODE}`),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(cookieOf(answer)).toEqual([
      `frontend_order_access=${ACCESS}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    expect(answer.body).toBe('');
  },
);

test('S192 a delivered order’s link can open a product’s review form, and no other value of `review`', async () => {
  expect((await open(`token=${TOKEN}&review=17`)).headers.location).toBe(`/user/order/${CODE}?review=17`);
  for (const review of ['0', '-1', '1e3', '17;x', '//evil.example', '9'.repeat(12)])
    expect((await open(`token=${TOKEN}&${new URLSearchParams({ review })}`)).headers.location).toBe(
      `/user/order/${CODE}`,
    );
});

test('a link can open the invoice and no other view', async () => {
  expect((await open(`token=${TOKEN}&view=invoice`)).headers.location).toBe(`/user/order/${CODE}?view=invoice`);
  expect((await open(`token=${TOKEN}&view=//evil.example`)).headers.location).toBe(`/user/order/${CODE}`);
});

test('under https the cookie has the __Host- prefix', async () => {
  const safe = await startTestShell({ apiOrigin: api.origin, publicOrigin: 'https://shop.test' });
  expect(cookieOf(await open(`token=${TOKEN}`, { from: safe }))[0]).toMatch(
    /^__Host-frontend_order_access=.*; HttpOnly; Secure; SameSite=Lax$/,
  );
  await safe.stop();
});

test('keeps orders opened before, at most four', async () => {
  // also with numbers, as signed by an older API
  const others = ['1', 'A2B3C-0M4TZ-9HVBC', CODE, '3', '4'].map((order) => `${order}.sx0001.${'b'.repeat(43)}`);
  const answer = await open(`token=${TOKEN}`, { headers: { cookie: `frontend_order_access=${others.join('~')}` } });
  const value = /^frontend_order_access=([^;]*)/.exec(String(cookieOf(answer)[0]))?.[1];
  expect(
    decodeURIComponent(value ?? '')
      .split('~')
      .map((entry) => entry.split('.')[0]),
  ).toEqual([CODE, '1', 'A2B3C-0M4TZ-9HVBC', '3']);
});

describe('links that open no order redirect without a cookie', () => {
  const leadsTo = async (search: string) => {
    const answer = await open(search, { path: '/hi/order-link/open' });
    expect([answer.statusCode, cookieOf(answer), answer.headers['cache-control']]).toEqual([
      303,
      [],
      'private, no-store',
    ]);
    return answer.headers.location;
  };
  test('an expired one to a page that can request a new one', async () => {
    answerWith({ state: 'expired' });
    expect(await leadsTo(`token=${TOKEN}`)).toBe(`/hi/order-link?expired=${TOKEN}`);
  });
  test('an invalid one to an error page, without a call if malformed', async () => {
    answerWith({ state: 'unknown' });
    expect(await leadsTo(`token=${TOKEN}`)).toBe('/hi/order-link?problem=unknown');
    api.seen.length = 0;
    for (const search of ['', 'token=', 'token=%00', 'token=a%0d%0ab', `token=${'x'.repeat(201)}`])
      expect(await leadsTo(search)).toBe('/hi/order-link?problem=unknown');
    expect(api.seen).toEqual([]);
  });
  test('to a try-later page when rate limited or while the API is down', async () => {
    api.answers[CALL] = (_, response) => json(response, { status: 429, message: 'Too many', data: null }, 429);
    expect(await leadsTo(`token=${TOKEN}`)).toBe('/hi/order-link?problem=later');
    api.answers[CALL] = (_, response) => void response.destroy();
    expect(await leadsTo(`token=${TOKEN}`)).toBe('/hi/order-link?problem=later');
  });
  test('one of an account to its order page, which requires login', async () => {
    answerWith({ state: 'account', order_id: 665 });
    expect(await leadsTo(`token=${TOKEN}`)).toBe('/hi/user/order/665');
  });
});

test('A2 a page’s script cannot exchange a link, so it never holds the access token', async () => {
  const answer = await shell.app.inject({ method: 'POST', url: CALL, headers: own, payload: { token: TOKEN } });
  expect([answer.statusCode, api.seen]).toEqual([404, []]);
});

test('only order and sign-in calls send the order access, and a browser’s own header is dropped', async () => {
  const cookie = `frontend_order_access=${ACCESS}`;
  const shown = async (method: 'GET' | 'POST', call: string, headers: object = {}) => {
    api.seen.length = 0;
    await shell.app.inject({ method, url: `/api/v1/${call}`, headers: { ...own, ...headers } });
    return api.seen[0]?.headers['x-order-access'];
  };
  const calls = ['order/by-user', 'order/payment-done', 'cancellation/cancel-order', 'cart/buy-again'];
  for (const call of [...calls, 'rating-review/action', 'user/signin', 'user/verify', 'user/social-login/finish'])
    expect([call, await shown('POST', call, { cookie })]).toEqual([call, ACCESS]);
  expect(await shown('GET', 'user/address/all', { cookie })).toBeUndefined();
  expect(await shown('POST', 'order/by-user', { 'x-order-access': ACCESS })).toBeUndefined();
  expect(await shown('POST', 'order/by-user', { cookie: 'frontend_order_access=<script>' })).toBeUndefined();
});

test('A2 another site cannot use an order opened in this browser', async () => {
  const answer = await shell.app.inject({
    method: 'POST',
    url: '/api/v1/cancellation/cancel-order',
    headers: { cookie: `frontend_order_access=${ACCESS}` },
    payload: {},
  });
  expect(answer.statusCode).toBe(403);
});

test('logging out closes opened orders', async () => {
  const headers = { ...own, cookie: `frontend_order_access=${ACCESS}; frontend_session=secret-token-0123456789` };
  const answer = await shell.app.inject({ url: '/api/v1/user/logout', headers });
  expect(cookieOf(answer)).toContainEqual(expect.stringMatching(/^frontend_order_access=; Max-Age=0;/));
});
