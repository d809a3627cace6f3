import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { reexportsIn, tablesIn } from './tables.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-tables-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const written = (text) => {
  const file = path.join(folder, 'table.ts');
  fs.writeFileSync(file, text);
  return file;
};

test.each([
  ["export const T = { a: 1, 'b-c': { d: 2 }, e() {} } as const;", { T: { a: true, 'b-c': { d: true }, e: true } }],
  ['export const T = { a: 1 } satisfies Record<string, number>;', { T: { a: true } }],
  ['const a = 1; export const T = { a };', { T: { a: true } }],
  ['export const n = 1; export const f = () => ({ a: 1 }); export let m = { a: 1 };', { n: true, f: true }],
  ['const more = {}; export const T = { a: 1, ...more };', { T: false }],
  ['export const T = { a: { [Math.random()]: 1 } };', { T: { a: false } }],
  ['const T = { a: 1 };', {}],
])('reads the tables of %s', (text, tables) => {
  expect(tablesIn(written(text))).toEqual(tables);
});

test('reads the exports of a facade under their exported names', () => {
  expect(reexportsIn(written("export { map, of as just } from 'rxjs'; export const own = 1;"))).toEqual([
    'map',
    'just',
  ]);
});
