import { runCommandWithin } from './run-command.mjs';

const options = { cwd: import.meta.dirname, env: process.env, quiet: true };
const node = (script) => [process.execPath, '-e', script];

test('returns status and output', async () => {
  const ended = await runCommandWithin(
    60_000,
    node("console.log('out'); console.error('err'); process.exitCode = 3"),
    options,
  );
  expect(ended).toMatchObject({ status: 3, late: false });
  expect(ended.output).toContain('out');
  expect(ended.output).toContain('err');
});

test('stops a hanging command with its child processes', async () => {
  const child = "require('node:child_process').spawn(process.execPath, ['-e', 'for (;;) ;'], { stdio: 'inherit' })";
  // `close` fires only when the child, which has the same output, is gone too
  const ended = await runCommandWithin(1_000, node(`process.on('SIGTERM', () => {}); ${child}; for (;;) ;`), options);
  expect(ended.late).toBe(true);
});

test('an unknown program is an error', async () => {
  await expect(runCommandWithin(60_000, ['no-such-program'], options)).rejects.toThrow('ENOENT');
});
