import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const shell = path.join(__dirname, 'testing/shell-bundle.mjs');
let folder: string;
const store = () => path.join(folder, 'store');
const releases = () => path.join(folder, 'releases.json');

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-release-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const entryOf = (version: string) => `remoteEntry.${hashOf(version)}.js`;
const nameOf = (chunk: string) => `home.${hashOf(chunk)}.js`;
const HOME = `browser/${nameOf('chunk')}`;

/** Builds a version: its server entry says what the trial reports. */
function build(version: string, server: object | string = {}, chunk = 'chunk') {
  const from = path.join(folder, 'built', version);
  const files = {
    'server/remoteEntry.js': typeof server === 'string' ? server : JSON.stringify(server),
    [`browser/${entryOf(version)}`]: `entry ${version}`,
    'assets.json': JSON.stringify({ entry: entryOf(version), chunks: { home: [nameOf(chunk)] } }),
    [`browser/${nameOf(chunk)}`]: chunk,
    '.stamp': String(Math.random()),
  };
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(from, file)), { recursive: true });
    fs.writeFileSync(path.join(from, file), text);
  }
  return from;
}
const { damage, publish, readVersion } = require('./store.mjs');
const { promote, rollback, status, withdraw } = require('./releases.mjs');
const { promoteBuilt } = require('./promote-built.mjs');
const { changeReleases, readReleases } = require('./release-file.mjs');
const put = (version: string, server?: object | string, remote = 'mfe-catalog') =>
  publish({ store: store(), remote, version, from: build(version, server) });
const live = (version: string, remote = 'mfe-catalog') =>
  promote({ store: store(), releases: releases(), shell, remote, version });
const liveVersion = (remote = 'mfe-catalog') => readReleases(releases()).remotes[remote]?.stable.version;

describe('publish', () => {
  test('publishes a version once; publishing the same bytes again succeeds', () => {
    expect(put('1.0.0')).toBe('published');
    expect(put('1.0.0')).toBe('unchanged');
  });

  test('refuses different bytes under a known version and keeps the first', () => {
    put('1.0.0');
    const other = build('1.0.0', {}, 'other');
    expect(() => publish({ store: store(), remote: 'mfe-catalog', version: '1.0.0', from: other })).toThrow(
      'mfe-catalog 1.0.0 was published with other bytes',
    );
    expect(readVersion(store(), 'mfe-catalog', '1.0.0').files).toHaveProperty([HOME]);
  });

  test('versions share the browser files that did not change, each with a note of its hash', () => {
    put('1.0.0');
    const shared = path.join(store(), 'mfe-catalog', HOME);
    const { mtimeMs } = fs.statSync(shared);
    put('1.1.0');
    expect(fs.statSync(shared).mtimeMs).toBe(mtimeMs);
    const names = [entryOf('1.0.0'), entryOf('1.1.0'), nameOf('chunk')];
    expect(fs.readdirSync(path.join(store(), 'mfe-catalog/browser')).sort()).toEqual(
      names.flatMap((name) => [name, `${name}.sha384`]).sort(),
    );
    const { format, files, trials } = readVersion(store(), 'mfe-catalog', '1.1.0');
    expect([format, trials, fs.readFileSync(`${shared}.sha384`, 'utf8')]).toEqual([1, [], files[HOME]]);
    expect(fs.readdirSync(path.join(store(), 'mfe-catalog/1.1.0')).sort()).toEqual(['assets.json', 'server']);
  });

  test('refuses a browser file with other bytes than another version published under its name', () => {
    put('1.0.0');
    const from = build('1.1.0');
    fs.writeFileSync(path.join(from, HOME), 'other');
    expect(() => publish({ store: store(), remote: 'mfe-catalog', version: '1.1.0', from })).toThrow(
      `${nameOf('chunk')} was published with other bytes`,
    );
    expect(fs.readFileSync(path.join(store(), 'mfe-catalog', HOME), 'utf8')).toBe('chunk');
    expect(readVersion(store(), 'mfe-catalog', '1.1.0')).toBeNull();
  });

  test('completes what a publisher left behind that died halfway', () => {
    put('1.0.0');
    fs.rmSync(path.join(store(), 'mfe-catalog/1.0.0.json'));
    fs.rmSync(path.join(store(), 'mfe-catalog', `${HOME}.sha384`));
    fs.writeFileSync(path.join(store(), 'mfe-catalog', HOME), 'chu');
    expect(put('1.0.0')).toBe('published');
    expect(damage(store(), 'mfe-catalog', '1.0.0', readVersion(store(), 'mfe-catalog', '1.0.0').files)).toEqual([]);
    expect(put('1.0.0')).toBe('unchanged');
  });

  test.each<[string, string, (from: string) => void]>([
    ['without assets.json', 'assets.json missing', (from) => fs.rmSync(path.join(from, 'assets.json'))],
    [
      'without server',
      'server/remoteEntry.js missing',
      (from) => fs.rmSync(path.join(from, 'server'), { recursive: true }),
    ],
    ['without a chunk', `assets.json names ${HOME}, which is not there`, (from) => fs.rmSync(path.join(from, HOME))],
    [
      'with an empty assets.json',
      'not a list of scripts',
      (from) => fs.writeFileSync(path.join(from, 'assets.json'), '{}'),
    ],
    [
      'with assets.json that is no JSON',
      'not a list',
      (from) => fs.writeFileSync(path.join(from, 'assets.json'), '<p>'),
    ],
    [
      'with a browser file named without a hash',
      'the name of browser/home.js',
      (from) => fs.writeFileSync(path.join(from, 'browser/home.js'), ''),
    ],
  ])('refuses a build %s', (_, message, spoil) => {
    const from = build('1.0.0');
    spoil(from);
    expect(() => publish({ store: store(), remote: 'mfe-catalog', version: '1.0.0', from })).toThrow(message);
    expect(fs.existsSync(path.join(store(), 'mfe-catalog'))).toBe(false);
  });

  test.each([
    ['mfe-nothing', '1.0.0', 'is no remote'],
    ['../shell', '1.0.0', 'is no remote'],
    ['mfe-catalog', '../1.0.0', 'is no version'],
    ['mfe-catalog', 'latest', 'is no version'],
  ])('refuses %s %s', (remote, version, message) => {
    expect(() => publish({ store: store(), remote, version, from: build('1.0.0') })).toThrow(message);
  });
});

