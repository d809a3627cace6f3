import path from 'node:path';
import { affectedBy } from './affected.mjs';

const root = path.resolve(import.meta.dirname, '../..');

test('a remote affects only itself', () => {
  expect(affectedBy(root, ['mfe-account'])).toEqual(['mfe-account']);
});

test('the kernel affects its importers', () => {
  expect(affectedBy(root, ['shared-kernel'])).toEqual(
    expect.arrayContaining(['api', 'mfe-account', 'mfe-catalog', 'shared-kernel', 'shell']),
  );
});

test('several packages affect the union of theirs', () => {
  expect(affectedBy(root, ['mfe-content', 'sandbox'])).toEqual(
    expect.arrayContaining(['api', 'mfe-content', 'sandbox']),
  );
});

test('rejects an unknown package and lists the known ones', () => {
  expect(() => affectedBy(root, ['mfe-acount'])).toThrow(/no package mfe-acount.*mfe-account/);
});
