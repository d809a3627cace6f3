import { type FakeApi, json, startFakeApi, success } from '../testing/fake-api';
import { startTestShell, type TestShell } from '../testing/test-shell';

const TOKEN = 'secret-token-0123456789';
const DEVICE = `${'i'.repeat(22)}.${'s'.repeat(43)}`;
const COOKIE = `frontend_known_device=${DEVICE}`;
const own = { origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' };
const LOGINS = ['user/signin', 'user/verify', 'user/social-login/finish'];
const OTHERS = ['user/forgot-password', 'user/update-password', 'user/update-user-password'];

let api: FakeApi;
let shell: TestShell;
beforeAll(async () => {
  const answers = [...LOGINS, ...OTHERS, 'cart/action', 'user/logout'].map((call) => [
    `/api/v1/${call}`,
    (_: unknown, response: Parameters<FakeApi['answers'][string]>[1]) =>
      json(
        response,
        success(LOGINS.includes(call) ? { token: TOKEN, expires_in: 3600, device: DEVICE, id: 7, name: 'Ada' } : true),
      ),
  ]);
  api = await startFakeApi(Object.fromEntries(answers));
  shell = await startTestShell({ apiOrigin: api.origin });
});
afterAll(async () => {
  await shell.stop();
  await api.stop();
});
beforeEach(() => {
  api.seen.length = 0;
});
const post = (call: string, headers: Record<string, string> = {}, from = shell) =>
  from.app.inject({ method: 'POST', url: `/api/v1/${call}`, headers: { ...own, ...headers }, payload: {} });
const shown = () => api.seen[0]?.headers['x-known-device'];
const kept = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []].flat().find((cookie) => String(cookie).includes('known_device'));

test.each(LOGINS)('A4 %s stores the device in an HttpOnly cookie, not in the body', async (call) => {
  const answer = await post(call);
  expect(kept(answer)).toBe(`${COOKIE}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax`);
  expect(answer.body).not.toContain(DEVICE);
});

test.each([...LOGINS, ...OTHERS])('A4 %s sends the device to the API', async (call) => {
  await post(call, { cookie: COOKIE });
  expect(shown()).toBe(DEVICE);
});

test('A4 other calls do not send the device, and a browser’s own header is dropped', async () => {
  await post('cart/action', { cookie: COOKIE });
  expect(shown()).toBeUndefined();
  api.seen.length = 0;
  await post('user/signin', { 'x-known-device': DEVICE });
  expect(shown()).toBeUndefined();
});

test('A4 the device survives the end of the session', async () => {
  const headers = { ...own, cookie: `${COOKIE}; frontend_session=${TOKEN}` };
  const answer = await shell.app.inject({ url: '/api/v1/user/logout', headers });
  expect([answer.statusCode, kept(answer)]).toEqual([200, undefined]);
  expect(String(answer.headers['clear-site-data'])).not.toContain('cookies');
});

test('A4 under https the cookie has the __Host- prefix; invalid values are dropped', async () => {
  const safe = await startTestShell({ apiOrigin: api.origin, publicOrigin: 'https://shop.test' });
  const headers = { origin: 'https://shop.test' };
  expect(kept(await post('user/signin', headers, safe))).toMatch(
    /^__Host-frontend_known_device=.*; HttpOnly; Secure; SameSite=Lax$/,
  );
  const before = api.answers['/api/v1/user/signin'];
  api.answers['/api/v1/user/signin'] = (_, response) =>
    json(response, success({ token: TOKEN, expires_in: 3600, device: 'a; Domain=evil' }));
  expect(kept(await post('user/signin'))).toBeUndefined();
  if (before) api.answers['/api/v1/user/signin'] = before;
  await safe.stop();
});
