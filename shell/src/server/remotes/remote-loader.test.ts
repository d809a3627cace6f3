import fs from 'node:fs';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { getInstance, init } from '@module-federation/enhanced/runtime';
import type { RenderRequest } from 'shared-kernel/remote/definition';
import { parseReleases, type Release } from '../releases/release-set';
import { answering, container, putVersion } from '../testing/fake-remotes';
import { type ArtifactStore, openStore } from './artifact-store';
import { RemoteLoader } from './remote-loader';

init({ name: 'shell', remotes: [] });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-loader-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** code that sets a global when it runs */
const TRACE = 'globalThis.executed = (globalThis.executed ?? 0) + 1;';
// containers run in the process's own realm, unlike a jest test
const executed = () => vm.runInThisContext('globalThis.executed ?? 0') as number;

function release(version: string, code = container(answering({ html: version }))): Release {
  const stable = putVersion(folder, 'mfe-catalog', version, code);
  const set = parseReleases(JSON.stringify({ remotes: { 'mfe-catalog': { stable } } }));
  return set.releases['mfe-catalog'] as Release;
}
const ask = {} as RenderRequest;
/** ms; more than any machine needs for a file of this store */
const PATIENT = 20_000;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
/** An http store with a fault. */
async function faulty(fault: (file: string, response: ServerResponse) => boolean, patience = PATIENT) {
  let reads = 0;
  const server = http.createServer((request, response) => {
    reads += 1;
    const file = request.url ?? '';
    if (fault(file, response)) return;
    const type = file.endsWith('.js') ? 'text/javascript' : 'application/json';
    response.writeHead(200, { 'content-type': type }).end(fs.readFileSync(path.join(folder, file)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { store: openStore(`http://127.0.0.1:${port}/`, patience), reads: () => reads };
}

test('S077 S4 loads a version once for all callers', async () => {
  const good = release('1.0.0');
  const { store, reads } = await faulty(() => false);
  const loader = new RemoteLoader(store, { loadMs: PATIENT });
  const all = await Promise.all(Array.from({ length: 200 }, () => loader.load(good)));
  expect(new Set(all).size).toBe(1);
  expect(reads()).toBe(2);
  expect((await all[0]?.module.render(ask))?.html).toBe('1.0.0');
});

describe('unreleased bytes are never executed', () => {
  const entry = (file: string) => file.endsWith('server/remoteEntry.js');
  const js = { 'content-type': 'text/javascript' };
  const silent = ['nothing at all', 'half an answer'];
  test.each<[string, (response: ServerResponse) => void, RegExp]>([
    ['404 with a page', (r) => r.writeHead(404, { 'content-type': 'text/html' }).end(TRACE), /status 404/],
    ['500 with code', (r) => r.writeHead(500, js).end(TRACE), /status 500/],
    ['200 as text', (r) => r.writeHead(200, { 'content-type': 'text/plain' }).end(TRACE), /type text\/plain/],
    ['200 as HTML', (r) => r.writeHead(200, { 'content-type': 'text/html' }).end(TRACE), /type text\/html/],
    [
      'a redirect',
      (r) => r.writeHead(302, { location: '/mfe-catalog/2.0.0/assets.json' }).end(),
      /fetch failed|redirect/,
    ],
    ['other bytes', (r) => r.writeHead(200, js).end(TRACE), /other bytes/],
    ['nothing at all', () => {}, /time|abort/i],
    ['half an answer', (r) => void r.writeHead(200, { ...js, 'content-length': '9999' }).write(TRACE), /time|abort/i],
    ['a cut connection', (r) => void r.socket?.destroy(), /fetch failed/],
  ])('S077 %s', async (name, fault, message) => {
    const good = release('2.0.0', TRACE + container(answering({})));
    const spoil = (file: string, response: ServerResponse) => {
      if (!entry(file)) return false;
      fault(response);
      return true;
    };
    const { store } = await faulty(spoil, silent.includes(name) ? 100 : PATIENT);
    const before = executed();
    const errors: Error[] = [];
    const loader = new RemoteLoader(store, { loadMs: PATIENT, onLoadError: (_release, error) => errors.push(error) });
    await expect(loader.load(good)).rejects.toThrow(message);
    expect(executed()).toBe(before);
    expect(errors).toHaveLength(1);
  });
});

test('S077 a slow store delays only the first visitor', async () => {
  const good = release('3.0.0');
  const silent: ArtifactStore = { read: () => new Promise(() => {}) };
  let now = 0;
  const loader = new RemoteLoader(silent, { loadMs: 100, now: () => now });
  await expect(loader.load(good)).rejects.toThrow(/no answer/);
  now = 100;
  const loading = loader.load(good).catch((error: Error) => error.message);
  const oneTurn = new Promise((resolve) => setImmediate(resolve, 'it waits again'));
  expect(await Promise.race([loading, oneTurn])).toMatch(/still loading/);
});

test('S077 S3 requests a dead store at most once in five seconds, and recovers', async () => {
  const good = release('4.0.0');
  let dead = true;
  let now = 0;
  let reads = 0;
  const there = openStore(folder, PATIENT);
  const store: ArtifactStore = {
    async read(...file) {
      reads += 1;
      if (dead) throw new Error('status 503');
      return there.read(...file);
    },
  };
  const loader = new RemoteLoader(store, { loadMs: PATIENT, now: () => now });
  for (let i = 0; i < 200; i++) {
    now += 10;
    await loader.load(good).catch(() => {});
  }
  // two files each: five failures, then the breaker is open
  expect(reads).toBe(10);
  expect(loader.openBreakers()).toEqual(['mfe-catalog']);
  now += 5000;
  await loader.load(good).catch(() => {});
  await loader.load(good).catch(() => {});
  expect(reads).toBe(12);
  dead = false;
  now += 5000;
  expect((await loader.load(good)).module).toBeDefined();
  expect(loader.openBreakers()).toEqual([]);
});

const registered = (part: string) =>
  getInstance()
    ?.options.remotes.map(({ name }) => name)
    .filter((name) => name.includes(part));

test('S7 retain drops every version but the named one', async () => {
  const [a, b] = [release('5.0.0'), release('5.1.0')];
  const loader = new RemoteLoader(openStore(folder, PATIENT), { loadMs: PATIENT });
  const first = await loader.load(a);
  await loader.load(b);
  loader.retain([a]);
  expect(registered('_5_')).toEqual(['mfe_catalog_5_0_0']);
  expect(await loader.load(a)).toBe(first);
});

test('S077 R8 a failed version counts as failed until it is loaded', async () => {
  const [good, broken] = [release('8.0.0'), release('8.1.0', 'throw new Error("bad build")')];
  const loader = new RemoteLoader(openStore(folder, PATIENT), { loadMs: PATIENT });
  expect([await loader.evaluate(good, PATIENT), await loader.evaluate(broken, PATIENT)]).toEqual([true, false]);
  expect([loader.hasFailed(good), loader.hasFailed(broken)]).toEqual([false, true]);
  expect([loader.isLoaded(good), loader.isLoaded(broken)]).toEqual([true, false]);
});

test('S077 R8 a late version counts as failed until it arrives', async () => {
  const good = release('8.2.0');
  let answer = () => {};
  const there = openStore(folder, PATIENT);
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const loader = new RemoteLoader({ read: (...file) => released.then(() => there.read(...file)) }, { loadMs: PATIENT });
  expect(await loader.evaluate(good, 1)).toBe(false);
  expect(loader.hasFailed(good)).toBe(true);
  answer();
  expect(await loader.evaluate(good, PATIENT)).toBe(true);
  expect(loader.hasFailed(good)).toBe(false);
});

test('R3 a module keeps working while other bytes of its version load', async () => {
  const loader = new RemoteLoader(openStore(folder, PATIENT), { loadMs: PATIENT });
  const before = release('8.3.0', container(answering({ html: 'before' })));
  const old = await loader.load(before);
  await loader.load(release('8.3.0', container(answering({ html: 'after' }))));
  expect(await loader.load(before)).toBe(old);
  expect((await old.module.render(ask)).html).toBe('before');
});

test('reloads the same version with different bytes', async () => {
  const loader = new RemoteLoader(openStore(folder, PATIENT), { loadMs: PATIENT });
  const html = async (one: Release) => (await (await loader.load(one)).module.render(ask)).html;
  expect(await html(release('6.0.0', container(answering({ html: 'first' }))))).toBe('first');
  expect(await html(release('6.0.0', container(answering({ html: 'second' }))))).toBe('second');
});

test('S7 keeps one version in memory after fifty switches', async () => {
  const loader = new RemoteLoader(openStore(folder, PATIENT), { loadMs: PATIENT });
  for (let i = 0; i < 50; i++) {
    const one = release(`7.0.${i}`);
    await loader.load(one);
    loader.retain([one]);
  }
  expect(registered('_7_0_')).toEqual(['mfe_catalog_7_0_49']);
});
