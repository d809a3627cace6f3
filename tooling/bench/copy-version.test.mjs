import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyUnderVersion } from './copy-version.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-copy-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a copy has its own container and version, and the original is unchanged', () => {
  const from = path.join(folder, 'built');
  const text = 'globalThis.mfe_content_1_0_0_h1 = { version: "1.0.0-h1" };';
  for (const part of ['browser', 'server']) {
    fs.mkdirSync(path.join(from, part), { recursive: true });
    fs.writeFileSync(path.join(from, part, 'remoteEntry.js'), text);
  }
  const names = { to: path.join(folder, 'copy'), remote: 'mfe-content', built: '1.0.0-h1', version: '9.0.7' };
  const copy = copyUnderVersion(from, names);
  expect(fs.readFileSync(path.join(copy, 'server/remoteEntry.js'), 'utf8')).toBe(
    'globalThis.mfe_content_9_0_7 = { version: "9.0.7" };',
  );
  expect(fs.readFileSync(path.join(from, 'server/remoteEntry.js'), 'utf8')).toBe(text);
});
