import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { init } from '@module-federation/enhanced/runtime';
import { json, startFakeApi, success } from '../testing/fake-api';
import { answering, container, putVersion } from '../testing/fake-remotes';
import { sampleUrls } from './sample-urls';
import { smokeRelease } from './smoke-release';

init({ name: 'shell', remotes: [] });
const store = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-smoke-'));
afterAll(() => fs.rmSync(store, { recursive: true }));

const smoke = (version: string, code: string) =>
  smokeRelease(['mfe-account', store, JSON.stringify(putVersion(store, 'mfe-account', version, code))]);

test('renders every route in both text directions', async () => {
  const report = await smoke('1.0.0', container(`(globalThis.rendered ??= []).push(request.url); ${answering({})}`));
  expect(report).toEqual({ problems: [] });
  expect(sampleUrls('mfe-account').map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/user/orders', '/ar/user/orders', '/user/order/1', '/ar/track-order']),
  );
});

test.each([
  ['throws', '1.0.1', 'throw new TypeError("broken screen")', 'TypeError: broken screen'],
  ['throws undefined', '1.0.7', 'throw undefined', ': undefined'],
  ['gives nothing', '1.0.8', 'return', 'no result'],
  ['has the fallback of a part', '1.0.9', answering({ html: '<p><!--$!-->Loading<!--/$--></p>' }), 'with its fallback'],
  ['has status 500', '1.0.2', answering({ status: 500 }), 'status 500'],
  ['renders nothing', '1.0.3', answering({ html: '' }), 'empty'],
])('lists the routes whose render %s', async (_, version, body, problem) => {
  const { problems } = await smoke(version, container(body));
  expect(problems).toHaveLength(sampleUrls('mfe-account').length);
  expect(problems[0]).toContain(problem);
});

test('S077 with a real API renders existing pages and reports errors that need data', async () => {
  const path = '/user/order/7Q2KX';
  const api = await startFakeApi({
    '/api/v1/sitemap': (_, response) =>
      json(
        response,
        success({
          kinds: [
            { kind: 'pages', total: 1, parts: 1 },
            { kind: 'brands', total: 0, parts: 0 },
          ],
        }),
      ),
    '/api/v1/sitemap/pages': (_, response) => json(response, success({ entries: [{ path }, { path: '/page/faq' }] })),
  });
  process.env.API_ORIGIN = api.origin;
  try {
    const code = container(`if (request.url.endsWith('7Q2KX')) throw new TypeError('no author'); ${answering({})}`);
    const { problems } = await smoke('1.0.10', code);
    expect(problems).toEqual([`${path}: TypeError: no author`, `/ar${path}: TypeError: no author`]);
  } finally {
    delete process.env.API_ORIGIN;
    await api.stop();
  }
});

test('only personal pages may require a session', async () => {
  const code = container('throw Object.assign(new Error(), { name: "NotSignedIn" })');
  expect((await smoke('1.0.4', code)).problems).toEqual([]);
  const release = putVersion(store, 'mfe-catalog', '1.0.4', code);
  const { problems } = await smokeRelease(['mfe-catalog', store, JSON.stringify(release)]);
  expect(problems).toHaveLength(sampleUrls('mfe-catalog').length);
});

test.each(['', '{}', '<!doctype html>', '{"entry":"remoteEntry.js","chunks":{"lifecycles":["gone.js"]}}'])(
  'rejects a version whose assets.json is %j',
  async (assets) => {
    const release = putVersion(store, 'mfe-account', '1.0.6', container(answering({})), assets);
    await expect(smokeRelease(['mfe-account', store, JSON.stringify(release)])).rejects.toThrow('assets.json');
  },
);

test('rejects bytes that differ from the manifest without executing them', async () => {
  const release = putVersion(store, 'mfe-account', '1.0.5', container(''));
  fs.writeFileSync(path.join(store, 'mfe-account/1.0.5/server/remoteEntry.js'), 'globalThis.wasRun = true');
  await expect(smokeRelease(['mfe-account', store, JSON.stringify(release)])).rejects.toThrow('other bytes');
  expect(globalThis).not.toHaveProperty('wasRun');
});
