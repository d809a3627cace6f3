import { gunzipSync } from 'node:zlib';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { SITEMAP_KINDS, type SitemapOverview, type SitemapPart } from 'shared-kernel/contract/sitemap';
import { rowsOf } from 'shared-kernel/rules/routes';
import { shopRoutes } from 'shared-kernel/testing/shop-routes';
import { type Answer, commonData, type FakeApi, json, startFakeApi, success } from '../testing/fake-api';
import { REMOTES } from '../testing/fake-remotes';
import { startTestShell, type TestShell } from '../testing/test-shell';
import { SitemapData } from './sitemap-data';
import { FIXED, fixedPages, listedKinds, parseSitemapName, sitemapPath } from './sitemap-files';

const MOMENT = '2026-03-04T05:06:07.000Z';
const overview: SitemapOverview = {
  part_size: 5000,
  kinds: SITEMAP_KINDS.map((kind) => ({
    kind,
    total: kind === 'products' ? 9000 : kind === 'brands' ? 0 : 1,
    parts: kind === 'products' ? 2 : kind === 'brands' ? 0 : 1,
    updated_at: kind === 'stores' || kind === 'products' ? MOMENT : null,
  })),
};
const parts: Record<string, SitemapPart['entries']> = {
  '1': [
    { path: '/a-b/product/1', updated_at: MOMENT, image: 'a "b".jpg' },
    { path: '/x/brand?brand=1&y=2', updated_at: null },
  ],
  '2': Array.from({ length: 5000 }, (_, i) => ({ path: `/p/product/${i}`, updated_at: MOMENT })),
};
const sitemapPart: Answer = ({ url }, response) => {
  const part = new URL(url, 'http://api').searchParams.get('part') ?? '';
  json(response, success({ entries: parts[part] ?? [] }));
};

let api: FakeApi;
let shell: TestShell;
beforeEach(async () => {
  api = await startFakeApi({
    '/api/v1/sitemap': (_, response) => json(response, success(overview)),
    '/api/v1/sitemap/products': sitemapPart,
    '/api/v1/sitemap/stores': sitemapPart,
  });
  shell = await startTestShell({ apiOrigin: api.origin });
  await shell.release({}, { withdrawn: REMOTES });
});
afterEach(async () => {
  await shell.stop();
  await api.stop();
});
const get = (url: string, headers: Record<string, string> = {}) => shell.app.inject({ url, headers });
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test('D16 the index lists a file per language, kind and part, without empty kinds', async () => {
  const answer = await get('/sitemap.xml', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const french = locs(answer.body).filter((address) => address?.includes('-fr-'));
  expect(french).toEqual([
    'http://shop.test/sitemap-fr-fixed-1.xml',
    'http://shop.test/sitemap-fr-products-1.xml',
    'http://shop.test/sitemap-fr-products-2.xml',
    ...['categories', 'sub-categories', 'collections', 'stores', 'pages', 'flash-sales'].map(
      (kind) => `http://shop.test/sitemap-fr-${kind}-1.xml`,
    ),
  ]);
  expect(locs(answer.body)).toHaveLength(french.length * LANGUAGES.length);
  // the last change of one of several parts is unknown
  expect(answer.body).toContain(`stores-1.xml</loc><lastmod>${MOMENT}</lastmod>`);
  expect(answer.body).not.toContain('products-1.xml</loc><lastmod>');
});

test('D16 an entry has address, languages, last change and image, all escaped', async () => {
  const { body } = await get('/sitemap-ar-products-1.xml');
  expect(locs(body.replace(/<image:image>.*?<\/image:image>/g, ''))).toEqual([
    'http://shop.test/ar/a-b/product/1',
    'http://shop.test/ar/x/brand?brand=1&#38;y=2',
  ]);
  const [first = ''] = body.match(/<url>.*?<\/url>/) ?? [];
  const alternates = [...first.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code, href]) => [code, href]);
  expect(alternates).toEqual([
    ['en', 'http://shop.test/a-b/product/1'],
    ['fr', 'http://shop.test/fr/a-b/product/1'],
    ['ar', 'http://shop.test/ar/a-b/product/1'],
    ['tr', 'http://shop.test/tr/a-b/product/1'],
    ['hi', 'http://shop.test/hi/a-b/product/1'],
    ['x-default', 'http://shop.test/a-b/product/1'],
  ]);
  expect(first).toContain(`<lastmod>${MOMENT}</lastmod>`);
  expect(first).toContain('<image:loc>http://shop.test/media/a%20%22b%22.jpg</image:loc>');
  const parsed = new TextDecoder().decode(Buffer.from(body));
  expect(parsed.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
});

test('omits languages that the shop has disabled', async () => {
  const common = commonData();
  const { en, tr } = common.languages;
  if (!en || !tr) throw new Error('no languages');
  api.answers['/api/v1/common'] = (_, response) => json(response, success({ ...common, languages: { en, tr } }));
  expect((await get('/sitemap.xml')).body).not.toMatch(/sitemap-(fr|ar|hi)-/);
  expect((await get('/sitemap-fr-products-1.xml')).statusCode).toBe(404);
  expect((await get('/sitemap-tr-products-1.xml')).body).not.toContain('hreflang="fr"');
});

