import { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { releaseSet } from '../releases/release-set';
import { type FakeApi, startFakeApi } from '../testing/fake-api';
import { answering, container, putVersion } from '../testing/fake-remotes';
import { rawGet, rawRequest } from '../testing/raw-request';
import { startTestShell, type TestShell } from '../testing/test-shell';
import { type KeptPage, keepablePage } from './kept-page';
import { pageKey } from './page-key';
import { KeptPages } from './send-kept';

let api: FakeApi;
let shell: TestShell;
let port: number;
/** requests that reached the router */
let routed = 0;

beforeAll(async () => {
  api = await startFakeApi();
  shell = await startTestShell({ apiOrigin: api.origin, pageFreshMs: 60_000 });
  const page = container(answering({ html: '<p>lamps and more lamps</p>'.repeat(50) }));
  await shell.release({ 'mfe-catalog': putVersion(shell.store, 'mfe-catalog', '1.0.0', page) });
  shell.app.addHook('onRequest', async () => {
    routed += 1;
  });
  await shell.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shell.app.server.address() as AddressInfo).port;
  for (const url of ['/', '/fr/brands', '/brands', '/x/products?page=2'])
    for (const coding of ['br', 'gzip']) await shell.app.inject({ url, headers: { 'accept-encoding': coding } });
});
afterAll(async () => {
  await shell.stop();
  await api.stop();
});

const PER_ANSWER = { date: '', 'x-request-id': '', connection: '', 'keep-alive': '' };
/** The same request over a connection and through the router. @returns both responses, and whether the first reached the router */
async function bothWays(method: 'GET' | 'HEAD', url: string, headers: Record<string, string>) {
  const before = routed;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const sent = await rawGet(port, url, lines, method);
  const byRouter = routed > before;
  const routedAnswer = await shell.app.inject({ method, url, headers: { host: 'shop.test', ...headers } });
  return {
    byRouter,
    sent: { status: sent.status, headers: { ...sent.headers, ...PER_ANSWER } },
    expected: { status: routedAnswer.statusCode, headers: { ...routedAnswer.headers, ...PER_ANSWER } },
  };
}
const etagOf = async (url: string) => String((await shell.app.inject(url)).headers.etag);

test.each<[string, Record<string, string>]>([
  ['/brands', { 'accept-encoding': 'br' }],
  ['/brands', { 'accept-encoding': 'gzip', cookie: 'frontend_session=abcdefgh12345678; currentLanguage=ar' }],
  ['/fr/brands', { 'accept-encoding': 'gzip, br', 'accept-language': 'tr' }],
  ['/x/products?page=2', { 'accept-encoding': 'br', 'if-none-match': 'W/"other"' }],
  ['/', { 'accept-encoding': 'br' }],
  ['/', { 'accept-encoding': 'br', cookie: 'currentLanguage=en', 'accept-language': 'fr' }],
])('serves %s to %j without the router, as the router would', async (url, headers) => {
  const { byRouter, sent, expected } = await bothWays('GET', url, headers);
  expect(sent).toEqual(expected);
  expect([expected.status, byRouter]).toEqual([200, false]);
});

test('responds 304 without the router, as the router would', async () => {
  const headers = { 'accept-encoding': 'br', 'if-none-match': `"x", ${await etagOf('/brands')}` };
  const { byRouter, sent, expected } = await bothWays('GET', '/brands', headers);
  expect(sent).toEqual(expected);
  expect([expected.status, byRouter]).toEqual([304, false]);
});

test.each<[string, 'GET' | 'HEAD', string, Record<string, string>, number]>([
  ['another method', 'HEAD', '/brands', { 'accept-encoding': 'br' }, 200],
  ['an encoding not requested before', 'GET', '/brands', {}, 200],
  ['a campaign parameter', 'GET', '/brands?utm_source=mail', { 'accept-encoding': 'br' }, 200],
  ['home of a visitor with another language', 'GET', '/', { 'accept-language': 'fr' }, 302],
  ['home of a visitor who chose another language', 'GET', '/', { cookie: 'currentLanguage=ar' }, 302],
])('leaves to the router: %s', async (_, method, url, headers, status) => {
  const { byRouter, sent } = await bothWays(method, url, headers);
  expect([sent.status, byRouter]).toEqual([status, true]);
});

test('leaves a request with two hosts to the router', async () => {
  const head = ['GET /brands HTTP/1.1', 'Host: shop.test', 'Host: evil.test', 'Connection: close'];
  expect((await rawRequest(port, head)).status).toBe(400);
});

test('counts and logs what it serves', async () => {
  const counted = async () =>
    /^souk_pages_total\{result="fresh".* (\d+)$/m.exec((await shell.ops.inject('/metrics')).body)?.[1];
  const before = Number(await counted());
  const { headers } = await rawGet(port, '/fr/brands', ['accept-encoding: br']);
  expect(Number(await counted())).toBe(before + 1);
  const line = shell.logged.map((one) => JSON.parse(one)).find(({ reqId }) => reqId === headers['x-request-id']);
  expect(line).toMatchObject({ method: 'GET', path: '/fr/brands', status: 200, msg: 'page' });
});

describe('a cached page', () => {
  const kept = (page: Partial<KeptPage> = {}): KeptPage => ({
    ...keepablePage({ status: 200, headers: { 'content-type': 'text/html' }, html: 'lamps', releaseSet: 'r' }),
    forEverybody: { language: 'en' },
    ...page,
  });
  const send = (page: KeptPage, { open = true, siteFresh = true } = {}) => {
    const sender = new KeptPages({
      cache: { fresh: (key) => (key === pageKey(releaseSet({}).name, '/brands') ? page : undefined) },
      releases: { current: () => releaseSet({}) },
      site: { isFresh: () => siteFresh, languages: () => LANGUAGES },
      headers: {},
      open: () => open,
      onSent: () => {},
    });
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: 'GET', url: '/brands', rawHeaders: ['Host', 'shop.test'] });
    return sender.send(request, new ServerResponse(request));
  };

  test('is served', () => expect(send(kept())).toBe(true));
  test('with a guard is left to the router', () => {
    const { forEverybody: _, ...guarded } = kept();
    expect(send(guarded)).toBe(false);
  });
  test('is left to the router while the server ends', () => expect(send(kept(), { open: false })).toBe(false));
  test('is left to the router when site data are due for a reload', () =>
    expect(send(kept(), { siteFresh: false })).toBe(false));
});
