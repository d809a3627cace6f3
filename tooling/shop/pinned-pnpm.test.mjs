import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pinnedPnpm } from './pinned-pnpm.mjs';

test.each([
  ['pnpm@10.34.8', 'pnpm@10.34.8'],
  ['pnpm@10.34.8+sha512.abc', 'pnpm@10.34.8'],
])('packageManager %s runs as %s', (packageManager, expected) => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-pnpm-'));
  fs.writeFileSync(path.join(root, 'package.json'), JSON.stringify({ packageManager }));
  expect(pinnedPnpm(root)).toBe(expected);
  fs.rmSync(root, { recursive: true });
});
