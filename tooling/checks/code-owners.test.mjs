import fs from 'node:fs';
import path from 'node:path';
import { remotesIn } from '../../souk-remote/build/parts.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const rules = fs
  .readFileSync(path.join(root, 'CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' '))
  .map(([pattern, ...owners]) => ({ pattern, owners }));
/** As code hosts read it: the last matching rule. */
const ownersOf = (file) => rules.findLast(({ pattern }) => fits(pattern, file))?.owners;
function fits(pattern, file) {
  if (pattern === '*') return true;
  const start = pattern.slice(1).replaceAll('*', '[^/]*');
  return new RegExp(`^${start}${pattern.endsWith('/') ? '' : '(/|$)'}`).test(file);
}

test('every rule names an existing path, and owners are teams', () => {
  for (const { pattern, owners } of rules) {
    if (!pattern.includes('*')) expect([pattern, fs.existsSync(path.join(root, pattern))]).toEqual([pattern, true]);
    for (const owner of owners) expect(owner).toMatch(/^@souk\/[a-z-]+$/);
  }
});

test('every remote is owned by its own or the storefront team, and the lockfile by nobody', () => {
  for (const remote of remotesIn(root))
    expect([[`@souk/${remote.slice(4)}`], ['@souk/storefront']]).toContainEqual(ownersOf(`${remote}/src/routes.ts`));
  expect(ownersOf('mfe-new/package.json')).toEqual(['@souk/storefront']);
  expect(ownersOf('shell/src/boot.ts')).toEqual(['@souk/platform']);
  expect(ownersOf('pnpm-lock.yaml')).toEqual([]);
});
