import { spawnSync } from 'node:child_process';

const TRIES = 3;
const PAUSE_MS = 5000;

/**
 * Runs a command that downloads something and retries it after a pause: registries and mirrors fail now and then.
 * @param {import('node:child_process').SpawnSyncOptions} options
 * @returns {boolean} whether an attempt succeeded; a command that does not exist is not retried
 */
export function runWithRetries(command, args, options, { pauseMs = PAUSE_MS, log = console.log } = {}) {
  for (let left = TRIES - 1; left >= 0; left--) {
    const { status, error } = spawnSync(command, args, options);
    if (!error && status === 0) return true;
    if (error?.code === 'ENOENT') return false;
    if (left) {
      log(`${command} failed; retrying in ${pauseMs / 1000} s ...`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    }
  }
  return false;
}
