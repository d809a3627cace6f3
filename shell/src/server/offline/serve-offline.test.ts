import Fastify from 'fastify';
import { aCommon } from 'shared-kernel/testing/a-common';
import { readConfig } from '../config';
import { serveManifest } from './serve-manifest';
import { serveWorker } from './serve-worker';

const site = { get: async () => ({ common: aCommon(), texts: {} }) };
const icon = (name: string) => (name === 'icon-192.png' ? Buffer.from('picture') : undefined);
async function ask(url: string, worker?: string) {
  const app = Fastify();
  serveWorker(app, { worker, site });
  serveManifest(app, { site, icon });
  return app.inject(url);
}

test('R7 the worker is asked for anew at every visit, and may reach the shop alone', async () => {
  const { body, headers } = await ask('/worker.js', 'work();');
  expect(body).toBe('work();');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; connect-src 'self';/);
});

test('R7 where the operator wants none, the worker drops what was kept and leaves', async () => {
  expect(readConfig({ OFFLINE_PAGES: 'off' }).offlinePages).toBe('off');
  expect(() => readConfig({ OFFLINE_PAGES: 'no' })).toThrow('OFFLINE_PAGES=no is neither on nor off');
  const { body } = await ask('/worker.js');
  const done: Promise<unknown>[] = [];
  const caches = { keys: async () => ['souk-pages-1', 'other'], delete: jest.fn(async () => true) };
  const unregister = jest.fn(async () => true);
  const self = {
    addEventListener: (type: string, run: (event: object) => void) =>
      type === 'activate' && run({ waitUntil: (work: Promise<unknown>) => done.push(work) }),
    registration: { unregister },
  };
  new Function('self', 'caches', body)(self, caches);
  await Promise.all(done);
  expect(caches.delete.mock.calls).toEqual([['souk-pages-1']]);
  expect(unregister).toHaveBeenCalledTimes(1);
});

test.each([
  ['/manifest.webmanifest', 'en', 'ltr', '/'],
  ['/ar/manifest.webmanifest', 'ar', 'rtl', '/ar'],
])('S005 %s installs the shop in its language', async (url, lang, dir, start_url) => {
  const answer = await ask(url);
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.json()).toMatchObject({
    id: '/',
    name: aCommon().site_setting.site_name,
    lang,
    dir,
    start_url,
    scope: '/',
  });
});

test('the manifest’s pictures are there, and one that is missing is no page', async () => {
  expect((await ask('/icons/icon-192.png')).headers['content-type']).toBe('image/png');
  expect((await ask('/apple-touch-icon.png')).statusCode).toBe(404);
});
