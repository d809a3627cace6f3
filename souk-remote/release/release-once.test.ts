import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const { releaseOnce } = require('./release-once.mjs');
const { readReleases } = require('./release-file.mjs');
const { rollback, withdraw } = require('./releases.mjs');
const shell = path.join(__dirname, 'testing/shell-bundle.mjs');
const remote = 'mfe-content';
let root: string;
const lines: string[] = [];

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-release-once-'));
  lines.length = 0;
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const put = (file: string, text: string) => {
  const full = path.join(root, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
};
const build = (version: string, bytes = version) => {
  put(`${version}/server/remoteEntry.js`, '{}');
  const entry = `remoteEntry.${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.js`;
  fs.rmSync(path.join(root, version, 'browser'), { recursive: true, force: true });
  put(`${version}/browser/${entry}`, bytes);
  put(`${version}/assets.json`, JSON.stringify({ entry, chunks: {} }));
};
const where = () => ({ store: path.join(root, 'store'), releases: path.join(root, 'releases.json'), shell, remote });
const start = (version: string) =>
  releaseOnce({ ...where(), version, from: path.join(root, version), log: (line: string) => lines.push(line) });
const live = () => readReleases(where().releases).remotes[remote]?.stable.version;
const serial = () => readReleases(where().releases).serial;

test('a container publishes a new version and makes it live; a restart changes nothing', async () => {
  build('1.0.0');
  await start('1.0.0');
  expect([live(), serial()]).toEqual(['1.0.0', 1]);
  await start('1.0.0');
  expect([live(), serial()]).toEqual(['1.0.0', 1]);
  expect(lines.at(-1)).toBe('mfe-content 1.0.0 is live already');
});

test('a restart after a rollback keeps the rollback', async () => {
  build('1.0.0');
  build('1.1.0');
  await start('1.0.0');
  await start('1.1.0');
  await rollback(where());
  await start('1.1.0');
  expect(live()).toBe('1.0.0');
  expect(lines.at(-1)).toContain('1.0.0 stays live');
});

test('a restart keeps a withdrawn remote withdrawn', async () => {
  build('1.0.0');
  await start('1.0.0');
  await withdraw(where());
  await start('1.0.0');
  expect(readReleases(where().releases).remotes[remote]).toHaveProperty('withdrawn');
  expect(lines.at(-1)).toContain('is withdrawn');
});

test('a container with an older version that was never rolled back makes it live again', async () => {
  build('1.0.0');
  build('1.1.0');
  await start('1.0.0');
  await start('1.1.0');
  await start('1.0.0');
  expect(live()).toBe('1.0.0');
});

test('different bytes under a published version are refused and change nothing', async () => {
  build('1.0.0');
  await start('1.0.0');
  build('1.0.0', 'other');
  await expect(start('1.0.0')).rejects.toThrow('published with other bytes');
  expect(live()).toBe('1.0.0');
});
