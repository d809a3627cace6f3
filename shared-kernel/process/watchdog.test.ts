/** @jest-environment node */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(__dirname, '../..');
const LIMIT_MS = 1000;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'watchdog-'));

// bundled like the API
const job = {
  part: 'shared-kernel',
  entries: { watchdog: 'process/watchdog.ts' },
  dist: path.relative(path.join(ROOT, 'shared-kernel'), folder),
};
const bundle = `import('./tooling/build/bundle-program.mjs').then((it) => it.bundleProgram(${JSON.stringify(job)}))`;
execFileSync(process.execPath, ['-e', bundle], { cwd: ROOT });

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true });
});

interface Ended {
  code: number | null;
  signal: string | null;
  lines: string[];
}
/** Runs `work` in a child process with a watchdog; `busy(ms)` blocks the event loop. */
function start(work: string, ...args: string[]): { child: ChildProcess; ended: Promise<Ended>; up: Promise<unknown> } {
  const program = `
    import { startWatchdog } from ${JSON.stringify(pathToFileURL(path.join(folder, 'watchdog.mjs')))};
    const bindings = () => ({ name: 'shell' });
    startWatchdog({ limitMs: ${LIMIT_MS}, log: { bindings, warn: (facts) => console.log(facts) } });
    const busy = (ms) => { for (const end = Date.now() + ms; Date.now() < end; ); };
    ${work}`;
  const child = spawn(process.execPath, [...args, '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH },
  });
  children.push(child);
  let out = '';
  child.stdout.on('data', (part) => {
    out += part;
  });
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, lines: out.split('\n').filter(Boolean) })),
  );
  return { child, ended, up: once(child.stdout, 'data') };
}

// all in parallel, as each takes a second or two
const blocked = start('setTimeout(function stuck() { for (;;); }, 50)');
const inSlices = start(
  'let n = 0; const slice = () => { busy(200); if (++n < 8) setImmediate(slice); else console.log("done"); }; slice();',
);
const debugged = start(`busy(${2 * LIMIT_MS}); console.log("done");`, '--inspect=127.0.0.1:0');
// busy in steps, not by the clock: when both threads continue, the worker thread checks before the next heartbeat
const suspended = start(`
  process.on('SIGTERM', () => { console.log('done'); process.exit(); });
  const slice = () => { for (let n = 0; n < 3e7; n++); setImmediate(slice); };
  console.log('up');
  slice();`);

test('issue 15 a blocked event loop ends the process after one log line with its stack', async () => {
  const { signal, lines } = await blocked.ended;
  expect(signal).toBe('SIGKILL');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 60,
      time: expect.any(Number),
      pid: blocked.child.pid,
      name: 'shell',
      stack: expect.stringMatching(/^ +at .*stuck/),
      msg: `event loop blocked for ${LIMIT_MS} ms, ending the process`,
    },
  ]);
});

test.each([
  ['that is busy for longer in slices', inSlices],
  ['that is blocked while a debugger is attached', debugged],
])('a process %s survives and exits normally', async (_, { ended }) => {
  expect(await ended).toEqual({ code: 0, signal: null, lines: ['done'] });
});

test('a process that was suspended for longer survives', async () => {
  const { child, ended, up } = suspended;
  await up;
  // by then the worker thread has started, too
  await sleep(LIMIT_MS / 2);
  child.kill('SIGSTOP');
  await sleep(1.3 * LIMIT_MS);
  child.kill('SIGCONT');
  await sleep(LIMIT_MS / 2);
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, signal: null, lines: ['up', 'done'] });
});
