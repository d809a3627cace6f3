import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyUnderVersion } from './copy-version.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-copy-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a copy has its own container, version and entry, and leaves the original unchanged', () => {
  const from = path.join(folder, 'built');
  const text = 'globalThis.mfe_content_1_0_0_h1 = { version: "1.0.0-h1" };';
  const entry = 'remoteEntry.0a1b2c3d4e5f.js';
  const files = {
    'server/remoteEntry.js': text,
    'record.json': '{"version":"1.0.0-h1"}',
    [`browser/${entry}`]: text,
    'browser/page.0a1b2c3d4e5f.js': '1;',
    'assets.json': JSON.stringify({ entry, chunks: { mfe_content_1_0_0_h1: [entry] } }),
  };
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(from, file)), { recursive: true });
    fs.writeFileSync(path.join(from, file), content);
  }
  const names = { to: path.join(folder, 'copy'), remote: 'mfe-content', built: '1.0.0-h1', version: '9.0.7' };
  const copy = copyUnderVersion(from, names);
  const read = (file) => fs.readFileSync(path.join(copy, file), 'utf8');
  const changed = 'globalThis.mfe_content_9_0_7 = { version: "9.0.7" };';
  expect(read('server/remoteEntry.js')).toBe(changed);
  expect(read('record.json')).toBe('{"version":"9.0.7"}');
  const assets = JSON.parse(read('assets.json'));
  expect(assets.entry).toMatch(/^remoteEntry\.[0-9a-f]{12}\.js$/);
  expect(assets.chunks).toEqual({ mfe_content_9_0_7: [assets.entry] });
  expect(fs.readdirSync(path.join(copy, 'browser')).sort()).toEqual(['page.0a1b2c3d4e5f.js', assets.entry].sort());
  expect(read(`browser/${assets.entry}`)).toBe(changed);
  expect(fs.readFileSync(path.join(from, 'server/remoteEntry.js'), 'utf8')).toBe(text);
});
