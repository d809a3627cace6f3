import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Fault } from './fault.mjs';

/**
 * @typedef {{name: string, code: number | null, signal: string | null, log: string}} Ended how a process ended; `log`: its output
 * @typedef {{name: string, pid: number, stop(): Promise<void>, exited: Promise<Ended>}} Server
 */

/**
 * Starts a server of this repository and waits until the process itself reports that it is up: it sends `listening`, and shell and
 * API `ready` later, over the channel of `child_process`. Another process that answers on its port does not count.
 * @param {{name: string, command: string[], cwd: string, env: Record<string, string>, until?: 'listening' | 'ready', logs: string,
 * timeout?: number, patience?: number, onWait?: () => void}} options `logs`: folder for its output; `onWait` is called once when it
 * is not up after `patience` ms; `timeout`: ms, by default a limit for what never happens, as a busy machine needs time
 * @returns {Promise<Server>}
 * @throws Fault when it ends or does not respond; the process is then stopped
 */
export async function startServer({
  name,
  command,
  cwd,
  env,
  until = 'listening',
  logs,
  timeout = 120_000,
  patience = 5000,
  onWait = () => {},
}) {
  fs.mkdirSync(logs, { recursive: true });
  const log = path.join(logs, `${name}.log`);
  const out = fs.openSync(log, 'w');
  const child = spawn(command[0], command.slice(1), {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', out, out, 'ipc'],
  });
  fs.closeSync(out);
  const exited = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ name, code, signal, log }));
    child.once('error', () => resolve({ name, code: null, signal: null, log }));
  });
  const waiting = setTimeout(onWait, patience);
  let timer;
  const first = await Promise.race([
    new Promise((resolve) => child.on('message', (message) => message === until && resolve('up'))),
    exited,
    new Promise((resolve) => {
      timer = setTimeout(resolve, timeout, 'late');
    }),
  ]);
  clearTimeout(waiting);
  clearTimeout(timer);
  // the channel alone does not keep the process alive
  child.channel?.unref();
  if (first === 'up') return { name, pid: child.pid, exited, stop: () => stop(child, exited) };
  if (first !== 'late') throw new Fault(`${describeEnd(first)} while starting. Its last lines:\n${tail(log)}`);
  await stop(child, exited);
  throw new Fault(`The ${name} was not ${until} within ${timeout / 1000} s. Its last lines (${log}):\n${tail(log)}`);
}

/** @param {Ended} ended */
export function describeEnd({ name, code, signal, log }) {
  const how = signal ? `by ${signal}` : code === null ? 'before it ran' : `with exit code ${code}`;
  return `The ${name} ended ${how} (${log})`;
}

async function stop(child, exited) {
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exited;
  clearTimeout(late);
}
const tail = (file) => fs.readFileSync(file, 'utf8').trim().split('\n').slice(-15).join('\n');
