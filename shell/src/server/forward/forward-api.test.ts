import { gunzipSync } from 'node:zlib';
import { type FakeApi, json, startFakeApi, success } from '../testing/fake-api';
import { startTestShell, type TestShell } from '../testing/test-shell';

const TOKEN = 'secret-token-0123456789';
const COOKIE = `frontend_session=${TOKEN}`;
const own = { origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' };
let api: FakeApi;
let shell: TestShell;

const signedIn = (_: unknown, response: Parameters<FakeApi['answers'][string]>[1]) =>
  json(response, { ...success({ token: TOKEN, expires_in: 3600, id: 7, name: 'Ada', user: { id: 7 } }), token: TOKEN });

beforeAll(async () => {
  api = await startFakeApi({
    '/api/v1/user/signin': signedIn,
    '/api/v1/user/verify': signedIn,
    '/api/v1/user/update-user-password': signedIn,
    '/api/v1/user/signup': (_, response) =>
      json(response, { status: 201, message: '', data: { form: ['Invalid email'] } }),
    '/api/v1/user/logout': (_, response) => json(response, success(true)),
    '/api/v1/user/forget-guest': (_, response) => json(response, success(true)),
    '/api/v1/user/account/delete': (_, response) => json(response, success(true)),
    '/api/v1/cart/by-user': (_, response) => json(response, { status: 401, message: 'Log in', data: null }, 401),
    '/api/v1/user/profile': (_, response) => json(response, success({ is_logged_in: false, cart_count: 0, name: '' })),
    '/api/v1/cart/action': (_, response) => json(response, success({ ok: true })),
    '/api/v1/rating-review/action': (_, response) => json(response, success({ id: 1 })),
    '/api/v1/home': (_, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        etag: '"e"',
        'set-cookie': 'sid=1',
        'x-powered-by': 'x',
      });
      response.end(JSON.stringify(success('x'.repeat(5000))));
    },
    '/api/v1/payment/webhook/stripe': (_, response) => json(response, { received: true }),
    '/api/v1/payment/callback/iyzico': (_, response) =>
      void response.writeHead(303, { location: 'http://shop.test/user/order/7?payment=paid' }).end(),
    '/api/v1/payment/hand-over/t': (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': 'form-action https://pay.test' })
        .end('<form>'),
    '/api/v1/brands': (_, response) => void response.socket?.destroy(),
    '/media/lamp.webp': (_, response) =>
      response
        .writeHead(200, {
          'content-type': 'image/avif',
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'Accept',
        })
        .end('avif'),
  });
  shell = await startTestShell({ apiOrigin: api.origin });
});
afterAll(async () => {
  await shell.stop();
  await api.stop();
});
beforeEach(() => {
  api.seen.length = 0;
});

const cookies = (header: unknown) => [header].flat().filter((c): c is string => typeof c === 'string');

test('S207 S208 S209 forwards path, query, body, language and the session as bearer', async () => {
  const answer = await shell.app.inject({
    method: 'POST',
    url: '/api/v1/cart/action?x=1%20',
    headers: {
      ...own,
      cookie: `a=b; ${COOKIE}`,
      language: 'fr',
      'idempotency-key': 'k',
      'content-type': 'application/json',
      'x-secret': 's',
    },
    payload: '{"quantity":1}',
  });
  expect(answer.json()).toEqual(success({ ok: true }));
  const [seen] = api.seen;
  expect(seen).toMatchObject({ method: 'POST', url: '/api/v1/cart/action?x=1%20', body: '{"quantity":1}' });
  expect(seen?.headers).toMatchObject({
    authorization: `Bearer ${TOKEN}`,
    language: 'fr',
    'idempotency-key': 'k',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'localhost:80',
    'x-request-id': answer.headers['x-request-id'],
  });
  expect(seen?.headers).not.toHaveProperty('cookie');
  expect(seen?.headers).not.toHaveProperty('x-secret');
});

test('S209 sends no bearer for a visitor', async () => {
  await shell.app.inject({ url: '/api/v1/home' });
  expect(api.seen[0]?.headers).not.toHaveProperty('authorization');
});

test('S209 identifies a guest by header, and to an older API by query', async () => {
  await shell.app.inject({ url: '/api/v1/cart/by-user', headers: { 'user-token': 'guest-secret' } });
  expect(api.seen[0]).toMatchObject({
    url: '/api/v1/cart/by-user?user_token=guest-secret',
    headers: { 'user-token': 'guest-secret' },
  });
  await shell.app.inject({ url: '/api/v1/cart/by-user', headers: { 'user-token': 'guest-secret', cookie: COOKIE } });
  expect(api.seen[1]?.url).toBe('/api/v1/cart/by-user');
});

test('ignores a forged X-Forwarded-For without a trusted proxy', async () => {
  await shell.app.inject({ url: '/api/v1/home', headers: { 'x-forwarded-for': '6.6.6.6' } });
  expect(api.seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
});

test('passes only known headers to the browser and compresses the answer', async () => {
  const answer = await shell.app.inject({ url: '/api/v1/home', headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers).toMatchObject({ etag: '"e"', 'content-encoding': 'gzip', 'cache-control': 'no-store' });
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.headers).not.toHaveProperty('x-powered-by');
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString()).data).toHaveLength(5000);
});

