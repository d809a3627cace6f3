import fs from 'node:fs';
import path from 'node:path';
import { sha384 } from './remotes/artifact-store';
import { type FakeApi, startFakeApi } from './testing/fake-api';
import { answering, container, putVersion } from './testing/fake-remotes';
import { startTestShell, type TestShell } from './testing/test-shell';
import { until } from './testing/until';

let api: FakeApi;
let shell: TestShell;
beforeEach(async () => {
  api = await startFakeApi();
  shell = await startTestShell({ apiOrigin: api.origin });
  await shell.release({
    'mfe-catalog': putVersion(shell.store, 'mfe-catalog', '1.0.0', container(answering({}))),
  });
});
afterEach(async () => {
  await shell.stop();
  await api.stop();
});
const ask = (url: string) => shell.ops.inject(url);
const get = (url: string, headers: Record<string, string> = {}) => shell.app.inject({ url, headers });

/** A version that was never live, with bytes that no other has: what the shell keeps of the live set does not help it. */
function putOldVersion(store: string, version: string): void {
  const { files } = putVersion(store, 'mfe-catalog', version, '1;');
  const hashes = Object.keys(files).map((file) => {
    const full = path.join(store, 'mfe-catalog', version, file);
    fs.appendFileSync(full, `\n// ${version}`);
    return [file, sha384(fs.readFileSync(full))];
  });
  fs.writeFileSync(path.join(store, 'mfe-catalog', `${version}.json`), JSON.stringify(Object.fromEntries(hashes)));
}

describe('files', () => {
  test('a version stays available after the next one is live', async () => {
    await shell.release({
      'mfe-catalog': putVersion(shell.store, 'mfe-catalog', '1.1.0', container(answering({}))),
    });
    const answer = await get('/remotes/mfe-catalog/1.0.0/browser/home.0a1b2c3d.js?x', { 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
  });

  test.each([
    '/remotes/mfe-catalog/1.0.0/browser/gone.js',
    '/remotes/mfe-catalog/9.9.9/browser/remoteEntry.js',
    '/remotes/mfe-nothing/1.0.0/browser/remoteEntry.js',
    '/remotes/mfe-catalog/1.0.0/server/remoteEntry.js',
    '/remotes/mfe-catalog/1.0.0/browser/%2e%2e/server/remoteEntry.js',
    '/remotes/mfe-catalog/1.0.0/browser/..%2f..%2f..%2freleases.json',
    '/remotes/mfe-catalog/%2e%2e/browser/x.js',
    '/remotes/',
    '/assets/gone.js',
    '/assets/..%2fpackage.json',
  ])('missing %s gives an uncached 404 and no page', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([404, 'no-store', 'not found']);
    expect(answer.headers['content-type']).toContain('text/plain');
  });

  test('a file that was missing is served once it exists', async () => {
    putOldVersion(shell.store, '0.9.0');
    const url = '/remotes/mfe-catalog/0.9.0/browser/home.0a1b2c3d.js';
    const file = path.join(shell.store, 'mfe-catalog/0.9.0/browser/home.0a1b2c3d.js');
    fs.renameSync(file, `${file}.away`);
    expect((await get(url)).statusCode).toBe(404);
    fs.renameSync(`${file}.away`, file);
    expect((await get(url)).statusCode).toBe(200);
  });

  describe.each(['1.0.0', '0.9.0'])('of version %s', (version) => {
    test.each(['remoteEntry.js', 'lifecycles.0a1b2c3d.js', 'home.0a1b2c3d.js', 'assets.json'])(
      'S2 refuses %s with one changed byte',
      async (file) => {
        if (version === '0.9.0') putOldVersion(shell.store, version);
        const full = path.join(shell.store, 'mfe-catalog', version, 'browser', file);
        const url = `/remotes/mfe-catalog/${version}/browser/${file}`;
        const bytes = fs.readFileSync(full);
        const tampered = Buffer.from(bytes);
        tampered[tampered.length >> 1] = (tampered[tampered.length >> 1] ?? 0) ^ 1;
        fs.writeFileSync(full, tampered);
        for (const coding of ['identity', 'br', 'gzip']) {
          const answer = await get(url, { 'accept-encoding': coding });
          // the shell keeps the set that is live on its own disk, and sends those bytes
          if (version === '1.0.0' && answer.statusCode === 200) {
            expect((await get(url)).rawPayload).toEqual(bytes);
            continue;
          }
          expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([
            404,
            'no-store',
            'not found',
          ]);
          expect(shell.logged.some((line) => line.includes('tampered file') && line.includes(file))).toBe(true);
        }
        fs.writeFileSync(full, bytes);
        expect((await get(url)).rawPayload).toEqual(bytes);
      },
    );
  });

  test('S2 refuses a file that the release record does not list', async () => {
    fs.writeFileSync(path.join(shell.store, 'mfe-catalog/1.0.0/browser/added.js'), 'evil()');
    expect((await get('/remotes/mfe-catalog/1.0.0/browser/added.js')).statusCode).toBe(404);
    putVersion(shell.store, 'mfe-catalog', '0.9.0', '1;');
    expect((await get('/remotes/mfe-catalog/0.9.0/browser/remoteEntry.js')).statusCode).toBe(200);
    putVersion(shell.store, 'mfe-catalog', '0.8.0', '1;');
    fs.rmSync(path.join(shell.store, 'mfe-catalog/0.8.0.json'));
    expect((await get('/remotes/mfe-catalog/0.8.0/browser/remoteEntry.js')).statusCode).toBe(404);
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
      // a page that does not exist, or a redirect to one
      expect([301, 404]).toContain(statusCode);
      if (statusCode === 301) expect((await get(String(headers.location))).statusCode).toBe(404);
      expect([body.includes('souk_request'), body.includes('draining')]).toEqual([false, false]);
    },
  );

  test('O4 the operations port serves nothing else', async () => {
    for (const url of ['/', '/api/v1/common', '/remotes/mfe-catalog/1.0.0/browser/remoteEntry.js'])
      expect((await ask(url)).statusCode).toBe(404);
    expect((await ask('/health')).json()).toEqual({ status: 'ok' });
  });

  test('is ready with API and remotes', async () => {
    // an API that takes more than a second counts as away, until it is asked again; a version takes its time to load
    await until('ready with an API', async () => {
      const { ready, api } = (await ask('/ready')).json();
      return ready && api;
    });
    const answer = await ask('/ready');
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { ready: true, degraded: [] }]);
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

test('unknown addresses create no metric series', async () => {
  for (let i = 0; i < 50; i++) await get(`/stranger-${i}/${i}`);
  const lines = (await ask('/metrics')).body.split('\n').filter((line) => line.startsWith('souk_'));
  expect(lines.length).toBeLessThan(60);
  expect(lines.join()).not.toContain('stranger');
});

test('logs a repeated warning once', async () => {
  for (let i = 0; i < 20; i++) await get(`/page/faq?page=${i}`);
  expect(shell.logged.filter((line) => line.includes('empty slot'))).toHaveLength(1);
});
