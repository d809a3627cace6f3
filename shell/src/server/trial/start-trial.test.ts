import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { init } from '@module-federation/enhanced/runtime';
import pino from 'pino';
import { type FakeApi, startFakeApi } from '../testing/fake-api';
import { answering, container, putVersion } from '../testing/fake-remotes';
import { inOneLine, REASON, startTrial, type Trial } from './start-trial';

init({ name: 'shell', remotes: [] });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-trial-'));
const store = path.join(folder, 'store');
let api: FakeApi;
let trial: Trial | undefined;
beforeAll(async () => {
  api = await startFakeApi();
});
afterEach(async () => {
  await trial?.stop();
  trial = undefined;
});
afterAll(async () => {
  await api.stop();
  fs.rmSync(folder, { recursive: true });
});

const own = {
  log: pino({ level: 'silent' }),
  files: { loader: '', assets: { entry: 'main.js', chunks: { main: ['main.js'] } }, file: () => undefined },
  renderFrame: () => ({ header: [''], footer: '', toasts: '', css: '' }),
  pages: { render: () => Promise.reject(new Error('not asked for')) },
  globalCss: '',
};
const setOf = (stable: object) => JSON.stringify({ remotes: { 'mfe-content': { stable } } });
async function tryVersion(version: string, code: string) {
  const candidate = { remote: 'mfe-content', version };
  const set = setOf(putVersion(store, 'mfe-content', version, code));
  trial = await startTrial({ store, set, candidate, apis: { full: api.origin, fails: api.origin } }, own);
  return (name: string) => fetch(`${trial?.origins[name]}/page`);
}

/** A render that returns the number of earlier ones. */
const COUNTED = `globalThis.rendersInTrial = (globalThis.rendersInTrial ?? -1) + 1;
  const answer = () => { ${answering({})} };
  return { ...answer(), html: '<p>render ' + globalThis.rendersInTrial + '</p>' };`;

test('serves the version for each API and caches no page', async () => {
  const get = await tryVersion('1.0.0', container(COUNTED));
  for (const [render, name] of ['full', 'fails', 'full'].entries()) {
    const page = await get(name);
    expect([page.status, page.headers.get(REASON)]).toEqual([200, null]);
    expect(await page.text()).toContain(`<p>render ${render}</p>`);
  }
});

test.each([
  ['throws', '1.0.1', 'throw new TypeError("broken screen")', 'TypeError: broken screen'],
  ['throws undefined', '1.0.2', 'throw undefined', 'Error: undefined'],
  ['gives nothing', '1.0.3', 'return', 'Error: render: no result'],
  ['has status 700', '1.0.4', answering({ status: 700 }), 'Error: render: status 700'],
  ['renders nothing', '1.0.5', answering({ html: '' }), 'Error: render: empty'],
])('S077 a page gives the reason for its empty slot when the render %s', async (_, version, body, reason) => {
  const page = await (await tryVersion(version, container(body)))('full');
  expect(page.status).toBe(503);
  expect(decodeURIComponent(page.headers.get(REASON) ?? '')).toBe(reason);
});

test('explains a permission denied by Node in plain words', () => {
  const denied = { code: 'ERR_ACCESS_DENIED', permission: 'FileSystemWrite', resource: '/x' };
  expect(inOneLine(Object.assign(new Error('Access'), denied))).toBe('a version may not use a file to write: /x');
});

test('reads an unpublished version from its build folder', async () => {
  const built = path.join(folder, 'built');
  const stable = putVersion(path.join(folder, 'elsewhere'), 'mfe-content', '2.0.0', container(answering({})));
  fs.cpSync(path.join(folder, 'elsewhere/mfe-content/2.0.0'), built, { recursive: true });
  fs.cpSync(path.join(folder, 'elsewhere/mfe-content/browser'), path.join(built, 'browser'), { recursive: true });
  const candidate = { remote: 'mfe-content', version: '2.0.0', folder: built };
  trial = await startTrial({ store, set: setOf(stable), candidate, apis: { full: api.origin } }, own);
  const entry = Object.keys(stable.files).find((file) => file.startsWith('browser/remoteEntry.'));
  const file = await fetch(`${trial.origins.full}/remotes/mfe-content/${entry?.slice('browser/'.length)}`);
  expect([(await fetch(`${trial.origins.full}/page`)).status, file.status]).toEqual([200, 200]);
});

test.each([
  ['throws when evaluated', '3.0.0', 'throw new Error("bad container")', 'bad container'],
  ['does not parse', '3.0.1', ')(', 'Unexpected token'],
])('a version that %s is not loaded', async (_, version, code, message) => {
  await expect(tryVersion(version, code)).rejects.toThrow(message);
});

test.each(['', '{}', '<!doctype html>', '{"entry":"remoteEntry.js","chunks":{"lifecycles":["gone.js"]}}'])(
  'a version whose assets.json is %j is not loaded',
  async (assets) => {
    const set = setOf(putVersion(store, 'mfe-content', '3.1.0', container(answering({})), assets));
    const candidate = { remote: 'mfe-content', version: '3.1.0' };
    await expect(startTrial({ store, set, candidate, apis: {} }, own)).rejects.toThrow('assets.json');
  },
);

test('never executes bytes that differ from the manifest', async () => {
  const set = setOf(putVersion(store, 'mfe-content', '3.2.0', container('')));
  fs.writeFileSync(path.join(store, 'mfe-content/3.2.0/server/remoteEntry.js'), 'globalThis.wasRun = true');
  const candidate = { remote: 'mfe-content', version: '3.2.0' };
  await expect(startTrial({ store, set, candidate, apis: {} }, own)).rejects.toThrow('other bytes');
  expect(globalThis).not.toHaveProperty('wasRun');
});
