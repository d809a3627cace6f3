import fs from 'node:fs';
import path from 'node:path';
import { filesOf } from './source-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');

test('styles subtract tokens by calc: browsers drop a declaration with -var(...)', () => {
  const files = filesOf(root).filter((file) => /\.tsx?$/.test(file));
  expect(files).toContain('shell/src/chrome/header/header.tsx');
  expect(files.filter((file) => /[\s:(]-\$\{token\(/.test(fs.readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});
