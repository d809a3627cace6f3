import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepScratchInMemory } from './scratch.mjs';

test('temporary files are in an executable folder and are removed, including those of killed runs', () => {
  // jest's copy of the environment, which os.tmpdir does not read
  const place = () => process.env.TMPDIR ?? os.tmpdir();
  const before = place();
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const left = path.join('/dev/shm', `souk-gate-${dead}`);
  if (fs.existsSync('/dev/shm')) fs.mkdirSync(left);
  const remove = keepScratchInMemory();
  const folder = fs.mkdtempSync(path.join(place(), 'souk-scratch-'));
  const program = path.join(folder, 'program');
  fs.writeFileSync(program, '#!/bin/sh\nexit 7\n', { mode: 0o755 });
  expect(spawnSync(program).status).toBe(7);

  const inMemory = place() !== before;
  remove();
  expect(place()).toBe(before);
  expect(fs.existsSync(folder)).toBe(!inMemory);
  expect(inMemory && fs.existsSync(left)).toBe(false);
  for (const each of [folder, left]) fs.rmSync(each, { recursive: true, force: true });
});
