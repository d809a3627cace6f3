import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Starts a third-party program and waits until it listens.
 * @param {{command: string[], url: string, log: string, cwd?: string, env?: Record<string, string>, seconds?: number}} options
 * @returns {Promise<{pid: number, stop(): Promise<void>}>}
 * @throws Error when it ends or does not respond
 */
export async function startProgram({ command, url, log, cwd, env = {}, seconds = 60 }) {
  const out = fs.openSync(log, 'w');
  const child = spawn(command[0], command.slice(1), {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', out, out],
    // a separate process group: EverShop leaves its two helpers behind when only its main process is stopped
    detached: true,
  });
  fs.closeSync(out);
  let ended = false;
  const exited = new Promise((resolve) => {
    for (const event of ['exit', 'error']) child.once(event, resolve);
  }).then(() => {
    ended = true;
  });
  const stop = async () => {
    end(child.pid, 'SIGTERM');
    const late = setTimeout(() => end(child.pid, 'SIGKILL'), 10_000);
    await exited;
    clearTimeout(late);
  };
  for (let left = seconds * 10; left > 0 && !ended; left--) {
    if (await listens(new URL(url))) return { pid: child.pid, stop };
    await sleep(100);
  }
  if (!ended) await stop();
  const lines = fs.readFileSync(log, 'utf8').trim().split('\n').slice(-15).join('\n');
  throw new Error(`${command.join(' ')} did not listen at ${url}. Its last lines:\n${lines}`);
}

/** Signals the process and its children. */
function end(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // all of them have ended
    if (error.code !== 'ESRCH') throw error;
  }
}

function listens({ hostname, port }) {
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname, () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
