import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remoteName } from './remote-name.mjs';
import { writeRemote } from './write-remote.mjs';

const taken = {
  remotes: ['mfe-catalog'],
  routes: [
    { id: 'order', pattern: '/user/order/:id' },
    { id: 'brand', pattern: '/:main/brand' },
  ],
};

test.each([
  ['loyalty', 'loyalty'],
  ['mfe-gift-cards', 'gift-cards'],
])('accepts the name %s', (given, name) => {
  expect(remoteName(given, taken)).toEqual({ name });
});

test.each([
  [undefined, 'is no name'],
  ['', 'is no name'],
  ['Loyalty', 'is no name'],
  ['loyalty2', 'is no name'],
  ['gift_cards', 'is no name'],
  ['-a', 'is no name'],
  ['../a', 'is no name'],
  ['a'.repeat(31), 'is no name'],
  ['catalog', 'is a remote already'],
  ['shell', 'a meaning of its own'],
  ['kernel', 'a meaning of its own'],
  ['ar', 'a meaning of its own'],
  ['assets', 'a meaning of its own'],
  ['order', 'another page (/user/order/:id)'],
  ['user', 'another page (/user/order/:id)'],
])('rejects the name %s', (given, why) => {
  expect(remoteName(given, taken).fault).toContain(why);
});

test.each(['loyalty', 'gift-cards'])('the folder of %s contains its own name wherever one is needed', (name) => {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'souk-new-')), `mfe-${name}`);
  const files = writeRemote(folder, name);
  expect(files).toEqual(
    expect.arrayContaining(['README.md', 'package.json', 'locales/hi.json', 'src/definition.tsx', 'src/routes.ts']),
  );
  const texts = files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  for (const text of texts) expect(text).not.toMatch(/__(name|key)__/);
  expect(JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).name).toBe(`mfe-${name}`);
  // a team's files are not overwritten
  expect(() => writeRemote(folder, name)).toThrow('EEXIST');
  fs.rmSync(path.dirname(folder), { recursive: true });
});
