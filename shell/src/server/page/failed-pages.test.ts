import { type FakeApi, startFakeApi } from '../testing/fake-api';
import { answering, container, putVersion } from '../testing/fake-remotes';
import { startTestShell, type TestShell } from '../testing/test-shell';

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
const get = (url: string) => shell.app.inject(url);

/** A page of the catalogue that went out without its content: frame, empty slot, a retry for crawlers, and nobody keeps it. */
async function expectEmptySlot(url = '/brands') {
  const answer = await get(url);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'private, no-store' });
  expect(answer.body).toContain('<header>Souk en</header>');
  expect(answer.body).toContain('<footer>footer</footer>');
  expect(answer.body).toContain('<div id="app-mfe-catalog" data-root=""></div>');
  expect(answer.body).toContain('/assets/main.0a1b2c3d.js');
  return answer;
}

test.each([
  ['empty', ''],
  ['a page of HTML', '<!doctype html><title>404</title>'],
  ['an empty object', '{}'],
  ['null', 'null'],
  ['without the chunk that starts the remote', '{"entry":"remoteEntry.js","chunks":{}}'],
  ['with a chunk that is no list', '{"entry":"remoteEntry.js","chunks":{"lifecycles":"lifecycles.0a1b2c3d.js"}}'],
  ['with a script that was not released', '{"entry":"remoteEntry.js","chunks":{"lifecycles":["gone.js"]}}'],
])('S077 an assets.json that is %s costs the slot of its remote and no page of another', async (_, assets) => {
  const good = container(answering({}));
  await shell.release({
    'mfe-catalog': putVersion(shell.store, 'mfe-catalog', '1.0.0', good, assets),
    'mfe-content': putVersion(shell.store, 'mfe-content', '1.0.0', good),
  });
  await expectEmptySlot();
  expect((await get('/page/faq')).statusCode).toBe(200);
});
