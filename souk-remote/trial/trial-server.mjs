import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const LEASH = path.join(import.meta.dirname, 'leash.mjs');

/**
 * Starts the shell's server with the version on trial, as a restricted process: it has nothing of the caller's environment, may
 * read its own files and write nothing, and cannot start another process.
 * @param {{program: string, spec: object, reads: string[], startMs: number, onFact?: (fact: object) => void}} options `program`:
 * the live shell's `server/try.cjs`; `spec`: its input (shell/src/server/try.ts); `reads`: files and folders that it may read;
 * `onFact` receives later events
 * @returns {Promise<{origins: Record<string, string>, ended: Promise<void>, stop(): Promise<void>} | {refused: string}>}
 */
export async function startTrialServer({ program, spec, reads, startMs, onFact = () => {} }) {
  const allowed = [program, ...reads].map((file) => `--allow-fs-read=${file}`);
  const child = spawn(process.execPath, [LEASH, '--experimental-permission', '--no-warnings', ...allowed, program], {
    cwd: '/',
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
  const leash = child.stdio[3];
  leash.on('error', () => {});
  const ended = new Promise((resolve) => child.once('close', () => resolve()));
  // a version that exits the process at once leaves nobody to read this
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify(spec));
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint = (complaint + chunk).slice(-4000);
  });
  const stop = async () => {
    leash.destroy();
    await ended;
  };
  const started = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const fact = factOf(line);
      if (!fact) return;
      if (fact.trial === 'environment' || fact.trial === 'crashed') onFact(fact);
      if (fact.trial !== 'environment') resolve(fact);
    });
  });
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve({ trial: 'late' }), startMs);
  });
  const outcome = await Promise.race([started, late, ended.then(() => ({ trial: 'gone' }))]);
  clearTimeout(timer);
  if (outcome.trial === 'ready') return { origins: outcome.origins, ended, stop };
  await stop();
  if (outcome.trial === 'late') return { refused: `its server half is not evaluated within ${startMs / 1000} s` };
  const reason = outcome.reason ?? /^\w*Error: .*$/m.exec(complaint)?.[0] ?? complaint.trim().split('\n').at(-1);
  return { refused: reason || 'its server half ends the process' };
}

/** The server's messages among other output of the version. */
function factOf(line) {
  if (!line.startsWith('{"trial":')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
