import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Output and exit code of a command that fails with this error. */
function fails(thrown) {
  const file = path.join(import.meta.dirname, 'fault.mjs');
  const program = `import { Fault, runCommand } from ${JSON.stringify(file)}; await runCommand(() => { throw ${thrown}; });`;
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return [stderr.trim(), status];
}

test('a fault is printed as one line', () => {
  expect(fails("new Fault('Choose a port.')")).toEqual(['✖ Choose a port.', 1]);
});

test.each([
  ["Object.assign(new Error('write failed'), { code: 'ENOSPC' })", 'write failed'],
  ["new Fault('No start', { cause: Object.assign(new Error('no room'), { code: '53100' }) })", 'no room'],
  ["new Error('initdb: one\\nFATAL: x: No space left on device\\nend')", 'FATAL: x: No space left on device'],
])('issue 15 a full disk is reported in one line: %s', (thrown, what) => {
  expect(fails(thrown)).toEqual([`✖ The disk is full: make room, then do it again. (${what})`, 1]);
});

test('any other error is printed with its stack', () => {
  expect(fails("new Error('a bug')")[0]).toMatch(/a bug\n\s+at /);
});
