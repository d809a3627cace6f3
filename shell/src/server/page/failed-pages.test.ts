import vm from 'node:vm';
import { createServerModule } from 'shared-kernel/platform/server/server-module';
import { screen } from 'shared-kernel/remote/screens';
import { aDefinition } from 'shared-kernel/testing/a-definition';
import { type FakeApi, startFakeApi } from '../testing/fake-api';
import { answering, container, putVersion } from '../testing/fake-remotes';
import { startTestShell, type TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

let api: FakeApi;
let shell: TestShell;
beforeEach(async () => {
  api = await startFakeApi();
  shell = await startTestShell({ apiOrigin: api.origin });
});
afterEach(async () => {
  await shell.stop();
  await api.stop();
});
// shells of one process share the federation runtime, which identifies a container by its version
let builds = 0;
let version: string;
beforeEach(() => {
  builds += 1;
  version = `1.0.${builds}`;
});
const get = (url: string) => shell.app.inject(url);
const release = (render: string) =>
  shell.release({ 'mfe-catalog': putVersion(shell.store, 'mfe-catalog', version, container(render)) });
/** Log lines at level error. */
const errors = () => shell.logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
/** The most recent series. */
const metric = async (name: string) => {
  const { body } = await shell.ops.inject('/metrics');
  return body.split('\n').findLast((line) => line.startsWith(`${name}{`));
};

/** A page sent without its content: frame, empty slot, a retry for crawlers, and not cacheable. */
async function expectEmptySlot(url = '/brands', owner = 'mfe-catalog') {
  const answer = await get(url);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'private, no-store' });
  expect(answer.body).toContain('<header>Souk en</header>');
  expect(answer.body).toContain('<footer>footer</footer>');
  expect(answer.body).toContain(`<div id="app-${owner}" data-root=""></div>`);
  expect(answer.body).toContain('/assets/main.0a1b2c3d.js');
  expect(answer.body).toMatch(
    /<\/div><noscript>.*We can’t show this page right now.*<a href="">Try again<\/a>.*<\/noscript><\/main>/,
  );
  return answer;
}

test.each([
  ['empty', ''],
  ['an HTML page', '<!doctype html><title>404</title>'],
  ['an empty object', '{}'],
  ['null', 'null'],
  ['without the chunk that starts the remote', '{"entry":"remoteEntry.js","chunks":{}}'],
  ['with a chunk that is no list', '{"entry":"remoteEntry.js","chunks":{"lifecycles":"lifecycles.0a1b2c3d.js"}}'],
  ['with a script that was not released', '{"entry":"remoteEntry.js","chunks":{"lifecycles":["gone.js"]}}'],
])('S077 an assets.json that is %s affects only the slot of its remote', async (_, assets) => {
  const good = container(answering({}));
  await shell.release({
    'mfe-catalog': putVersion(shell.store, 'mfe-catalog', version, good, assets),
    'mfe-content': putVersion(shell.store, 'mfe-content', version, good),
  });
  await expectEmptySlot();
  expect((await get('/page/faq')).statusCode).toBe(200);
});

test('S077 every throwing screen is counted and logged with owner and release set', async () => {
  await release('throw new TypeError("no author")');
  await expectEmptySlot();
  const { headers } = await expectEmptySlot();
  const releaseSet = headers['x-release-set'];
  expect(await metric('souk_empty_slots_total')).toBe(
    `souk_empty_slots_total{remote="mfe-catalog",release_set="${releaseSet}"} 2`,
  );
  expect(errors()).toEqual([
    expect.objectContaining({
      msg: 'empty slot: TypeError: no author',
      owner: 'mfe-catalog',
      version,
      releaseSet,
      stack: expect.stringContaining(`mfe-catalog/${version}/server/remoteEntry.js`),
    }),
  ]);
});

test('S077 a screen that throws inside Suspense is not served with status 200', async () => {
  const Screen = () => {
    const [entry] = [{}] as { author: { name: string } }[];
    return entry?.author.name;
  };
  const pages = { pages: { screen: screen('pages', async () => Screen) } };
  // containers run in the process's own realm
  Object.assign(vm.runInThisContext('globalThis'), { contentRemote: createServerModule(aDefinition({ pages })) });
  const code = container('return globalThis.contentRemote.render(request);');
  await shell.release({ 'mfe-content': putVersion(shell.store, 'mfe-content', version, code) });
  const { body } = await expectEmptySlot('/page', 'mfe-content');
  expect(body).not.toMatch(/<!--\$[!?]|Loading/);
  expect(errors()).toMatchObject([
    { msg: "empty slot: TypeError: Cannot read properties of undefined (reading 'name')", owner: 'mfe-content' },
  ]);
});

