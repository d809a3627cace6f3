import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const text = fs.readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
const names = new Set([...text.matchAll(/^ {2}'?(@?[\w./-]+)@\d[^:]*:$/gm)].map(([, name]) => name));

/** Name of the same binary for a Mac. */
const forMac = (name) =>
  name === 'recheck-linux-x64'
    ? 'recheck-macos-x64'
    : name.replace(/linux-x64(?:-(?:gnu|glibc|musl))?/, 'darwin-arm64');

test('every native package for Linux is also locked for macOS', () => {
  const forLinux = [...names].filter((name) => name.includes('linux-x64'));
  expect(forLinux).toEqual(expect.arrayContaining(['@swc/core-linux-x64-gnu', '@biomejs/cli-linux-x64']));
  // fix: node tooling/pnpm.mjs install --lockfile-only --fix-lockfile
  expect(forLinux.filter((name) => !names.has(forMac(name)))).toEqual([]);
});
