import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type FakeApi, startFakeApi } from './testing/fake-api';
import { answering, container, entryOf, putFiles, putVersion } from './testing/fake-remotes';
import { startTestShell, type TestShell } from './testing/test-shell';
import { until } from './testing/until';

let api: FakeApi;
let shell: TestShell;
beforeEach(async () => {
  api = await startFakeApi();
  shell = await startTestShell({ apiOrigin: api.origin });
  await shell.release(
    {
      'mfe-catalog': putVersion(shell.store, 'mfe-catalog', '1.0.0', container(answering({}))),
    },
    { withdrawn: ['mfe-content'] },
  );
});
afterEach(async () => {
  await shell.stop();
  await api.stop();
});
const ask = (url: string) => shell.ops.inject(url);
const get = (url: string, headers: Record<string, string> = {}) => shell.app.inject({ url, headers });

/** URL of a file of the live version, and of another version, with bytes that no other version has. */
const LIVE = '/remotes/mfe-catalog/home.0a1b2c3d.js';
const OLD = '/remotes/mfe-catalog/home.00000000.js';
const putOldVersion = () =>
  putFiles(shell.store, 'mfe-catalog', '0.9.0', { 'browser/home.00000000.js': `// ${'old '.repeat(400)}` });
const inStore = (address: string) => path.join(shell.store, 'mfe-catalog/browser', path.basename(address));

