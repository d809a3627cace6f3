import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { packFiles } from './pack-files.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pack-files-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const write = (name, text) => fs.writeFileSync(path.join(folder, name), text);
const packed = () => fs.readdirSync(path.join(folder, 'packed')).sort();

test('compresses each script and style sheet twice, keeps existing files and removes stale ones', async () => {
  fs.mkdirSync(path.join(folder, 'browser'));
  write('browser/a.000000000001.js', 'let a = 1;'.repeat(100));
  write('browser/b.000000000002.js', '');
  write('browser/late.000000000003.css', '.a{top:0}');
  write('browser/picture.png', 'no script');
  await packFiles(folder);
  expect(packed()).toEqual([
    'a.000000000001.js.br',
    'a.000000000001.js.gz',
    'b.000000000002.js.br',
    'b.000000000002.js.gz',
    'late.000000000003.css.br',
    'late.000000000003.css.gz',
  ]);
  const read = (ending) => fs.readFileSync(path.join(folder, `packed/a.000000000001.js${ending}`));
  expect(String(brotliDecompressSync(read('.br')))).toBe('let a = 1;'.repeat(100));
  expect(String(gunzipSync(read('.gz')))).toBe('let a = 1;'.repeat(100));

  const before = fs.statSync(path.join(folder, 'packed/a.000000000001.js.br')).mtimeMs;
  fs.rmSync(path.join(folder, 'browser/b.000000000002.js'));
  await packFiles(folder);
  expect(packed().filter((name) => !name.startsWith('late'))).toEqual(['a.000000000001.js.br', 'a.000000000001.js.gz']);
  expect(fs.statSync(path.join(folder, 'packed/a.000000000001.js.br')).mtimeMs).toBe(before);
});
