import path from 'node:path';
import { affectedBy } from './affected.mjs';

const root = path.resolve(import.meta.dirname, '../..');

test('a remote touches nobody else', () => {
  expect(affectedBy(root, ['mfe-account'])).toEqual(['mfe-account']);
});

test('the kernel touches whoever imports it', () => {
  expect(affectedBy(root, ['shared-kernel'])).toEqual(
    expect.arrayContaining(['api', 'mfe-account', 'mfe-catalog', 'shared-kernel', 'shell']),
  );
});

test('several packages touch what each of them does', () => {
  expect(affectedBy(root, ['mfe-content', 'sandbox'])).toEqual(
    expect.arrayContaining(['api', 'mfe-content', 'sandbox']),
  );
});

test('a name that is no package is refused with those there are', () => {
  expect(() => affectedBy(root, ['mfe-acount'])).toThrow(/no package mfe-acount.*mfe-account/);
});
