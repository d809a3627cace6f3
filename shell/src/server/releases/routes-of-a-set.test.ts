import type { Routes } from 'shared-kernel/rules/define-routes';
import { type FakeApi, json, startFakeApi, success } from '../testing/fake-api';
import { answering, container, putReleases, putVersion } from '../testing/fake-remotes';
import { startTestShell, type TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

const FIFTH = 'mfe-loyalty';
const ROUTES: Routes = {
  club: { pattern: '/club' },
  level: { pattern: '/club/:level', sitemap: 'pages' },
  card: { pattern: '/club/card', personal: true, takesForm: true },
};

let api: FakeApi;
let shell: TestShell;
beforeEach(async () => {
  const kinds = [{ kind: 'pages', total: 1, parts: 1, updated_at: null }];
  api = await startFakeApi({
    '/api/v1/sitemap': (_, response) => json(response, success({ kinds, part_size: 5000 })),
  });
  shell = await startTestShell({ apiOrigin: api.origin });
});
afterEach(async () => {
  await shell.stop();
  await api.stop();
});
const get = (url: string) => shell.app.inject(url);
const put = (remote: string, html: string, routes?: Routes) => {
  const release = putVersion(shell.store, remote, '1.0.0', container(answering({ html, chunks: [] })));
  return routes ? { ...release, routes } : release;
};
const catalog = () => put('mfe-catalog', '<p>catalog</p>');
const boot = (html: string) => JSON.parse(/id="__boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

test('releasing a new remote is enough to serve its pages', async () => {
  await shell.release({ 'mfe-catalog': catalog() });
  expect((await get('/club')).statusCode).toBe(404);
  expect((await get('/robots.txt')).body).not.toContain('/club');

  await shell.release({ 'mfe-catalog': catalog(), [FIFTH]: put(FIFTH, '<p>club</p>', ROUTES) });
  const page = await get('/ar/club');
  expect([page.statusCode, page.body.includes('<p>club</p>')]).toEqual([200, true]);
  // a fixed segment wins over a parameter, and a new first segment hides no product
  expect(boot((await get('/club/card')).body).active).toBe(FIFTH);
  expect(boot((await get('/club/product/7')).body).active).toBe('mfe-catalog');
  expect((await get('/club/card')).headers['cache-control']).toBe('private, no-store');
  expect((await get('/club')).headers['cache-control']).toContain('public');

  const { routes, remotes } = boot(page.body);
  expect(remotes.map(({ id }: { id: string }) => id)).toEqual(['mfe-catalog', FIFTH]);
  expect(routes).toContainEqual(['card', FIFTH, '/club/card', { personal: true }]);
  expect((await get('/sitemap-en-fixed-1.xml')).body).toContain('<loc>http://shop.test/club</loc>');
  expect((await get('/sitemap.xml')).body).toContain('/sitemap-fr-pages-1.xml');
  expect((await get('/robots.txt')).body).toContain('\nDisallow: /ar/club/card$\n');
  const posted = { method: 'POST', headers: { origin: 'http://shop.test' }, payload: '' } as const;
  expect((await shell.app.inject({ ...posted, url: '/club/card' })).statusCode).not.toBe(405);
  expect((await shell.app.inject({ ...posted, url: '/club' })).statusCode).toBe(405);
});

test('a route removed in the next version is 404', async () => {
  await shell.release({ 'mfe-catalog': catalog(), [FIFTH]: put(FIFTH, '<p>club</p>', ROUTES) });
  expect((await get('/club')).statusCode).toBe(200);
  const { club: _, ...left } = ROUTES;
  await shell.release({ 'mfe-catalog': catalog(), [FIFTH]: put(FIFTH, '<p>club</p>', left) });
  expect([(await get('/club')).statusCode, (await get('/club/gold')).statusCode]).toEqual([404, 200]);
});

test('R8 a withdrawn remote keeps its routes, with an empty slot and 503, never 404', async () => {
  await shell.release({ 'mfe-catalog': catalog(), 'mfe-content': put('mfe-content', '<p>content</p>') });
  await shell.release({ 'mfe-catalog': catalog() }, { withdrawn: ['mfe-content'] });
  const page = await get('/page/faq');
  expect([page.statusCode, boot(page.body).active]).toEqual([503, 'mfe-content']);
  expect(page.body).toContain('<div id="app-mfe-content" data-root=""></div>');
});

test.each<[string, string, Routes | undefined, string]>([
  ['a route of another remote', FIFTH, { brands: { pattern: '/brands' } }, "which is already mfe-catalog's"],
  ['a route of the shell', FIFTH, { entry: { pattern: '/login' } }, "which is already shell's"],
  ['no address', FIFTH, { club: { pattern: 'club' } }, "pattern of mfe-loyalty's route 'club'"],
  ['an invalid remote name', 'loyalty', ROUTES, "'loyalty' is no name of a remote"],
])('rejects a release file with %s and keeps the previous set live', async (_, name, routes, reason) => {
  await shell.release({ 'mfe-catalog': catalog() });
  putReleases(shell.releases, { 'mfe-catalog': catalog(), [name]: put(name, '<p>club</p>', routes) });
  await until('it is refused', () => shell.logged.some((line) => line.includes(reason)));
  expect((await get('/brands')).body).toContain('<p>catalog</p>');
});

test('before the first release remote pages are 503', async () => {
  expect((await get('/brands')).statusCode).toBe(503);
  expect((await get('/login')).statusCode).toBe(200);
});
