import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getInstance } from '@module-federation/enhanced/runtime';
import { type FakeApi, startFakeApi } from '../testing/fake-api';
import { answering, container, putReleases, putVersion } from '../testing/fake-remotes';
import { startStoreServer } from '../testing/store-server';
import { startTestShell, type TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

const FLIPS = 20;
const COLD_STARTS = 3;
const VISITORS = 8;
/** ms; a page that has to wait for a version of this store is sent with an empty slot */
const STORE_MS = 60;
const LOAD_MS = 10;

let folder: string;
let api: FakeApi;
const stops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-flips-'));
  api = await startFakeApi();
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
  await api.stop();
  fs.rmSync(folder, { recursive: true });
});
const own = (name: string) => path.join(folder, name);
const put = (version: string, code = container(answering({ html: `<p>${version}</p>` }))) =>
  putVersion(own('store'), 'mfe-catalog', version, code);
const announce = (version: string) =>
  putReleases(own('releases.json'), { 'mfe-catalog': put(version) }, { withdrawn: ['mfe-content'] });

async function startShell(options: { state?: string } = {}): Promise<TestShell> {
  const store = await startStoreServer(own('store'), STORE_MS);
  const shell = await startTestShell({
    apiOrigin: api.origin,
    store: store.origin,
    releases: own('releases.json'),
    stateDir: own(options.state ?? 'state'),
    loadMs: LOAD_MS,
    pageCacheMb: 0,
  });
  stops.push(store.stop, shell.stop);
  return shell;
}
const isReady = async (shell: TestShell) => (await shell.ops.inject('/ready')).statusCode === 200;

/** Visitors who continue until the work is done. @returns every response */
async function underLoad(shell: TestShell, work: () => Promise<void>) {
  const answers: { status: number; html: string; set: string }[] = [];
  let done = false;
  const visit = async (visitor: number) => {
    for (let turn = 0; !done; turn++) {
      const answer = await shell.app.inject(`/brands?page=${visitor * 1000 + turn}`);
      answers.push({
        status: answer.statusCode,
        html: answer.body,
        set: String(answer.headers['x-release-set']),
      });
      // lets file watches and timers run, too
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const visitors = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  try {
    await work();
  } finally {
    done = true;
    await Promise.all(visitors);
  }
  return answers;
}

test('R3 20 release flips under load give no 503 and no mixed page', async () => {
  announce('1.0.0');
  const shell = await startShell();
  await until('ready', () => isReady(shell));
  const shows = async (version: string) => (await shell.app.inject('/brands')).body.includes(`<p>${version}</p>`);
  const answers = await underLoad(shell, async () => {
    for (let flip = 1; flip <= FLIPS; flip++) {
      announce(`1.0.${flip}`);
      await until(`1.0.${flip} is live`, () => shows(`1.0.${flip}`));
    }
  });
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const versionsBySet = new Map<string, Set<string>>();
  for (const { html, set } of answers) {
    const versions = [...html.matchAll(/(?:<p>|\/mfe-catalog\/)(1\.0\.\d+)/g)].map((match) => match[1] ?? '');
    const known = versionsBySet.get(set) ?? new Set();
    for (const version of versions) known.add(version);
    versionsBySet.set(set, known);
    expect(html).toContain(`data-release="${set}"`);
  }
  expect(versionsBySet.size).toBeGreaterThan(FLIPS);
  expect([...versionsBySet.values()].filter((versions) => versions.size !== 1)).toEqual([]);
});

test('O4 three cold starts under load give no 503 once ready', async () => {
  announce('2.0.0');
  for (let start = 0; start < COLD_STARTS; start++) {
    const shell = await startShell({ state: `state-${start}` });
    let ready = false;
    const afterReady: number[] = [];
    const visit = async () => {
      while (afterReady.length < 30) {
        const counts = ready;
        const { statusCode } = await shell.app.inject('/brands');
        if (counts) afterReady.push(statusCode);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const visitors = Array.from({ length: VISITORS }, visit);
    await until('ready', () => isReady(shell));
    ready = true;
    await Promise.all(visitors);
    expect(afterReady.filter((status) => status !== 200)).toEqual([]);
  }
});

test('R3 a page keeps its version through a flip, whose module is dropped afterwards', async () => {
  let answer = () => {};
  let rendering = false;
  api.answers['/api/v1/held'] = (_, response) => {
    rendering = true;
    answer = () => response.end();
  };
  const slow = `await fetch(request.apiBase + 'held'); ${answering({ html: '<p>before</p>' })}`;
  putReleases(own('releases.json'), { 'mfe-catalog': put('3.0.0', container(slow)) });
  const shell = await startShell();
  await until('ready', () => isReady(shell));
  const page = shell.app.inject('/brands');
  await until('the render waits', () => rendering);
  announce('3.0.1');
  const switches = () => shell.logged.filter((line) => line.includes('release set is live'));
  await until('the next set is live', () => switches().length === 2);
  expect((await shell.app.inject('/brands')).body).toContain('<p>3.0.1</p>');
  const loaded = () =>
    getInstance()
      ?.options.remotes.map(({ name }) => name)
      .filter((name) => name.includes('_3_0_'));
  expect(loaded()).toEqual(['mfe_catalog_3_0_0', 'mfe_catalog_3_0_1']);
  answer();
  expect((await page).body).toContain('<p>before</p>');
  expect(loaded()).toEqual(['mfe_catalog_3_0_1']);
});

test('O2 keeps the counters of the previous set and drops older ones', async () => {
  announce('4.0.0');
  const shell = await startShell();
  await until('ready', () => isReady(shell));
  await shell.app.inject('/page/faq');
  const series = async () =>
    (await shell.ops.inject('/metrics')).body.split('\n').filter((line) => line.startsWith('souk_empty_slots_total'));
  const [first] = await series();
  expect(first).toMatch(/remote="mfe-content".* 1$/);
  for (let flip = 1; flip <= 8; flip++) {
    announce(`4.0.${flip}`);
    await until('the flip', async () => (await shell.app.inject('/brands')).body.includes(`<p>4.0.${flip}`));
    expect((await series()).includes(first ?? '')).toBe(flip < 8);
  }
});
