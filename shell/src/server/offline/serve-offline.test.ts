import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import Fastify from 'fastify';
import { aCommon } from 'shared-kernel/testing/a-common';
import { readConfig } from '../config';
import { serveManifest } from './serve-manifest';
import { serveWorker } from './serve-worker';
import { tintIcon } from './tint-icon';

let primary = '#0f766e';
const site = {
  get: async () => {
    const common = aCommon();
    return { common: { ...common, site_setting: { ...common.site_setting, primary_color: primary } }, texts: {} };
  },
};
const ICONS = path.join(__dirname, '../../../icons');
const icon = (name: string) => (name === 'apple-touch-icon.png' ? undefined : fs.readFileSync(path.join(ICONS, name)));
async function ask(url: string, worker?: string) {
  const app = Fastify();
  serveWorker(app, { worker, site });
  serveManifest(app, { site, icon });
  return app.inject(url);
}

test('R7 the worker is revalidated at every visit and may connect only to the shop', async () => {
  const { body, headers } = await ask('/worker.js', 'work();');
  expect(body).toBe('work();');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; connect-src 'self';/);
});

test('R7 when the operator disables offline pages, the worker clears its cache and unregisters', async () => {
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

test.each(['#0f766e', '#111827'])('S226 icons and theme use the colour of the settings: %s', async (colour) => {
  primary = colour;
  const { theme_color, icons } = (await ask('/manifest.webmanifest')).json();
  expect(theme_color).toBe(colour);
  expect((await ask('/favicon.svg')).body).toContain(`fill="${colour}"`);
  for (const { src } of icons) {
    const png = (await ask(src)).rawPayload;
    const start = png.indexOf('PLTE') + 4;
    const end = start + png.readUInt32BE(start - 8);
    const palette = png.subarray(start, end).toString('hex').match(/.{6}/g);
    expect(palette).toEqual(expect.arrayContaining([colour.slice(1), 'ffffff']));
    expect(palette).not.toContain('7c3aed');
    expect(png.readUInt32BE(end)).toBe(zlib.crc32(png.subarray(start - 4, end)));
  }
});

test('leaves an icon without a palette unchanged', () => {
  const own = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  expect(tintIcon(own, '#0f766e')).toBe(own);
});

test('serves the manifest’s icons, and 404 for a missing one', async () => {
  expect((await ask('/icons/icon-192.png')).headers['content-type']).toBe('image/png');
  expect((await ask('/apple-touch-icon.png')).statusCode).toBe(404);
});
