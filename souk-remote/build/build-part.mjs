import fs from 'node:fs';
import path from 'node:path';
import { writeDeclarations } from '../contract/declarations.mjs';
import { writeRecord } from '../contract/record.mjs';
import { compile } from './compile.mjs';
import { webpackConfig } from './factory.mjs';
import { packFiles } from './pack-files.mjs';
import { roleOf } from './parts.mjs';
import { folderOf, KERNEL, ROOT } from './place.mjs';
import { writeStyleSheet } from './style-sheet.mjs';

/**
 * Builds a part for browser and server with its record: for a remote one complete version, ready to be published.
 * @param {{part: string, version: string, mono?: boolean}} what `mono`: the whole shop as one bundle, browser only, for measuring
 * @throws Error with webpack's or the compiler's own message
 */
export async function buildPart({ part, version, mono = false }) {
  const what = { part, version, mono, dist: mono ? 'dist-mono' : 'dist' };
  const browser = await compile(webpackConfig({ ...what, target: 'browser' }));
  if (mono) return;
  const server = await compile(webpackConfig({ ...what, target: 'server' }));
  if (roleOf(part) === 'host') await compile(webpackConfig({ ...what, target: 'server', program: 'try' }));
  const folder = path.join(folderOf(part), 'dist', roleOf(part) === 'remote' ? version : '.');
  fs.rmSync(path.join(folder, '.stamp'), { force: true });
  await writeStyleSheet({ part, folder });
  await packFiles(folder);
  await writeDeclarations({ kernel: KERNEL, folder, cache: path.join(ROOT, 'node_modules/.cache/souk-types') });
  await writeRecord({ source: folderOf(part), kernel: KERNEL, part, version, folder, stats: { browser, server } });
}
