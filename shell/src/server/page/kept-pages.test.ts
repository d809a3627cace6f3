import vm from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { commonData, type FakeApi, json, startFakeApi, success } from '../testing/fake-api';
import { answering, container, entryOf, putVersion } from '../testing/fake-remotes';
import { startTestShell, type TestShell } from '../testing/test-shell';
import { until } from '../testing/until';
import { normalQuery } from './page-key';

let api: FakeApi;
let shell: TestShell;
/** every render counts in the process's realm, waits there while renders are held, and returns its number and the visitor */
const counting = container(`const number = globalThis.renders = (globalThis.renders ?? 0) + 1;
  await globalThis.held;
  const said = 'render ' + number + ' of ' + request.url + ' by ' + (request.authorization ?? request.visitor ?? 'nobody');
  const result = await (async () => { ${answering({})} })();
  return { ...result, html: said, cacheable: !request.url.includes('uncertain') };`);
const renderOf = (body: string) => Number(/render (\d+)/.exec(body)?.[1]);
/** Renders that start from now on only finish once they are released. */
const holdRenders = () => vm.runInThisContext('void (held = new Promise((done) => { letGo = done; }))');
const release = () => vm.runInThisContext('globalThis.letGo?.()');
const renders = () => vm.runInThisContext('globalThis.renders') as number;
const get = (url: string, headers: Record<string, string> = {}) => shell.app.inject({ url, headers });

/** A shell with the counting remote; its pages stay fresh for this long. */
async function start(config: { pageFreshMs: number; siteFreshMs?: number }): Promise<TestShell> {
  const started = await startTestShell({ apiOrigin: api.origin, pageStaleMs: 60_000, ...config });
  await started.release({ 'mfe-catalog': putVersion(started.store, 'mfe-catalog', '1.0.0', counting) });
  return started;
}
beforeEach(async () => {
  api = await startFakeApi();
  shell = await start({ pageFreshMs: 60_000 });
});
afterEach(async () => {
  release();
  await shell.stop();
  await api.stop();
});

test('renders a page once for all visitors, signed in or not', async () => {
  const all = await Promise.all([
    get('/brands'),
    get('/brands', { cookie: 'frontend_session=abcdefgh12345678' }),
    get('/brands?utm_source=mail&fbclid=1'),
  ]);
  expect(new Set(all.map(({ body }) => renderOf(body))).size).toBe(1);
  expect(all[1]?.body).toContain('by nobody');
  expect(all[0]?.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
  expect(all[0]?.headers).not.toHaveProperty('set-cookie');
});

test('the cache key has language and filters, in any order', async () => {
  const bodies = [];
  for (const url of [
    '/brands',
    '/fr/brands',
    '/brands?page=2',
    '/x/products?page=2&rating=4',
    '/x/products?rating=4&page=2',
  ])
    bodies.push(renderOf((await get(url)).body));
  expect(new Set(bodies).size).toBe(4);
  expect(bodies[3]).toBe(bodies[4]);
});

test('S5 serves a stale page at once while one render refreshes it', async () => {
  const old = await start({ pageFreshMs: 0 });
  const ask = async () => renderOf((await old.app.inject('/brands')).body);
  const first = await ask();
  holdRenders();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([first, first, first]);
  expect(renders()).toBe(first + 1);
  release();
  let shown = first;
  await until('the refreshed page is sent', async () => {
    shown = await ask();
    return shown !== first;
  });
  expect(shown).toBe(first + 1);
  await old.stop();
});

test('responds 304 to a matching ETag in any encoding', async () => {
  const { etag } = (await get('/brands', { 'accept-encoding': 'br' })).headers;
  const again = await get('/brands', { 'if-none-match': `"x", ${etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get('/brands', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
});

test('compresses a cached page once', async () => {
  const packed = await get('/brands', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await get('/brands')).body);
});

test('home is not publicly cached, as its language redirect varies', async () => {
  expect((await get('/')).headers['cache-control']).toBe('private, max-age=0, must-revalidate');
});

test('does not cache pages that the remote marks uncacheable', async () => {
  const first = await get('/search?q=uncertain');
  expect(first.headers['cache-control']).toBe('private, no-store');
  expect(renderOf((await get('/search?q=uncertain')).body)).toBe(renderOf(first.body) + 1);
});

test('a new release set shows at once, and every page names its set', async () => {
  const before = await get('/brands');
  await shell.release({
    'mfe-catalog': putVersion(shell.store, 'mfe-catalog', '1.1.0', container(answering({ html: 'version 1.1.0' }))),
  });
  const after = await get('/brands');
  expect(after.body).toContain('version 1.1.0');
  expect(after.body).toContain(`/remotes/mfe-catalog/${entryOf('1.1.0')}`);
  expect(after.body).not.toContain(entryOf('1.0.0'));
  expect(after.headers['x-release-set']).not.toBe(before.headers['x-release-set']);
  expect((await shell.ops.inject('/metrics')).body).toContain(
    `souk_release_set{release_set="${after.headers['x-release-set']}"} 1`,
  );
});

test('changed site data show on cached pages', async () => {
  const fresh = await start({ siteFreshMs: 0, pageFreshMs: 60_000 });
  await fresh.app.inject('/brands');
  api.answers['/api/v1/common'] = (_, response) => json(response, success(commonData('Bazaar')));
  const shown = async () => (await fresh.app.inject('/brands')).body.includes('Lamps | Bazaar');
  await until('the new name shows', shown);
  await fresh.stop();
});

test('a cached page is served without its remote', async () => {
  const first = renderOf((await get('/brands')).body);
  putVersion(shell.store, 'mfe-catalog', '1.0.0', 'gone');
  expect(renderOf((await get('/brands')).body)).toBe(first);
});

test.each([
  ['', ''],
  ['?page=2', '?page=2'],
  ['?utm_source=x&page=2', '?page=2'],
  ['?q=&page=', ''],
  ['?rating=4&brand_ids=2&brand_ids=1', '?brand_ids=2&brand_ids=1&rating=4'],
  [`?q=${'a'.repeat(700)}`, null],
])('the query %s is %s', (search, normal) => {
  expect(normalQuery(search)).toBe(normal);
});
