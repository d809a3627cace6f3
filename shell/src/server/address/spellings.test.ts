import type { AddressInfo } from 'node:net';
import {
  API_SPELLINGS,
  MEDIA_SPELLINGS,
  PAGE_SPELLINGS,
  RELEASED_SPELLINGS,
  REMOTE_SPELLINGS,
} from '../testing/address-corpus';
import { type FakeApi, json, startFakeApi, success } from '../testing/fake-api';
import { answering, container, putVersion } from '../testing/fake-remotes';
import { rawGet, rawRequest } from '../testing/raw-request';
import { startTestShell, type TestShell } from '../testing/test-shell';

let api: FakeApi;
let shell: TestShell;
let port: number;

beforeAll(async () => {
  const picture = (_: unknown, response: Parameters<FakeApi['answers'][string]>[1]) =>
    void response.writeHead(200, { 'content-type': 'image/webp' }).end('picture');
  api = await startFakeApi({
    '/media/lamp.webp': picture,
    '/api/v1/user/logout': (_, response) => json(response, success(true)),
    '/api/v1/gift/redeem': (_, response) => json(response, success(true)),
    '/api/docs/json': (_, response) => json(response, { openapi: '3.1.0' }),
    '/ready': (_, response) => json(response, success(true)),
  });
  shell = await startTestShell({ apiOrigin: api.origin });
  await shell.release(
    {
      'mfe-catalog': putVersion(shell.store, 'mfe-catalog', '1.0.0', container(answering({ html: '<p>catalog</p>' }))),
      'mfe-content': putVersion(shell.store, 'mfe-content', '1.0.0', container(answering({ html: '<p>content</p>' }))),
    },
    { calls: ['GET gift/redeem', 'POST gift/redeem', 'GET card/:code'] },
  );
  await shell.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shell.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await shell.stop();
  await api.stop();
});
beforeEach(() => {
  api.seen.length = 0;
});

const slots = async () =>
  (await shell.ops.inject('/metrics')).body.split('\n').filter((line) => line.startsWith('souk_empty_slots_total{'));

test.each(PAGE_SPELLINGS)('A7 S003 page %s: %s', async (target, result) => {
  const before = await slots();
  const { status, headers, body } = await rawGet(port, target);
  if (result === 'pass') expect(status).toBe(200);
  else if (typeof result === 'string') {
    expect([status, headers.location]).toEqual([301, result]);
    const next = await rawGet(port, String(headers.location));
    expect([200, 302, 404]).toContain(next.status);
  } else {
    expect(status).toBe(result);
    expect(headers).not.toHaveProperty('location');
    expect(body).not.toContain('evil.example');
    expect(headers['cache-control']).toContain('no-store');
  }
  // no page has a link that leads to another host with two slashes
  expect(body).not.toMatch(/(href|src|action)="(\/|\\|&#47;){2}/);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': expect.any(String) });
  expect(await slots()).toEqual(before);
});

test.each(PAGE_SPELLINGS.filter(([, result]) => result !== 'pass'))('A7 rejects a POST to %s', async (target) => {
  const { status, headers } = await rawGet(port, target, ['Content-Length: 0'], 'POST');
  expect([400, 404, 405]).toContain(status);
  expect(headers).not.toHaveProperty('location');
});

const CALLED = [
  'Cookie: frontend_session=secret-token-0123456789',
  'Sec-Fetch-Site: cross-site',
  'Sec-Fetch-Dest: image',
];

test.each([...API_SPELLINGS, ...RELEASED_SPELLINGS, ...MEDIA_SPELLINGS])(
  'A1 A2 %s never reaches the API with any method',
  async (target) => {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'PUT']) {
      const { status, headers } = await rawGet(port, target, [...CALLED, 'Content-Length: 0'], method);
      expect([method, [404, 405].includes(status)]).toEqual([method, true]);
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers['cache-control'] ?? 'no-store').toContain('no-store');
    }
    expect(api.seen.filter(({ url }) => !/^\/api\/v1\/(common|localization)(\?|$)/.test(url))).toEqual([]);
  },
);

test.each(REMOTE_SPELLINGS)('R7 %s is an uncached 404 without a page', async (target) => {
  const { status, headers, body } = await rawGet(port, target);
  expect([status, headers['cache-control'], body]).toEqual([404, 'no-store', 'not found']);
});

test('correctly spelled URLs work', async () => {
  const statusOf = async (target: string) => (await rawGet(port, target)).status;
  expect(await statusOf('/brands')).toBe(200);
  expect(await statusOf('/media/lamp.webp')).toBe(200);
  expect(await statusOf('/remotes/mfe-catalog/home.0a1b2c3d.js')).toBe(200);
  expect(await statusOf('/api/v1/gift/redeem')).toBe(200);
  expect(await statusOf('/api/v1/card/caf%c3%a9?x=%2e%2e/')).toBe(404);
  expect(api.seen.at(-1)?.url).toBe('/api/v1/card/caf%C3%A9?x=%2e%2e/');
  expect(await statusOf('/api/v1/page/caf%c3%a9?x=%2e%2e/')).toBe(404);
  expect(api.seen.at(-1)?.url).toBe('/api/v1/page/caf%C3%A9?x=%2e%2e/');
});

test.each([
  ['two hosts', ['Host: shop.test', 'Host: evil.example']],
  ['the same host twice', ['Host: shop.test', 'Host: shop.test']],
  ['a host with a path', ['Host: shop.test/evil']],
  ['a host with a user', ['Host: user@shop.test']],
  ['a list of hosts', ['Host: shop.test, evil.example']],
  ['an empty host', ['Host:']],
  ['no host', []],
])('A7 rejects a request with %s with 400', async (_, hosts) => {
  const { status, body } = await rawRequest(port, ['GET /brands HTTP/1.1', ...hosts, 'Connection: close']);
  expect(status).toBe(400);
  expect(body).not.toContain('<p>catalog</p>');
});

test.each(['shop.test', 'shop.test:8080', '127.0.0.1', '[::1]:3000', 'xn--bcher-kva.example', 'shop_a'])(
  'accepts the host %s',
  async (host) => {
    expect((await rawRequest(port, ['GET /brands HTTP/1.1', `Host: ${host}`, 'Connection: close'])).status).toBe(200);
  },
);

test('O4 no spelling reaches internal routes', async () => {
  for (const target of ['/ready', '/metrics', '/docs', '/api/docs', '/api/v1/../../ready', '/media/%2e%2e/ready'])
    expect([target, (await rawGet(port, target)).status]).toEqual([target, 404]);
  expect(api.seen.filter(({ url }) => /ready|docs|metrics/.test(url))).toEqual([]);
});
