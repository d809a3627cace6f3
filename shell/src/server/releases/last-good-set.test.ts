import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import type { RemoteId } from 'shared-kernel/rules/routes';
import { type FakeApi, startFakeApi } from '../testing/fake-api';
import { answering, container, putReleases, putVersion } from '../testing/fake-remotes';
import { startTestShell, type TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

let folder: string;
let api: FakeApi;
const running: TestShell[] = [];
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-good-set-'));
  api = await startFakeApi();
});
afterEach(async () => {
  for (const shell of running.splice(0)) await shell.stop();
  await api.stop();
  fs.rmSync(folder, { recursive: true });
});

const own = (name: string) => path.join(folder, name);
const put = (remote: RemoteId, version: string, code = container(answering({ html: `<p>${version}</p>` }))) =>
  putVersion(own('store'), remote, version, code);
const BOTH = () => ({ 'mfe-catalog': put('mfe-catalog', '1.0.0'), 'mfe-content': put('mfe-content', '1.0.0') });
const announce = (remotes: Parameters<typeof putReleases>[1]) => putReleases(own('releases.json'), remotes);
const write = (text: string) => fs.writeFileSync(own('releases.json'), text);

async function start(): Promise<TestShell> {
  const shell = await startTestShell({
    apiOrigin: api.origin,
    store: own('store'),
    releases: own('releases.json'),
    stateDir: own('state'),
    pageCacheMb: 0,
  });
  running.push(shell);
  return shell;
}
const report = async (shell: TestShell) => {
  const answer = await shell.ops.inject('/ready');
  return { status: answer.statusCode, ...answer.json() };
};
const evaluated = (shell: TestShell) =>
  until('the set is evaluated', async () => !(await report(shell)).reasons.includes('the release set is being loaded'));
const statuses = async (shell: TestShell) =>
  Promise.all(['/brands', '/page/faq'].map(async (url) => (await shell.app.inject(url)).statusCode));
const content = async (shell: TestShell) => (await shell.app.inject('/page/faq')).body;
const refused = (shell: TestShell) =>
  until('the file is refused', () => shell.logged.some((line) => line.includes('release file: ')));
/** A shell that ran with this set, stored it and ended. */
async function kept(remotes = BOTH()): Promise<void> {
  announce(remotes);
  const shell = await start();
  await evaluated(shell);
  await until('the set is kept', () => fs.existsSync(own('state/set.json')));
  await shell.stop();
  running.pop();
}

const CATALOG_ONLY = () => JSON.stringify({ remotes: { 'mfe-catalog': { stable: BOTH()['mfe-catalog'] } } });
const DAMAGED: [string, () => string][] = [
  ['{"remotes":{}}', () => '{"remotes":{}}'],
  ['{"remotes":[]}', () => '{"remotes":[]}'],
  ['{"remotes":null}', () => '{"remotes":null}'],
  ['{}', () => '{}'],
  ['null', () => 'null'],
  ['[]', () => '[]'],
  ['nothing', () => ''],
  ['broken JSON', () => '{"remotes":'],
  ['no longer a remote', CATALOG_ONLY],
  ['a remote that is null', () => CATALOG_ONLY().replace('{"mfe', '{"mfe-content":null,"mfe')],
  ['a remote without a version', () => CATALOG_ONLY().replace('{"mfe', '{"mfe-content":{"history":[]},"mfe')],
  [
    'a withdrawn mark that is a string',
    () => CATALOG_ONLY().replace('{"mfe', '{"mfe-content":{"withdrawn":"yes"},"mfe'),
  ],
  ['a version that is a path', () => '{"remotes":{"mfe-catalog":{"stable":{"version":"../x","files":{}}}}}'],
];

test.each(DAMAGED)('R8 a release file with %s changes nothing and is logged', async (_, text) => {
  announce(BOTH());
  const shell = await start();
  await evaluated(shell);
  const before = await report(shell);
  write(text());
  await refused(shell);
  expect(await statuses(shell)).toEqual([200, 200]);
  expect(await report(shell)).toEqual(before);
});

describe('withdraw', () => {
  const withdraw = (remote: RemoteId) => {
    const releases = JSON.parse(fs.readFileSync(own('releases.json'), 'utf8'));
    releases.remotes[remote].withdrawn = { at: '2026-01-01T00:00:00.000Z' };
    write(JSON.stringify(releases));
  };

  test('R8 a withdrawn remote has empty slots, others work, and removing the mark restores it', async () => {
    announce(BOTH());
    const shell = await start();
    await evaluated(shell);
    withdraw('mfe-content');
    await until('its slots are empty', async () => (await statuses(shell))[1] === 503);
    expect(await statuses(shell)).toEqual([200, 503]);
    expect(await report(shell)).toMatchObject({ status: 200, degraded: [], withdrawn: ['mfe-content'] });
    announce(BOTH());
    await until('it is back', async () => (await statuses(shell))[1] === 200);
    expect((await report(shell)).withdrawn).toEqual([]);
  });

  test('R8 a withdrawn remote stays withdrawn after a start without release file', async () => {
    announce(BOTH());
    withdraw('mfe-content');
    const shell = await start();
    await evaluated(shell);
    await until('the set is kept', () => fs.existsSync(own('state/set.json')));
    await shell.stop();
    running.pop();
    fs.rmSync(own('releases.json'));
    const next = await start();
    await evaluated(next);
    expect(await statuses(next)).toEqual([200, 503]);
    expect((await report(next)).withdrawn).toEqual(['mfe-content']);
  });

  test('O4 the shell is not ready when every remote is withdrawn', async () => {
    announce(BOTH());
    withdraw('mfe-content');
    withdraw('mfe-catalog');
    const shell = await start();
    await evaluated(shell);
    expect(await report(shell)).toMatchObject({ status: 503, reasons: ['no remote can be rendered'] });
  });
});

