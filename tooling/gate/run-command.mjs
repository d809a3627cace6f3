import { spawn } from 'node:child_process';

/** ms between asking a command's processes to end and killing them */
const GRACE = 5_000;

/**
 * Runs a command with a time limit. A late one is killed with all its child processes: otherwise a test worker in an endless loop
 * outlives its runner.
 * @param {number} limit ms
 * @param {string[]} command
 * @param {{cwd: string, env: NodeJS.ProcessEnv, quiet?: boolean}} options `quiet`: collect the output instead of showing it
 * @returns {Promise<{status: number | null, output: string, late: boolean}>}
 */
export function runCommandWithin(limit, [program, ...parameters], { cwd, env, quiet = false }) {
  return new Promise((resolve, reject) => {
    const out = quiet ? 'pipe' : 'inherit';
    const child = spawn(program, parameters, { cwd, env, stdio: ['ignore', out, out], detached: true });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    let late = false;
    const end = (signal) => {
      try {
        process.kill(-child.pid, signal);
      } catch {
        // it has already ended
      }
    };
    const timer = setTimeout(() => {
      late = true;
      end('SIGTERM');
      setTimeout(() => end('SIGKILL'), GRACE).unref();
    }, limit);
    // a separate process group does not receive the terminal's Ctrl-C
    const forward = () => end('SIGINT');
    process.once('SIGINT', forward);
    child.once('error', reject);
    child.once('close', (status) => {
      clearTimeout(timer);
      process.off('SIGINT', forward);
      if (late) end('SIGKILL');
      resolve({ status, output: Buffer.concat(output).toString(), late });
    });
  });
}
