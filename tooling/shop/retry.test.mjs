import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runWithRetries } from './retry.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-patient-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Runs a command that records each of its runs and succeeds at the run with that number. */
function runsUntil(success) {
  const file = path.join(folder, `until-${success}`);
  const script = `
    const fs = require('node:fs');
    fs.appendFileSync(${JSON.stringify(file)}, 'x');
    process.exit(fs.readFileSync(${JSON.stringify(file)}, 'utf8').length < ${success} ? 1 : 0)`;
  const log = [];
  const done = runWithRetries(process.execPath, ['-e', script], {}, { pauseMs: 1, log: (line) => log.push(line) });
  return { done, runs: fs.readFileSync(file, 'utf8').length, messages: log.length };
}

test('runs a successful command once', () => {
  expect(runsUntil(1)).toEqual({ done: true, runs: 1, messages: 0 });
});

test('retries a failed command until it succeeds', () => {
  expect(runsUntil(2)).toEqual({ done: true, runs: 2, messages: 1 });
});

test('fails after three attempts', () => {
  expect(runsUntil(9)).toEqual({ done: false, runs: 3, messages: 2 });
});

test('does not retry an unknown command', () => {
  const log = [];
  expect(runWithRetries(path.join(folder, 'nothing'), [], {}, { log: (line) => log.push(line) })).toBe(false);
  expect(log).toEqual([]);
});