describe('files', () => {
  test('a version stays available after the next one goes live', async () => {
    await shell.release({
      'mfe-catalog': putVersion(shell.store, 'mfe-catalog', '1.1.0', container(answering({}))),
    });
    const answer = await get(`/remotes/mfe-catalog/${entryOf('1.0.0')}?x`, { 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
  });

  test.each([
    '/remotes/mfe-catalog/gone.0a1b2c3d.js',
    '/remotes/mfe-nothing/home.0a1b2c3d.js',
    '/remotes/shell/main.0a1b2c3d.js',
    '/remotes/mfe-catalog/home.0a1b2c3d.js.sha384',
    '/remotes/mfe-catalog/1.0.0/server/remoteEntry.js',
    '/remotes/mfe-catalog/1.0.0/assets.json',
    '/remotes/mfe-catalog/1.0.0.json',
    '/remotes/mfe-catalog/%2e%2e/1.0.0/server/remoteEntry.js',
    '/remotes/mfe-catalog/..%2f..%2freleases.json',
    '/remotes/',
    '/assets/gone.js',
    '/assets/..%2fpackage.json',
  ])('missing %s gives an uncached 404 and no page', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([404, 'no-store', 'not found']);
    expect(answer.headers['content-type']).toContain('text/plain');
  });

  test('serves precompressed files, but not under their own name', async () => {
    putOldVersion();
    const packed = gzipSync(fs.readFileSync(inStore(OLD)), { level: 1 });
    fs.writeFileSync(`${inStore(OLD)}.gz`, packed);
    expect((await get(OLD, { 'accept-encoding': 'gzip' })).rawPayload).toEqual(packed);
    expect((await get(`${OLD}.gz`)).statusCode).toBe(404);
  });

  test('a file that was missing is served once it exists', async () => {
    expect((await get(OLD)).statusCode).toBe(404);
    putOldVersion();
    expect((await get(OLD)).statusCode).toBe(200);
  });

  test('only files with a hash in their name are cached permanently', async () => {
    putFiles(shell.store, 'mfe-catalog', '0.8.0', { 'browser/home.js': '1;' });
    expect((await get('/remotes/mfe-catalog/home.js')).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
    expect((await get(LIVE)).headers['cache-control']).toContain('immutable');
  });

  test.each([LIVE, OLD])('S2 refuses %s with one changed byte', async (url) => {
    putOldVersion();
    const full = inStore(url);
    const bytes = fs.readFileSync(full);
    const tampered = Buffer.from(bytes);
    tampered[tampered.length >> 1] = (tampered[tampered.length >> 1] ?? 0) ^ 1;
    fs.writeFileSync(full, tampered);
    for (const coding of ['identity', 'br', 'gzip']) {
      const answer = await get(url, { 'accept-encoding': coding });
      // the shell caches the live set on its own disk, and sends those bytes
      if (url === LIVE && answer.statusCode === 200) {
        expect((await get(url)).rawPayload).toEqual(bytes);
        continue;
      }
      expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([404, 'no-store', 'not found']);
      const isReport = (line: string) => line.includes('tampered file') && line.includes(path.basename(url));
      expect(shell.logged.some(isReport)).toBe(true);
    }
    fs.writeFileSync(full, bytes);
    expect((await get(url)).rawPayload).toEqual(bytes);
  });

  test('S2 refuses a file that no published version names', async () => {
    putOldVersion();
    fs.rmSync(`${inStore(OLD)}.sha384`);
    expect((await get(OLD)).statusCode).toBe(404);
    fs.writeFileSync(`${inStore(OLD)}.sha384`, 'sha384-of-something');
    expect((await get(OLD)).statusCode).toBe(404);
    putOldVersion();
    expect((await get(OLD)).statusCode).toBe(200);
  });

  test('the shell’s own hashed files are immutable', async () => {
    expect((await get('/assets/main.0a1b2c3d.js')).headers['cache-control']).toContain('immutable');
  });
});

test.each([
  '/',
  '/nowhere/at/all',
  '/en/x',
  '/login',
  '/assets/gone.js',
  '/api/v1/common',
  '/robots.txt',
  '/health',
  '/favicon.svg',
  '/worker.js',
  '/offline.css',
  '/manifest.webmanifest',
  '/ar/manifest.webmanifest',
  '/icons/icon-192.png',
])('every answer has security headers: %s', async (url) => {
  const { headers } = await get(url);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers).not.toHaveProperty('server');
});

describe('health', () => {
  test.each(['/ready', '/metrics', '/metrics/', '/Ready', '/en/metrics'])(
    'O4 %s is not served on the public port',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      // a 404 page, or a redirect to one
      expect([301, 404]).toContain(statusCode);
      if (statusCode === 301) expect((await get(String(headers.location))).statusCode).toBe(404);
      expect([body.includes('souk_request'), body.includes('draining')]).toEqual([false, false]);
    },
  );

  test('O4 the operations port serves nothing else', async () => {
    for (const url of ['/', '/api/v1/common', LIVE]) expect((await ask(url)).statusCode).toBe(404);
    expect((await ask('/health')).json()).toEqual({ status: 'ok' });
  });

  test('is ready with API and remotes', async () => {
    // an API that takes more than a second counts as down until the next check; a version takes time to load
    await until('ready with an API', async () => {
      const { ready, api } = (await ask('/ready')).json();
      return ready && api;
    });
    const answer = await ask('/ready');
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { ready: true, degraded: [] }]);
  });

  test('issue 15 is not ready before its port is open, so a load balancer keeps other shells running', async () => {
    await until('ready but for the port', async () => (await ask('/ready')).json().ready);
    const port = shell.openLater();
    expect((await ask('/ready')).json()).toMatchObject({ ready: false, reasons: ['the port is not open yet'] });
    expect((await shell.readiness()).ready).toBe(true);
    port.opened();
    expect((await ask('/ready')).statusCode).toBe(200);
  });

  test('is alive but not ready without API and site data', async () => {
    const down = await startTestShell({ apiOrigin: 'http://127.0.0.1:9' });
    expect((await down.ops.inject('/ready')).statusCode).toBe(503);
    expect((await down.app.inject('/health')).statusCode).toBe(200);
    await down.stop();
  });

  test('is not ready while draining, and still serves', async () => {
    shell.drain();
    expect((await ask('/ready')).statusCode).toBe(503);
    expect((await get('/')).statusCode).toBe(200);
  });
});

test('unknown URLs create no metric series', async () => {
  for (let i = 0; i < 50; i++) await get(`/stranger-${i}/${i}`);
  const lines = (await ask('/metrics')).body.split('\n').filter((line) => line.startsWith('souk_'));
  expect(lines.length).toBeLessThan(60);
  expect(lines.join()).not.toContain('stranger');
});

test('S071 pages of a remote that was never released are 404', async () => {
  expect((await get('/cart')).statusCode).toBe(404);
});

test('logs a repeated warning once', async () => {
  for (let i = 0; i < 20; i++) await get(`/page/faq?page=${i}`);
  expect(shell.logged.filter((line) => line.includes('empty slot'))).toHaveLength(1);
});
