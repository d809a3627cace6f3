import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { putVersion } from '../testing/fake-remotes';
import { parseReleases, releaseSet } from './release-set';

const store = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-set-'));
afterAll(() => fs.rmSync(store, { recursive: true }));

const stable = putVersion(store, 'mfe-catalog', '1.0.0', '1;');
const read = (files: Record<string, string>) =>
  parseReleases(JSON.stringify({ remotes: { 'mfe-catalog': { stable: { ...stable, files } } } }));
const [entry = ''] = Object.keys(stable.files).filter((file) => file.startsWith('browser/remoteEntry.'));

test('a set’s name is derived from the versions of its remotes and shell', () => {
  const { releases } = read(stable.files);
  const nameWith = (shell: string) => releaseSet(releases, {}, shell).name;
  expect(nameWith('1.0.0')).toBe(nameWith('1.0.0'));
  expect(nameWith('1.0.0')).not.toBe(nameWith('1.1.0'));
  expect(releaseSet({}, {}, '1.0.0').name).not.toBe(nameWith('1.0.0'));
});

test.each<[string, Record<string, string | undefined>]>([
  ['no server entry', { 'server/remoteEntry.js': undefined }],
  ['no assets.json', { 'assets.json': undefined }],
  ['no browser entry', { [entry]: undefined }],
  ['a browser entry without a hash in its name', { [entry]: undefined, 'browser/remoteEntry.js': stable.files[entry] }],
  ['two browser entries', { 'browser/remoteEntry.0a1b2c3d4e5f.js': stable.files[entry] }],
  ['a file without a hash', { 'browser/home.0a1b2c3d.js': 'md5' }],
])('rejects a release file with %s', (_, change) => {
  const files = JSON.parse(JSON.stringify({ ...stable.files, ...change }));
  expect(() => read(files)).toThrow('release file: files of mfe-catalog');
});