describe('promote', () => {
  test('makes a version live and keeps the history', async () => {
    put('1.0.0');
    put('1.1.0');
    await live('1.0.0');
    await live('1.1.0');
    const { stable, history } = readReleases(releases()).remotes['mfe-catalog'];
    expect(stable.version).toBe('1.1.0');
    expect(stable.files[HOME]).toMatch(/^sha384-[\w+/]{64}$/);
    expect(history.map(({ version }: { version: string }) => version)).toEqual(['1.0.0', '1.1.0']);
    expect(await live('1.1.0')).toBe('unchanged');
  });

  test.each([
    ['was never published', '9.9.9', undefined, 'was never published (published: 1.0.0)'],
    ['cannot be loaded', '2.0.0', 'throws', 'cannot be loaded: Error: bad container'],
    ['does not render', '2.0.4', { problems: ['/cart: status 500'] }, 'does not render: /cart: status 500'],
  ])('refuses a version that %s and leaves the live one', async (_, version, server, message) => {
    put('1.0.0');
    await live('1.0.0');
    if (server) put(version, server);
    await expect(live(version)).rejects.toThrow(message);
    expect(liveVersion()).toBe('1.0.0');
  });

  test.each([
    ['changed', (file: string) => fs.appendFileSync(file, ' '), `${nameOf('chunk')} has other bytes`],
    ['missing', (file: string) => fs.rmSync(file), `${nameOf('chunk')} is missing`],
  ])('refuses a version with a %s file', async (_, spoil, message) => {
    put('1.0.0');
    spoil(path.join(store(), 'mfe-catalog', HOME));
    await expect(live('1.0.0')).rejects.toThrow(message);
    expect(liveVersion()).toBeUndefined();
  });
});

describe('rollback', () => {
  test('goes back one version at a time; promote goes forward again', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      put(version);
      await live(version);
    }
    const back = () => rollback({ store: store(), releases: releases(), shell, remote: 'mfe-catalog' });
    expect(await back()).toBe('1.1.0');
    expect(await back()).toBe('1.0.0');
    await expect(back()).rejects.toThrow('no version before 1.0.0');
    await live('1.2.0');
    expect(await back()).toBe('1.0.0');
    expect(status({ store: store(), releases: releases() })[0]).toMatchObject({
      remote: 'mfe-catalog',
      live: '1.0.0',
      before: '-',
      published: '1.0.0 1.1.0 1.2.0',
    });
  });

  test('refuses when nothing was live', async () => {
    await expect(rollback({ store: store(), releases: releases(), shell, remote: 'mfe-account' })).rejects.toThrow(
      'mfe-account was never live',
    );
  });
});

