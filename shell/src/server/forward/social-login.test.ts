import { type FakeApi, json, startFakeApi, success } from '../testing/fake-api';
import { startTestShell, type TestShell } from '../testing/test-shell';

const TOKEN = 'secret-token-0123456789';
const REDIRECT = '/api/v1/user/social-login/redirect/google';
const RETURN = '/api/v1/user/social-login/callback/google';
const FINISH = '/api/v1/user/social-login/finish';
const own = { origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' };
const VALUE = 'v'.repeat(43);
const COOKIE = `frontend_social_login=${VALUE}`;
let leadsTo = '';
let api: FakeApi;
let shell: TestShell;

beforeAll(async () => {
  const lead = (_: unknown, response: Parameters<FakeApi['answers'][string]>[1]) =>
    void response.writeHead(303, { location: leadsTo }).end();
  api = await startFakeApi({
    [REDIRECT]: lead,
    [RETURN]: lead,
    '/api/v1/home': lead,
    [FINISH]: (_, response) => json(response, success({ token: TOKEN, expires_in: 3600, id: 7, name: 'Ada' })),
    '/api/v1/cart/by-user': (_, response) => json(response, success({})),
  });
  shell = await startTestShell({ apiOrigin: api.origin });
});
afterAll(async () => {
  await shell.stop();
  await api.stop();
});
beforeEach(() => {
  api.seen.length = 0;
  leadsTo = 'https://provider.example/auth?state=s';
});
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []].flat().join('\n');
const browserValue = () => api.seen[0]?.headers['x-social-browser'];

test('S026 A7 a login starts with an HttpOnly value for this browser', async () => {
  const answer = await shell.app.inject({ url: REDIRECT, headers: { 'sec-fetch-site': 'same-origin' } });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, leadsTo]);
  const [, value, rest] = /^frontend_social_login=([\w-]{43}); (.*)$/.exec(cookiesOf(answer)) ?? [];
  expect(rest).toBe('Max-Age=720; Path=/; HttpOnly; SameSite=Lax');
  expect(browserValue()).toBe(value);
});

test('A7 each browser has its own value, shared by its tabs', async () => {
  const first = cookiesOf(await shell.app.inject({ url: REDIRECT }));
  expect(cookiesOf(await shell.app.inject({ url: REDIRECT }))).not.toBe(first);
  api.seen.length = 0;
  expect(cookiesOf(await shell.app.inject({ url: REDIRECT, headers: { cookie: COOKIE } }))).toContain(COOKIE);
  expect(browserValue()).toBe(VALUE);
});

test('A7 no call receives a value sent by the browser, and an invalid one is replaced', async () => {
  for (const url of [REDIRECT, RETURN, '/api/v1/cart/by-user'])
    await shell.app.inject({
      url,
      headers: { 'x-social-browser': 'a'.repeat(43), cookie: 'frontend_social_login=short' },
    });
  expect(api.seen.map(({ headers }) => headers['x-social-browser'])).toEqual([
    expect.not.stringMatching(/^(a+|short)$/),
    undefined,
    undefined,
  ]);
});

test('A7 only return and finish send the value', async () => {
  leadsTo = 'http://shop.test/social-callback';
  const back = await shell.app.inject({ url: `${RETURN}?code=c&state=s`, headers: { cookie: COOKIE } });
  expect([back.headers.location, cookiesOf(back)]).toEqual([leadsTo, '']);
  await shell.app.inject({ method: 'POST', url: FINISH, headers: { ...own, cookie: COOKIE }, payload: '{}' });
  await shell.app.inject({ url: '/api/v1/cart/by-user', headers: { cookie: COOKIE } });
  expect(api.seen.map(({ headers }) => headers['x-social-browser'])).toEqual([VALUE, VALUE, undefined]);
});

test('S171 D37 finishing moves the token into the session cookie and clears the value', async () => {
  const answer = await shell.app.inject({
    method: 'POST',
    url: FINISH,
    headers: { ...own, cookie: COOKIE },
    payload: '{}',
  });
  expect(answer.json().data).toMatchObject({ id: 7, name: 'Ada' });
  expect(answer.body).not.toContain(TOKEN);
  const cookies = cookiesOf(answer);
  expect(cookies).toContain(`frontend_session=${TOKEN}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax`);
  expect(cookies).toContain('frontend_social_login=; Max-Age=0; Path=/');
});

test('A7 under https the value has the __Host- prefix', async () => {
  const secure = await startTestShell({ apiOrigin: api.origin, publicOrigin: 'https://shop.test' });
  const cookie = cookiesOf(await secure.app.inject({ url: REDIRECT }));
  await secure.stop();
  expect(cookie).toMatch(
    /^__Host-frontend_social_login=[\w-]{43}; Max-Age=720; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('A7 no other site can start or finish a login', async () => {
  const begun = await shell.app.inject({ url: REDIRECT, headers: { 'sec-fetch-site': 'cross-site' } });
  const finished = await shell.app.inject({
    method: 'POST',
    url: FINISH,
    headers: { origin: 'https://evil.example', cookie: COOKIE },
    payload: '{}',
  });
  expect([begun.statusCode, finished.statusCode, api.seen.length]).toEqual([403, 403, 0]);
});

test.each([
  ['a return to another site', RETURN, 'https://evil.example/'],
  ['a return to a host that only starts like the shop’s', RETURN, 'http://shop.test.evil.example/'],
  ['a login at a URL that is not http', REDIRECT, 'javascript:alert(1)'],
  ['a call without a redirect target', '/api/v1/home', 'https://evil.example/'],
])('A7 rejects the redirect: %s', async (_, url, location) => {
  leadsTo = location;
  const answer = await shell.app.inject({ url, headers: { cookie: COOKIE } });
  expect(answer.statusCode).toBe(502);
  expect(answer.headers).not.toHaveProperty('location');
});

test('A7 under https rejects a provider without TLS', async () => {
  leadsTo = 'http://provider.example/auth';
  const secure = await startTestShell({ apiOrigin: api.origin, publicOrigin: 'https://shop.test' });
  const answer = await secure.app.inject({ url: REDIRECT });
  await secure.stop();
  expect(answer.statusCode).toBe(502);
});

test('D37 logs neither code, state nor the value', async () => {
  leadsTo = 'http://shop.test/social-callback';
  await shell.app.inject({ url: `${RETURN}?code=code-secret&state=state-secret`, headers: { cookie: COOKIE } });
  const log = shell.logged.join('');
  expect(log).toContain(RETURN);
  for (const secret of ['code-secret', 'state-secret', VALUE, TOKEN]) expect(log).not.toContain(secret);
});