test.each(['signin', 'verify', 'update-user-password'])(
  'S075 A1 user/%s: moves the token into a cookie and nowhere else',
  async (call) => {
    const answer = await shell.app.inject({ method: 'POST', url: `/api/v1/user/${call}`, headers: own, payload: {} });
    expect(answer.body).not.toContain(TOKEN);
    expect(answer.json()).toMatchObject({ status: 200, token: null, data: { name: 'Ada', expires_in: 3600 } });
    expect(cookies(answer.headers['set-cookie'])).toEqual([
      `frontend_session=${TOKEN}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax`,
      'frontend_signed_in=1; Max-Age=3600; Path=/; SameSite=Lax',
    ]);
  },
);

test('S075 under https the cookie has the __Host- prefix', async () => {
  const safe = await startTestShell({ apiOrigin: api.origin, publicOrigin: 'https://shop.test' });
  const answer = await safe.app.inject({
    method: 'POST',
    url: '/api/v1/user/signin',
    headers: { origin: 'https://shop.test' },
    payload: {},
  });
  expect(cookies(answer.headers['set-cookie'])[0]).toBe(
    `__Host-frontend_session=${TOKEN}; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
  expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  await safe.stop();
});

test('a failed sign-up sets no cookie', async () => {
  const answer = await shell.app.inject({ method: 'POST', url: '/api/v1/user/signup', headers: own, payload: {} });
  expect(answer.json()).toMatchObject({ status: 201, data: { form: ['Invalid email'] } });
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

test.each<['GET' | 'POST', string, boolean]>([
  ['GET', 'user/logout', true],
  ['POST', 'user/forget-guest', true],
  ['POST', 'user/account/delete', true],
  ['GET', 'user/profile', false],
])('A6 issue 14 %s %s clears prefetched pages and opened orders: %p', async (method, call, leaves) => {
  const order = 'frontend_order_access=4F7Q2-M9XK3-TB0A1.abc.def';
  const headers = { ...own, cookie: `${COOKIE}; ${order}` };
  const answer = await shell.app.inject({ method, url: `/api/v1/${call}`, headers });
  expect(answer.headers['clear-site-data']).toBe(leaves ? '"prefetchCache", "prerenderCache"' : undefined);
  const closed = 'frontend_order_access=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';
  expect(cookies(answer.headers['set-cookie']).includes(closed)).toBe(leaves);
});

test.each([
  ['logout', '/api/v1/user/logout', 200],
  ['a bearer unknown to the API', '/api/v1/cart/by-user', 401],
  ['a guest’s profile', '/api/v1/user/profile', 200],
])('S021 D12 %s ends the session', async (_, url, status) => {
  const answer = await shell.app.inject({ url, headers: { ...own, cookie: COOKIE } });
  expect(answer.statusCode).toBe(status);
  expect(cookies(answer.headers['set-cookie'])).toEqual([
    'frontend_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'frontend_signed_in=; Max-Age=0; Path=/; SameSite=Lax',
  ]);
});

test('a 401 for a guest keeps the cookies', async () => {
  const answer = await shell.app.inject('/api/v1/cart/by-user');
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

test('D50 a cross-site call gets 403 with an envelope and never reaches the API', async () => {
  const answer = await shell.app.inject({
    method: 'POST',
    url: '/api/v1/cart/action',
    headers: { cookie: COOKIE, origin: 'https://evil.example', 'content-type': 'text/plain' },
    payload: '{}',
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ status: 403, data: { form: [expect.any(String)] } });
  expect(api.seen).toEqual([]);
});

test('P1 a webhook reaches the API unchanged with its signature headers', async () => {
  const payload = '{ "id":"evt_1",\n "é": "\\u00e9" }';
  const proofs = {
    'stripe-signature': 't=1,v1=ab',
    'x-razorpay-signature': 'a',
    'x-razorpay-event-id': 'b',
    'paypal-transmission-id': 'c',
    'paypal-transmission-time': 'd',
    'paypal-transmission-sig': 'e',
    'paypal-cert-url': 'f',
    'paypal-auth-algo': 'g',
    'verif-hash': 'h',
    'flutterwave-signature': 'i',
    'x-iyz-signature-v3': 'j',
  };
  const headers = { ...proofs, 'content-type': 'application/json', origin: 'https://gateway.example' };
  const answer = await shell.app.inject({ method: 'POST', url: '/api/v1/payment/webhook/stripe', headers, payload });
  expect(answer.json()).toEqual({ received: true });
  expect(api.seen[0]?.body).toBe(payload);
  expect(api.seen[0]?.headers).toMatchObject(proofs);
});

test('P7 a gateway’s cross-site form gets the API’s 303', async () => {
  const answer = await shell.app.inject({
    method: 'POST',
    url: '/api/v1/payment/callback/iyzico?payment=t',
    headers: { origin: 'null', 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'token=x',
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, 'http://shop.test/user/order/7?payment=paid']);
  expect(api.seen[0]?.body).toBe('token=x');
});

test('B1 an HTML page from the API keeps its CSP, other responses get the strictest', async () => {
  const page = await shell.app.inject('/api/v1/payment/hand-over/t');
  expect(page.headers['content-security-policy']).toBe('form-action https://pay.test');
  const call = await shell.app.inject('/api/v1/home');
  expect(call.headers['content-security-policy']).toContain("form-action 'none'");
});

test.each(['http://127.0.0.1:9', undefined])(
  'S214 an unreachable API gives a response without status',
  async (origin) => {
    const down = await startTestShell({ apiOrigin: origin ?? api.origin });
    const answer = await down.app.inject('/api/v1/brands');
    expect([answer.statusCode, answer.json()]).toEqual([502, { message: 'API is down.' }]);
    await down.stop();
  },
);

test('streams an upload unchanged', async () => {
  const payload = Buffer.alloc(3 * 1024 * 1024, 7);
  const answer = await shell.app.inject({
    method: 'POST',
    url: '/api/v1/rating-review/action',
    headers: { ...own, 'content-type': 'multipart/form-data; boundary=x' },
    payload,
  });
  expect(answer.statusCode).toBe(200);
  expect(api.seen[0]?.body).toHaveLength(payload.length);
});

test('images keep their caching and format and can be shown by other origins', async () => {
  const answer = await shell.app.inject({ url: '/media/lamp.webp', headers: { accept: 'image/avif', cookie: COOKIE } });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept',
  });
  expect(api.seen[0]?.headers.accept).toBe('image/avif');
  expect(api.seen[0]?.headers).not.toHaveProperty('authorization');
});

test.each(['/api/v1/home', '/media/half.webp'])(
  'issue 15 %s that breaks off halfway is 502, as short responses are buffered',
  async (path) => {
    const before = api.answers[path];
    api.answers[path] = (_, response) => {
      const head = { 'content-type': path.startsWith('/media') ? 'image/avif' : 'application/json', etag: '"e"' };
      response.writeHead(200, { ...head, 'content-length': '5000' }).write('{');
      setTimeout(() => response.destroy(), 20);
    };
    try {
      const answer = await shell.app.inject(path);
      expect([answer.statusCode, answer.json()]).toEqual([502, { message: 'API is down.' }]);
      expect(answer.headers).not.toHaveProperty('etag');
    } finally {
      if (before) api.answers[path] = before;
      else delete api.answers[path];
    }
  },
);

test('A1 logs no token, query, body or tracking code', async () => {
  await shell.app.inject({ url: '/api/v1/user/profile?user_token=guest-secret', headers: { ...own, cookie: COOKIE } });
  await shell.app.inject({
    method: 'POST',
    url: '/api/v1/user/signin',
    headers: own,
    payload: { password: 'pass-secret' },
  });
  const post = (call: string, payload: object | string) =>
    shell.app.inject({ method: 'POST', url: `/api/v1/${call}`, headers: { ...own, cookie: COOKIE }, payload });
  const secrets = { user_token: 'guest-secret', code: 'mailed-secret', password: 'pass-secret' };
  for (const call of ['user/verify', 'user/update-user-password', 'user/logout', 'cart/by-user', 'broken'])
    await post(call, secrets);
  await shell.app.inject({ url: '/api/v1/brands?user_token=guest-secret' });
  await shell.app.inject({ url: '/api/v1/user/profile', headers: { ...own, 'user-token': 'guest-secret' } });
  await post('user/signin', '{"password":"pass-secret"');
  await post(`user/verify?${new URLSearchParams(secrets)}`, secrets);
  await shell.app.inject({ url: `/user/orders?token=${TOKEN}`, headers: { cookie: COOKIE } });
  await shell.app.inject({ url: '/social-callback?code=code-secret', headers: { cookie: COOKIE } });
  await shell.app.inject('/api/v1/payment/hand-over/payment-secret');
  await shell.app.inject('/api/v1/track-order/order-secret');
  const log = shell.logged.join('');
  expect(log).toContain('/api/v1/user/profile');
  expect(log).toContain('releaseSet');
  expect(log).toContain('API does not answer');
  for (const secret of [TOKEN, 'guest', 'mailed', 'pass', 'code', 'payment', 'order'])
    expect(log).not.toContain(secret === TOKEN ? secret : `${secret}-secret`);
});

test('A1 A2 a trailing slash bypasses no guard', async () => {
  const away = await shell.app.inject({
    url: '/api/v1/user/logout/',
    headers: { cookie: COOKIE, 'sec-fetch-site': 'cross-site' },
  });
  expect([away.statusCode, api.seen.length]).toEqual([403, 0]);
  const signin = await shell.app.inject({ method: 'POST', url: '/api/v1/user/signin/', headers: own, payload: '{}' });
  expect([signin.statusCode, api.seen[0]?.url]).toEqual([200, '/api/v1/user/signin']);
  expect(signin.body).not.toContain(TOKEN);
  expect(cookies(signin.headers['set-cookie']).join()).toContain(TOKEN);
});
