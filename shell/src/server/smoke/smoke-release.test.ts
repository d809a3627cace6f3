import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { init } from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION } from 'shared-kernel/remote/definition';
import { answering, container, putVersion } from '../testing/fake-remotes';
import { sampleUrls } from './sample-urls';
import { smokeRelease } from './smoke-release';

init({ name: 'shell', remotes: [] });
const store = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-smoke-'));
afterAll(() => fs.rmSync(store, { recursive: true }));

const smoke = (version: string, code: string) =>
  smokeRelease(['mfe-account', store, JSON.stringify(putVersion(store, 'mfe-account', version, code))]);

test('renders every route of the remote in both directions of reading', async () => {
  const report = await smoke('1.0.0', container(`(globalThis.asked ??= []).push(request.url); ${answering({})}`));
  expect(report).toEqual({ shell: CONTRACT_VERSION, contract: '^1.0.0', problems: [] });
  expect(sampleUrls('mfe-account').map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/user/orders', '/ar/user/orders', '/user/order/1', '/ar/track-order']),
  );
});

test.each([
  ['throws', '1.0.1', 'throw new Error("broken screen")', 'broken screen'],
  ['has status 500', '1.0.2', answering({ status: 500 }), 'status 500'],
  ['renders nothing', '1.0.3', answering({ html: '' }), 'empty'],
])('names the routes whose render %s', async (_, version, body, problem) => {
  const { problems } = await smoke(version, container(body));
  expect(problems).toHaveLength(sampleUrls('mfe-account').length);
  expect(problems[0]).toContain(problem);
});

test('a page that wants a session is no problem', async () => {
  const code = container('throw Object.assign(new Error(), { name: "NotSignedIn" })');
  expect((await smoke('1.0.4', code)).problems).toEqual([]);
});

test.each(['', '{}', '<!doctype html>', '{"entry":"remoteEntry.js","chunks":{"lifecycles":["gone.js"]}}'])(
  'rejects a version whose assets.json is %j',
  async (assets) => {
    const release = putVersion(store, 'mfe-account', '1.0.6', container(answering({})), assets);
    await expect(smokeRelease(['mfe-account', store, JSON.stringify(release)])).rejects.toThrow('assets.json');
  },
);

test('rejects bytes that are not those of the manifest, without running them', async () => {
  const release = putVersion(store, 'mfe-account', '1.0.5', container(''));
  fs.writeFileSync(path.join(store, 'mfe-account/1.0.5/server/remoteEntry.js'), 'globalThis.wasRun = true');
  await expect(smokeRelease(['mfe-account', store, JSON.stringify(release)])).rejects.toThrow('other bytes');
  expect(globalThis).not.toHaveProperty('wasRun');
});
