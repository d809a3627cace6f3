import { type FakeApi, startFakeApi } from '../testing/fake-api';
import { startTestShell, type TestShell } from '../testing/test-shell';

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

const get = (url: string, from = shell) => from.app.inject({ url, headers: { 'accept-encoding': 'identity' } });
const addressIn = (html: string) => /<link rel="preload" as="fetch"[^>]* href="([^"]+)">/.exec(html)?.[1] ?? '';

test('S063 a page’s site data are a separate file that browsers cache permanently', async () => {
  const address = addressIn((await get('/ar/login')).body);
  expect(address).toMatch(/^\/facts\/ar-[0-9a-f]{16}\.json$/);
  const { statusCode, headers, body } = await get(address);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(JSON.parse(body)).toMatchObject({ common: { site_setting: { site_name: 'Souk' } }, texts: {} });
});

test('S063 another shell serves the same data under the same hash', async () => {
  const address = addressIn((await get('/login')).body);
  const other = await startTestShell({ apiOrigin: api.origin });
  const { headers } = await get(address, other);
  await other.stop();
  expect(headers['cache-control']).toContain('immutable');
});

test('S063 an unknown hash gets the current data, uncached', async () => {
  const known = await get(addressIn((await get('/login')).body));
  const { statusCode, headers, body } = await get('/facts/en-0000000000000000.json');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toBe(known.body);
});

test.each(['/facts/xx-0000000000000000.json', '/facts/en-0.json', '/facts/en-0000000000000000.json?a=b'])(
  '%s is 404',
  async (address) => {
    expect((await get(address)).statusCode).toBe(404);
  },
);

test('S070 without site data the response is 503', async () => {
  const lost = await startTestShell({ apiOrigin: 'http://127.0.0.1:9' });
  const { statusCode, headers } = await get('/facts/en-0000000000000000.json', lost);
  await lost.stop();
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
});
