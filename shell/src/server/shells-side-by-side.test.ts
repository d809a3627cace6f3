import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readShellFiles } from './shell-files';
import { type FakeApi, startFakeApi } from './testing/fake-api';
import { putFiles } from './testing/fake-remotes';
import { startTestShell, type TestShell } from './testing/test-shell';

/** The browser build of one version of the shell; only its own page and the texts are as in the other one. */
const BUILDS = {
  '1.0.0': { 'browser/main.aaaaaaaaaaaa.js': 'main("a")', 'browser/login.0a1b2c3d4e5f.js': 'login()' },
  '2.0.0': { 'browser/main.bbbbbbbbbbbb.js': 'main("b")', 'browser/login.0a1b2c3d4e5f.js': 'login()' },
};
const MAIN = { '1.0.0': 'main.aaaaaaaaaaaa.js', '2.0.0': 'main.bbbbbbbbbbbb.js' };
type Version = keyof typeof BUILDS;

let folder: string;
let api: FakeApi;
const shells: TestShell[] = [];
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-shells-'));
  api = await startFakeApi();
});
afterEach(async () => {
  for (const shell of shells.splice(0)) await shell.stop();
  await api.stop();
  fs.rmSync(folder, { recursive: true });
});
const store = () => path.join(folder, 'store');

/** Builds and publishes this version. */
function publish(version: Version): void {
  const entry = MAIN[version];
  const assets = JSON.stringify({ entry, chunks: { main: [entry], login: ['login.0a1b2c3d4e5f.js'] } });
  putFiles(store(), 'shell', version, { ...BUILDS[version], 'assets.json': assets, 'loader.js': 'window.__loader={}' });
}

/** Starts this version as in its own image. */
async function start(version: Version): Promise<TestShell> {
  const image = path.join(folder, version);
  fs.cpSync(path.join(store(), 'shell', version), image, { recursive: true });
  for (const [file, text] of Object.entries(BUILDS[version])) {
    fs.mkdirSync(path.join(image, 'browser'), { recursive: true });
    fs.writeFileSync(path.join(image, file), text);
  }
  fs.writeFileSync(path.join(image, 'record.json'), '{}');
  const own = { files: readShellFiles(image) };
  const shell = await startTestShell({ apiOrigin: api.origin, store: store() }, own);
  shells.push(shell);
  return shell;
}

test('R7 shells of two versions serve each other’s files', async () => {
  publish('1.0.0');
  publish('2.0.0');
  for (const shell of [await start('1.0.0'), await start('2.0.0')]) {
    for (const version of ['1.0.0', '2.0.0'] as const) {
      const answer = await shell.app.inject(`/assets/${MAIN[version]}`);
      expect([answer.statusCode, answer.body]).toEqual([200, `main("${version === '1.0.0' ? 'a' : 'b'}")`]);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
    expect((await shell.app.inject('/assets/login.0a1b2c3d4e5f.js')).body).toBe('login()');
  }
});

test('a shell serves its own files when the store is gone', async () => {
  publish('1.0.0');
  const shell = await start('1.0.0');
  fs.rmSync(store(), { recursive: true });
  expect((await shell.app.inject(`/assets/${MAIN['1.0.0']}`)).statusCode).toBe(200);
});

test('S2 rejects a file of another shell that was modified or never published', async () => {
  publish('1.0.0');
  publish('2.0.0');
  const shell = await start('2.0.0');
  const file = path.join(store(), 'shell/browser', MAIN['1.0.0']);
  const ask = async () => {
    const { statusCode, headers, body } = await shell.app.inject(`/assets/${MAIN['1.0.0']}`);
    return [statusCode, headers['cache-control'], body];
  };
  fs.writeFileSync(file, 'evil()');
  expect(await ask()).toEqual([404, 'no-store', 'not found']);
  expect(shell.logged.some((line) => line.includes('tampered file'))).toBe(true);
  fs.rmSync(`${file}.sha384`);
  expect(await ask()).toEqual([404, 'no-store', 'not found']);
});