test('streams a full part compressed within the format’s limits', async () => {
  const answer = await get('/sitemap-hi-products-2.xml', { 'accept-encoding': 'gzip' });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  const xml = gunzipSync(answer.rawPayload);
  expect(locs(xml.toString())).toHaveLength(5000);
  expect(xml.length).toBeLessThan(50 * 1024 * 1024);
});

test.each(['/sitemap.xml', '/sitemap-en-products-1.xml'])('%s is cached for a while with an ETag', async (url) => {
  const first = await get(url);
  expect(first.headers['cache-control']).toBe('public, max-age=600, stale-while-revalidate=3600');
  const again = await get(url, { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const other = await get('/sitemap-fr-products-1.xml');
  expect(other.headers.etag).not.toBe(first.headers.etag);
  const calls = api.seen.filter(({ url: call }) => call.startsWith('/api/v1/sitemap')).map(({ url: call }) => call);
  expect(new Set(calls).size).toBe(calls.length);
});

test('answers HEAD without a body', async () => {
  const answer = await shell.app.inject({ method: 'HEAD', url: '/sitemap-en-products-2.xml' });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});

test.each([
  '/sitemap-en-products-3.xml',
  '/sitemap-en-products-0.xml',
  '/sitemap-en-products-01.xml',
  '/sitemap-en-products-99999999999.xml',
  '/sitemap-en-brands-1.xml',
  '/sitemap-en-fixed-2.xml',
  '/sitemap-en-users-1.xml',
  '/sitemap-de-products-1.xml',
])('%s does not exist', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('opens a product whose slug looks like a sitemap’s name', async () => {
  const answer = await get('/sitemap-en-products-1.xml/product/4');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
});

test.each(['/sitemap.xml', '/sitemap-en-products-1.xml'])(
  '%s gives 503 without API, never an empty sitemap',
  async (url) => {
    const down: Answer = (_, response) => json(response, { status: 500, message: 'x', data: null }, 500);
    api.answers['/api/v1/sitemap'] = down;
    api.answers['/api/v1/sitemap/products'] = down;
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '120']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('<');
  },
);

test('gives 503 without API and site data', async () => {
  const alone = await startTestShell({ apiOrigin: 'http://127.0.0.1:9' });
  expect((await alone.app.inject('/sitemap.xml')).statusCode).toBe(503);
  await alone.stop();
});

describe('cache', () => {
  const data = (now: () => number) =>
    new SitemapData({ apiBase: `${api.origin}/api/v1/`, freshMs: 1000, timeoutMs: 20_000, patienceMs: 20_000 }, now);

  test('refreshes when old, and is served without API', async () => {
    let now = 0;
    const sitemap = data(() => now);
    await sitemap.overview();
    now = 999;
    await sitemap.overview();
    expect(api.seen).toHaveLength(1);
    now = 1000;
    await Promise.all([sitemap.overview(), sitemap.overview()]);
    expect(api.seen).toHaveLength(2);
    now = 9_000_000;
    api.answers['/api/v1/sitemap'] = (_, response) => json(response, { status: 500, message: 'x', data: null }, 500);
    expect(await sitemap.overview()).toEqual(overview);
  });

  test('evicts old parts but keeps the overview', async () => {
    const sitemap = data(() => 0);
    await sitemap.overview();
    for (let part = 1; part <= 14; part++) await sitemap.part('products', part);
    const before = api.seen.length;
    await sitemap.part('products', 14);
    await sitemap.overview();
    expect(api.seen).toHaveLength(before);
    await sitemap.part('products', 1);
    expect(api.seen).toHaveLength(before + 1);
  });
});

test('lists every indexable page', () => {
  // search is not indexed, `/all` is a redirect
  expect(fixedPages(shopRoutes()).sort()).toEqual(['/', '/brands', '/categories', '/flash-sale', '/page', '/shop']);
  expect([...listedKinds(shopRoutes())].sort()).toEqual([...SITEMAP_KINDS].sort());
});

test('lists a page unless it is personal, has parameters or opts out', () => {
  const table = rowsOf('mfe-fifth', {
    club: { pattern: '/club' },
    card: { pattern: '/club/card', personal: true },
    done: { pattern: '/club/done', sitemap: false },
    level: { pattern: '/club/:level', sitemap: 'pages' },
  });
  expect([fixedPages(table), [...listedKinds(table)]]).toEqual([['/club'], ['pages']]);
});

test('parses the name of every sitemap file', () => {
  for (const kind of [FIXED, ...SITEMAP_KINDS])
    expect(parseSitemapName(sitemapPath({ language: 'tr', kind, part: 12 }).slice(1))).toEqual({
      language: 'tr',
      kind,
      part: 12,
    });
});

test('D16 before the first release the sitemap is 503', async () => {
  const fresh = await startTestShell({ apiOrigin: api.origin });
  expect((await fresh.app.inject('/sitemap.xml')).statusCode).toBe(503);
  expect((await fresh.app.inject('/sitemap-en-fixed-1.xml')).statusCode).toBe(503);
  await fresh.stop();
});
