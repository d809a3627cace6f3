import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from './fault.mjs';

/**
 * Starts a server and waits until its readiness address answers.
 * @param {{name: string, command: string[], cwd: string, env: Record<string, string>, ready: string, logs: string, timeout?: number}} options
 *   `ready`: URL that answers 2xx once the server serves; `logs`: folder for its output; `timeout`: ms, by default a limit for what
 *   never comes: a busy machine takes its time for what does
 * @returns {Promise<{name: string, pid: number, stop(): Promise<void>, exited: Promise<number | null>}>}
 */
export async function startServer({ name, command, cwd, env, ready, logs, timeout = 120_000 }) {
  fs.mkdirSync(logs, { recursive: true });
  const logFile = path.join(logs, `${name}.log`);
  const out = fs.openSync(logFile, 'w');
  const child = spawn(command[0], command.slice(1), {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', out, out],
  });
  fs.closeSync(out);
  const exited = new Promise((resolve) => child.once('exit', resolve).once('error', () => resolve(null)));
  const server = { name, pid: child.pid, exited, stop: () => stop(child, exited) };
  let gone = false;
  exited.then(() => {
    gone = true;
  });
  for (const until = Date.now() + timeout; Date.now() < until; await sleep(50)) {
    if (gone) throw new Fault(`The ${name} ended while starting. Its last words (${logFile}):\n${tail(logFile)}`);
    if (await answers(ready)) return server;
  }
  await server.stop();
  throw new Fault(
    `The ${name} did not answer within ${timeout / 1000} s. Its last words (${logFile}):\n${tail(logFile)}`,
  );
}

async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
async function stop(child, exited) {
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exited;
  clearTimeout(late);
}
const tail = (file) => fs.readFileSync(file, 'utf8').trim().split('\n').slice(-15).join('\n');
