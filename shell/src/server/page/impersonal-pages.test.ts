import { type FakeApi, startFakeApi } from '../testing/fake-api';
import { answering, container, putVersion } from '../testing/fake-remotes';
import { startTestShell, type TestShell } from '../testing/test-shell';

let api: FakeApi;
let shell: TestShell;
/** A remote whose page contains the number of its renders; it is built from nothing but the visitor. */
const remote = container(`
  const content = request.authorization ?? 'guest';
  const result = await (async () => { ${answering({ cacheable: false })} })();
  if (content.includes('has-things')) return { ...result, html: '<p>' + content + '</p>' };
  if (request.isKnown?.(content)) return { ...result, html: '', known: true, content };
  globalThis.written = (globalThis.written ?? 0) + 1;
  return { ...result, html: '<p>nothing ' + globalThis.written + '</p>', content };`);

beforeAll(async () => {
  api = await startFakeApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  shell = await start();
});
afterEach(() => shell.stop());

async function start(config: object = {}) {
  const started = await startTestShell({ apiOrigin: api.origin, ...config });
  const version = putVersion(started.store, 'mfe-cart-checkout', '1.0.0', remote);
  await started.release({ 'mfe-cart-checkout': version });
  return started;
}
const visit = async (path: string, token = '', from = shell) => {
  const cookie = token && `frontend_session=${token.padEnd(16, '-')}`;
  const { body, headers } = await from.app.inject({
    url: path,
    headers: { 'accept-encoding': 'identity', ...(cookie && { cookie }) },
  });
  return { shown: /<p>((?:nothing|Bearer) [^<]*)<\/p>/.exec(body)?.[1], headers };
};

test('a page without personal content is rendered once per path, language and session', async () => {
  const first = await visit('/cart');
  expect(first.shown).toMatch(/^nothing \d+$/);
  expect((await visit('/cart')).shown).toBe(first.shown);
  expect((await visit('/ar/cart')).shown).not.toBe(first.shown);
  expect((await visit('/cart', 'one')).shown).not.toBe(first.shown);
});

test('browsers and shared caches do not store these pages', async () => {
  await visit('/cart');
  const { headers } = await visit('/cart');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers.etag).toBeUndefined();
});

test('a visitor with data gets their own page, and others still the shared one', async () => {
  const { shown } = await visit('/cart', 'nobody');
  expect((await visit('/cart', 'has-things')).shown).toBe('Bearer has-things------');
  expect((await visit('/cart', 'nobody')).shown).toBe(shown);
});

test('a URL with a query is rendered for each request', async () => {
  const { shown } = await visit('/cart?a=1');
  expect((await visit('/cart?a=1')).shown).not.toBe(shown);
});

test('a shell without page cache renders every request', async () => {
  const other = await start({ pageCacheMb: 0 });
  const { shown } = await visit('/cart', '', other);
  expect((await visit('/cart', '', other)).shown).not.toBe(shown);
  await other.stop();
});