describe('withdraw', () => {
  const off = () => withdraw({ releases: releases(), remote: 'mfe-catalog' });
  const entry = () => readReleases(releases()).remotes['mfe-catalog'];

  test('R8 marks a remote as withdrawn and keeps its version and history, even without a store', async () => {
    put('1.0.0');
    await live('1.0.0');
    fs.rmSync(store(), { recursive: true });
    expect(await off()).toBe('withdrawn');
    expect(await off()).toBe('unchanged');
    expect(entry()).toMatchObject({
      stable: { version: '1.0.0' },
      withdrawn: { at: expect.stringMatching(/^\d{4}-/) },
    });
    expect(entry().history.map(({ action }: { action: string }) => action)).toEqual(['promote', 'withdraw']);
    expect(status({ store: store(), releases: releases() })[0].live).toBe('withdrawn (1.0.0)');
  });

  test('R8 promoting the withdrawn version brings it back', async () => {
    put('1.0.0');
    await live('1.0.0');
    await off();
    expect(await live('1.0.0')).toBe('live');
    expect([entry().withdrawn, entry().stable.version]).toEqual([undefined, '1.0.0']);
  });

  test('R8 a rollback brings the version before the withdrawn one', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      put(version);
      await live(version);
    }
    await off();
    expect(await rollback({ store: store(), releases: releases(), shell, remote: 'mfe-catalog' })).toBe('1.0.0');
    expect(entry().withdrawn).toBeUndefined();
  });

  test('R8 refuses a remote that was never live', async () => {
    await expect(off()).rejects.toThrow('mfe-catalog was never live');
  });

  test('R8 starting a shop keeps a withdrawn remote withdrawn', async () => {
    put('1.0.0');
    await live('1.0.0');
    await off();
    const root = path.join(folder, 'root');
    fs.cpSync(path.join(folder, 'built/1.0.0'), path.join(root, 'mfe-catalog/dist/1.0.0'), { recursive: true });
    await promoteBuilt({ root, name: 'mfe-catalog', version: '1.0.0', store: store(), releases: releases() });
    expect(entry().withdrawn).toBeDefined();
  });

  test('R8 the command withdraws and prints the result', async () => {
    put('1.0.0');
    await live('1.0.0');
    const command = [path.join(__dirname, 'release.mjs'), 'withdraw', 'mfe-catalog', '--releases', releases()];
    expect((await run(process.execPath, command)).stdout).toBe('mfe-catalog is withdrawn\n');
    expect((await run(process.execPath, command)).stdout).toBe('mfe-catalog was withdrawn already\n');
  });
});

describe('concurrent changes', () => {
  test('fifty concurrent changes are all saved', async () => {
    const change = (n: number) =>
      changeReleases(releases(), (all: { remotes: Record<string, unknown> }) => {
        all.remotes[`r${n}`] = n;
      });
    await Promise.all(Array.from({ length: 50 }, (_, n) => change(n)));
    const { serial, remotes } = readReleases(releases());
    expect([serial, Object.keys(remotes).length]).toEqual([50, 50]);
    expect(fs.readdirSync(folder).filter((name) => /lock|new/.test(name))).toEqual([]);
  });

  test('two processes that release different remotes both succeed', async () => {
    put('1.0.0');
    put('1.0.0', {}, 'mfe-account');
    const command = (remote: string) =>
      run(process.execPath, [
        path.join(__dirname, 'release.mjs'),
        'promote',
        remote,
        '1.0.0',
        ...['--store', store(), '--releases', releases(), '--shell', shell],
      ]);
    const done = await Promise.all([command('mfe-catalog'), command('mfe-account')]);
    expect(done.map(({ stdout }) => stdout)).toEqual(['mfe-catalog 1.0.0 is live\n', 'mfe-account 1.0.0 is live\n']);
    expect([liveVersion(), liveVersion('mfe-account')]).toEqual(['1.0.0', '1.0.0']);
  });

  test('refuses a second change of the same remote made from a stale state', async () => {
    put('1.0.0');
    put('1.1.0');
    const both = await Promise.allSettled([live('1.0.0'), live('1.1.0')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(readReleases(releases()).remotes['mfe-catalog'].history).toHaveLength(1);
  });

  test('a failing change leaves the file untouched and no lock behind', async () => {
    put('1.0.0');
    await live('1.0.0');
    const before = fs.readFileSync(releases(), 'utf8');
    await expect(
      changeReleases(releases(), () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(fs.readFileSync(releases(), 'utf8')).toBe(before);
    expect(fs.existsSync(`${releases()}.lock`)).toBe(false);
  });
});

test.each([
  [['promote', 'mfe-x', '1.0.0'], 2, /^✖ 'mfe-x' is no remote: choose one of .*\n$/],
  [['promote', 'mfe-catalog', '7.0.0'], 2, /^✖ mfe-catalog 7.0.0 was never published \(published: none\)\.\n$/],
  [['launch'], 2, /^✖ pnpm release <command>/],
  [['promote', '--everywhere'], 2, /^✖ Unknown option '--everywhere'/],
])('the command %j ends with %i and one clear line', async (args, code, line) => {
  const failed = await run(process.execPath, [
    path.join(__dirname, 'release.mjs'),
    ...args,
    ...['--store', store(), '--releases', releases(), '--shell', shell],
  ]).catch((error) => error);
  expect([failed.code, failed.stderr]).toEqual([code, expect.stringMatching(line)]);
});