describe('cold start', () => {
  const spoilFile = (text: () => string) => () => write(text());
  const noFile = () => fs.rmSync(own('releases.json'));
  const noStore = () => fs.rmSync(own('store'), { recursive: true });
  test.each<[string, () => void]>([
    ...DAMAGED.map(([name, text]): [string, () => void] => [`a release file with ${name}`, spoilFile(text)]),
    ['no release file', noFile],
    ['no store', noStore],
    [
      'neither release file nor store',
      () => {
        noFile();
        noStore();
      },
    ],
  ])('R8 with %s the last good set is served completely', async (_, spoil) => {
    await kept();
    spoil();
    const shell = await start();
    await evaluated(shell);
    expect(await report(shell)).toMatchObject({ status: 200, degraded: [] });
    expect(await statuses(shell)).toEqual([200, 200]);
    const file = await shell.app.inject('/remotes/mfe-content/home.0a1b2c3d.js');
    expect([file.statusCode, file.body.startsWith('// home')]).toEqual([200, true]);
  });

  test('R8 an unavailable new version leaves its remote on the previous one; others go on', async () => {
    await kept();
    const catalog = put('mfe-catalog', '2.0.0');
    const missing = putVersion(own('elsewhere'), 'mfe-content', '2.0.0', '');
    announce({ 'mfe-catalog': catalog, 'mfe-content': missing });
    const shell = await start();
    await evaluated(shell);
    expect(await report(shell)).toMatchObject({ status: 200, degraded: ['mfe-content'] });
    expect(await content(shell)).toContain('<p>1.0.0</p>');
    expect((await shell.app.inject('/brands')).body).toContain('<p>2.0.0</p>');
  });

  test('S2 R8 never executes modified cached bytes; without the store the remote is missing', async () => {
    await kept();
    noStore();
    const trace = 'globalThis.keptBytesRan = true;';
    for (const name of fs.readdirSync(own('state/files'))) {
      const file = own(`state/files/${name}`);
      if (fs.readFileSync(file, 'utf8').includes('exports.get')) fs.writeFileSync(file, trace);
    }
    const shell = await start();
    await evaluated(shell);
    expect(vm.runInThisContext('globalThis.keptBytesRan')).toBeUndefined();
    expect(await report(shell)).toMatchObject({ status: 503, degraded: ['mfe-catalog', 'mfe-content'] });
  });

  test('R8 restores a modified cached copy from the store', async () => {
    await kept();
    for (const name of fs.readdirSync(own('state/files'))) fs.writeFileSync(own(`state/files/${name}`), 'changed');
    const shell = await start();
    await evaluated(shell);
    expect(await statuses(shell)).toEqual([200, 200]);
    // A copy is written beside its name and renamed ('.new'), so such a file is not a stored one and may disappear.
    const keptFiles = () => fs.readdirSync(own('state/files')).filter((name) => !name.endsWith('.new'));
    const whole = () => keptFiles().every((name) => fs.readFileSync(own(`state/files/${name}`), 'utf8') !== 'changed');
    await until('the copy is whole', whole);
  });

  test('O4 is not ready before the first release, and degraded from the first failure', async () => {
    const empty = await start();
    expect(await report(empty)).toMatchObject({
      status: 503,
      reasons: expect.arrayContaining(['no remote can be rendered']),
    });
    const missing = putVersion(own('elsewhere'), 'mfe-content', '1.0.0', '');
    announce({ 'mfe-catalog': put('mfe-catalog', '1.0.0'), 'mfe-content': missing });
    await until('one remote can be rendered', async () => (await report(empty)).status === 200);
    expect((await report(empty)).degraded).toEqual(['mfe-content']);
  });
});

test('R8 after many releases the state holds only the last set', async () => {
  announce(BOTH());
  const shell = await start();
  await evaluated(shell);
  const manifest = () => JSON.parse(fs.readFileSync(own('releases.json'), 'utf8')).remotes['mfe-content'].stable.files;
  for (let n = 1; n <= 5; n++) {
    announce({ ...BOTH(), 'mfe-content': put('mfe-content', `1.0.${n}`) });
    await until('the release', async () => (await content(shell)).includes(`<p>1.0.${n}</p>`));
  }
  const hashes = new Set([...Object.values(BOTH()['mfe-catalog'].files), ...Object.values(manifest())]);
  const keptSet = () => (fs.existsSync(own('state/set.json')) ? fs.readFileSync(own('state/set.json'), 'utf8') : '');
  await until('the last set is kept', () => keptSet().includes('"1.0.5"'));
  await until('one set is left', () => fs.readdirSync(own('state/files')).length === hashes.size);
});

test('R8 an unloadable version keeps the previous one until it loads', async () => {
  announce(BOTH());
  const shell = await start();
  await evaluated(shell);
  const next = putVersion(own('later'), 'mfe-content', '2.0.0', container(answering({ html: '<p>2.0.0</p>' })));
  announce({ 'mfe-catalog': put('mfe-catalog', '2.0.0'), 'mfe-content': next });
  await until('the other one is live', async () => (await shell.app.inject('/brands')).body.includes('<p>2.0.0</p>'));
  expect(await content(shell)).toContain('<p>1.0.0</p>');
  expect(await report(shell)).toMatchObject({ status: 200, degraded: ['mfe-content'] });
  fs.cpSync(own('later'), own('store'), { recursive: true });
  await until('it is tried again', async () => (await content(shell)).includes('<p>2.0.0</p>'));
  expect((await report(shell)).degraded).toEqual([]);
});