test.each([
  ['throws a string', 'throw "a text"', 'empty slot: Error: a text'],
  ['throws null', 'throw null', 'empty slot: Error: null'],
  ['throws undefined', 'throw undefined', 'empty slot: Error: undefined'],
  ['throws an object without prototype', 'throw Object.create(null)', 'empty slot: Error'],
  [
    'reports an ended session although there was none',
    'throw Object.assign(new Error(), { name: "NotSignedIn" })',
    'NotSignedIn',
  ],
  ['gives nothing', 'return', 'no result'],
  ['gives null', 'return null', 'no result'],
  ['gives no markup', answering({ html: '' }), 'render: empty'],
  ['gives markup that is no text', answering({ html: { length: 3 } }), 'render: empty'],
  [
    'gives markup with the fallback of a failed part',
    answering({ html: '<main><!--$!--><i></i><!--/$--></main>' }),
    'with its fallback',
  ],
  [
    'gives markup with the fallback of a pending part',
    answering({ html: '<main><!--$?--><i></i><!--/$--></main>' }),
    'with its fallback',
  ],
  ['gives no status', answering({ status: undefined }), 'status undefined'],
  ['gives an invalid HTTP status', answering({ status: 20 }), 'status 20'],
  ['gives no styles', answering({ css: null }), 'no styles'],
  ['gives no chunks', answering({ chunks: undefined }), 'no head or chunks'],
  ['gives no head', answering({ head: null }), 'no head or chunks'],
  ['redirects without a target', answering({ redirect: { status: 301 } }), 'a redirect without'],
])('S077 a remote whose render %s leaves an empty slot', async (_, render, reason) => {
  await release(render);
  await expectEmptySlot();
  expect(errors()).toMatchObject([{ msg: expect.stringContaining(reason), owner: 'mfe-catalog' }]);
});

test('S077 a render that never settles stops at the deadline and leaves an empty slot', async () => {
  await shell.stop();
  shell = await startTestShell({ apiOrigin: api.origin, renderMs: 50 });
  // containers run in the process's own realm
  const stopped = () => vm.runInThisContext('globalThis.stoppedRenders ?? 0') as number;
  await release(`return new Promise(() => {
    request.signal.addEventListener('abort', () => { globalThis.stoppedRenders = (globalThis.stoppedRenders ?? 0) + 1; });
  });`);
  // the deadline also applies to the site data, which a busy machine may read late
  await until('the site data is read', async () => (await get('/login')).statusCode === 200);
  shell.logged.length = 0;
  const before = stopped();
  await expectEmptySlot();
  expect(stopped()).toBe(before + 1);
  expect(errors()).toMatchObject([{ msg: expect.stringContaining('no answer within 50 ms'), owner: 'mfe-catalog' }]);
});

describe('errors in the shell’s own code', () => {
  /** The error page: it needs nothing, has links back, and is not cacheable. */
  async function expectErrorPage(url: string) {
    const answer = await get(url);
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).toContain('SORRY');
    expect(answer.body).toContain(`<a href="${url}">`);
    expect(answer.body).not.toContain('broken');
    expect(await metric('souk_error_pages_total')).toBe('souk_error_pages_total{status="500"} 1');
    const releaseSet = shell.logged.map((line) => JSON.parse(line)).at(-1).releaseSet;
    expect(errors()).toMatchObject([{ msg: 'error page: TypeError: broken', owner: 'shell', releaseSet, status: 500 }]);
  }

  test('S072 a failing sign-in page gives the error page with status 500, while remotes go on', async () => {
    await shell.stop();
    const Broken = (): never => {
      throw new TypeError('broken');
    };
    const routes = { login: { pattern: '/login' } };
    const screens = { login: { screen: screen('login', async () => Broken) } };
    const pages = createServerModule(aDefinition({ id: 'shell', routes, pages: screens }));
    shell = await startTestShell({ apiOrigin: api.origin }, { pages });
    await release(answering({}));
    await expectErrorPage('/login');
    expect((await get('/brands')).statusCode).toBe(200);
  });

  test('S072 a failing frame gives the error page with status 500 everywhere', async () => {
    await shell.stop();
    const renderFrame = () => {
      throw new TypeError('broken');
    };
    shell = await startTestShell({ apiOrigin: api.origin }, { renderFrame });
    await release(answering({}));
    await expectErrorPage('/brands');
  });
});

test('D12 a personal page is never cached, whatever its remote claims', async () => {
  const personal = container(`const result = await (async () => { ${answering({ cacheable: true })} })();
    return { ...result, html: '<p>orders of ' + request.authorization + '</p>' };`);
  await shell.release({ 'mfe-account': putVersion(shell.store, 'mfe-account', version, personal) });
  for (const one of ['aaaaaaaa12345678', 'bbbbbbbb12345678']) {
    const answer = await shell.app.inject({ url: '/user/orders', headers: { cookie: `frontend_session=${one}` } });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.body).toContain(`<p>orders of Bearer ${one}</p>`);
  }
});
