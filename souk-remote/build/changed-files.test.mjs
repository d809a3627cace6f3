import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-builds-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Actually builds the browser half of mfe-content. @returns its files with their texts */
async function build(version, change) {
  const to = path.join(folder, version);
  const what = { part: 'mfe-content', version, folder: to, targets: ['browser'], change };
  // in a separate process: webpack does not run inside a test
  await promisify(execFile)('node', [
    path.join(import.meta.dirname, 'testing/build-changed.mjs'),
    JSON.stringify(what),
  ]);
  const files = fs.readdirSync(to, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [name, fs.readFileSync(path.join(parentPath, name), 'utf8')]),
  );
}

/** Names without the hash, of files that only one build has or that differ. */
function changed(before, after) {
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
  return [...new Set(names.map((name) => name.replace(/\.[0-9a-f]{12}\.js$/, '.js')))].sort();
}

/** for two consecutive builds on a busy machine */
const LONGEST_MS = 180_000;

test(
  'versions that differ in one French text differ only in its chunk, the entry and assets.json',
  async () => {
    const before = await build('1.0.0');
    const after = await build('1.1.0', { file: 'locales/fr.json', find: 'Accueil', put: 'La boutique' });
    expect(changed(before, after)).toEqual(['assets.json', 'locale-fr.js', 'remoteEntry.js']);
    const { entry } = JSON.parse(after['assets.json']);
    const hash = createHash('sha256').update(after[entry]).digest('hex').slice(0, 12);
    expect(entry).toBe(`remoteEntry.${hash}.js`);
    // the container's name distinguishes versions; no chunk does
    expect(after[entry]).toContain('mfe_content_1_1_0');
    const chunks = Object.entries(after).filter(([name]) => name !== entry && name !== 'assets.json');
    expect(chunks.filter(([, text]) => /1[._]1[._]0/.test(text)).map(([name]) => name)).toEqual([]);
  },
  LONGEST_MS,
);
