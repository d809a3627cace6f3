import { type FakeApi, json, startFakeApi, success } from './testing/fake-api';
import { REMOTES } from './testing/fake-remotes';
import { startTestShell, type TestShell } from './testing/test-shell';
import { until } from './testing/until';

const own = { origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' };
/** ms; the tested limits are short, all others so long that a test would time out */
const SOON = 100;
/** for requests that have to reach the API first, also on a busy machine */
const A_WHILE = 1500;
const NEVER = 10 * 60_000;

let api: FakeApi;
let shell: TestShell;
/** calls that the shell aborted */
let givenUp: string[];
/** set by a test: paths that never get a response */
let hangs = (_path: string) => false;
const hang: FakeApi['answers'][string] = ({ url }, response) =>
  void response.on('close', () => givenUp.push(url.split('?')[0] ?? ''));
const orHang =
  (answer: FakeApi['answers'][string]): FakeApi['answers'][string] =>
  (call, response) =>
    (hangs(call.url) ? hang : answer)(call, response);

beforeEach(async () => {
  givenUp = [];
  hangs = () => true;
  api = await startFakeApi({
    '/api/v1/home': hang,
    '/api/v1/cart/action': hang,
    '/api/v1/user/profile': (_, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    '/api/v1/sitemap': hang,
  });
  for (const path of ['/api/v1/common', '/api/v1/localization']) api.answers[path] = orHang(api.answers[path] ?? hang);
});
afterEach(async () => {
  // the API first: the shell stops only when its calls have ended
  await api.stop();
  await shell.stop();
});
const start = async (limits: Parameters<typeof startTestShell>[0] | object) => {
  shell = await startTestShell({
    apiReadMs: NEVER,
    apiWriteMs: NEVER,
    renderMs: NEVER,
    ...limits,
    apiOrigin: api.origin,
  });
  await shell.release({}, { withdrawn: REMOTES });
};

test('S1 a forwarded read without a response times out while a parallel write goes on', async () => {
  await start({ apiReadMs: A_WHILE });
  let written = false;
  const write = shell.app.inject({ method: 'POST', url: '/api/v1/cart/action', headers: own, payload: '{}' });
  void write.then(() => (written = true));
  const read = await shell.app.inject('/api/v1/home');
  expect([read.statusCode, read.json(), read.headers['retry-after']]).toEqual([502, { message: 'API is down.' }, '5']);
  await until('the read is ended at the API too', () => givenUp.includes('/api/v1/home'));
  expect([written, givenUp]).toEqual([false, ['/api/v1/home']]);
});

test('S1 a write without a response has its own timeout', async () => {
  await start({ apiWriteMs: SOON });
  const write = await shell.app.inject({ method: 'POST', url: '/api/v1/cart/action', headers: own, payload: '{}' });
  expect(write.statusCode).toBe(502);
});

test('S1 a read whose response stalls halfway gives 502', async () => {
  await start({ apiReadMs: SOON });
  expect((await shell.app.inject('/api/v1/user/profile')).statusCode).toBe(502);
});

test('S070 the first page of a language is 503 at its deadline while site data are missing', async () => {
  await start({ renderMs: SOON });
  const waited = await shell.app.inject('/fr/login');
  expect([waited.statusCode, waited.headers['retry-after']]).toEqual([503, '5']);
  expect(givenUp).toEqual([]);
});

test('S070 site data that arrive after the deadline serve the next page', async () => {
  const held: (() => void)[] = [];
  api.answers['/api/v1/localization'] = (_, response) => json(response, success({}));
  const common = api.answers['/api/v1/common'];
  hangs = () => false;
  api.answers['/api/v1/common'] = (call, response) => void held.push(() => common?.(call, response));
  await start({ renderMs: A_WHILE });
  expect((await shell.app.inject('/fr/login')).statusCode).toBe(503);
  for (const answer of held.splice(0)) answer();
  await until('the next page is there', async () => (await shell.app.inject('/fr/login')).statusCode === 200);
  expect(api.seen.filter(({ url }) => url === '/api/v1/common')).toHaveLength(1);
});

test('D16 a sitemap that misses the page’s deadline gives 503', async () => {
  hangs = () => false;
  await start({ renderMs: A_WHILE });
  await until('the site data is there', async () => (await shell.app.inject('/login')).statusCode === 200);
  const answer = await shell.app.inject('/sitemap.xml');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '120']);
  expect(api.seen.some(({ url }) => url === '/api/v1/sitemap')).toBe(true);
});
