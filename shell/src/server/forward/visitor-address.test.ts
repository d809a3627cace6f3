import { type FakeApi, json, startFakeApi, success } from '../testing/fake-api';
import { startTestShell } from '../testing/test-shell';

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi({ '/api/v1/home': (_, response) => json(response, success('here')) });
});
afterAll(() => api.stop());

test.each([
  [0, '127.0.0.1', 'without a proxy nobody says who calls'],
  [1, '203.0.113.9', 'one proxy says whom it saw'],
  [2, '198.51.100.4', 'two proxies: the first one says it'],
])('I5 with %i trusted proxies the client of %s is %s', async (proxies, address) => {
  const shell = await startTestShell({ apiOrigin: api.origin, proxies });
  // the first is forged by the visitor, the others were added by the proxies
  const headers = { 'x-forwarded-for': '6.6.6.6, 198.51.100.4, 203.0.113.9' };
  await shell.app.inject({ url: '/api/v1/home', headers });
  expect(api.seen.at(-1)?.headers['x-forwarded-for']).toBe(address);
  await shell.stop();
});
