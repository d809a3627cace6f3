import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../souk-remote/build/place.mjs';
import { bundleProgram } from './bundle-program.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-program-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('issue 12 the API’s bundle has neither comments nor characters beyond Latin-1, which double its memory', async () => {
  const dist = path.relative(path.join(ROOT, 'api'), folder);
  await bundleProgram({ part: 'api', entries: { server: 'src/server.ts' }, dist });
  const lines = fs.readFileSync(path.join(folder, 'server.mjs'), 'utf8').split('\n');
  expect(lines.filter((line) => /[^\0-\xff]/.test(line))).toEqual([]);
  expect(lines.filter((line) => /^\s*(?:\/\/ |\/\*\*)/.test(line))).toEqual([]);
});
