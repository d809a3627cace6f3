import { fork } from 'node:child_process';
import path from 'node:path';
import { jobsOf, PARTS } from './build/jobs.mjs';
import { rememberLocalVersions } from './build/local-version.mjs';
import { isFresh, stamp } from './build/stamps.mjs';

const LANES = 2;

/**
 * Builds the shell, the remotes (browser and server), the API and the sandbox: only what has changed, at most two at a time, one
 * line per part.
 * @param {string[]} parts empty: all
 * @param {{force?: boolean, mono?: boolean, local?: boolean, log?: (line: string) => void}} [options] `local`: remotes get a
 * version of this checkout, see build/local-version.mjs
 * @throws Error with everything that went wrong
 */
export async function buildAll(parts = PARTS, { force = false, mono = false, local = false, log = console.log } = {}) {
  const problems = [];
  const jobs = jobsOf(parts, { mono, local });
  const queue = jobs.filter((job) => {
    const fresh = !force && isFresh(job);
    if (fresh) log(`${job.name.padEnd(20)} unchanged`);
    return !fresh;
  });

  /** One process builds one job after the other, so that webpack is loaded once per lane. */
  const lane = async () => {
    if (!queue.length) return;
    const worker = fork(path.join(import.meta.dirname, 'build/worker.mjs'));
    for (let job = queue.shift(); job; job = queue.shift()) {
      const started = performance.now();
      const mark = stamp(job);
      const error = await run(worker, job);
      if (error) problems.push(`${job.name}: ${error}`);
      else mark.save();
      log(`${job.name.padEnd(20)} ${error ? 'failed' : `${((performance.now() - started) / 1000).toFixed(1)} s`}`);
    }
    worker.disconnect();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (problems.length) throw new Error(problems.join('\n\n'));
  if (local) rememberLocalVersions(jobs);
}

/** @returns {Promise<string | undefined>} the error */
function run(worker, job) {
  return new Promise((resolve) => {
    const onExit = (code) => resolve(`its process ended with ${code}`);
    worker.once('exit', onExit);
    worker.once('message', ({ error }) => {
      worker.off('exit', onExit);
      resolve(error);
    });
    worker.send(job);
  });
}

/**
 * `node tooling/build.mjs [part...]`. `--force` also builds unchanged parts; `--local` gives remotes versions of this checkout;
 * `--mono` builds the shop as one bundle without federation (for measuring only).
 */
async function main(args) {
  const names = args.filter((argument) => !argument.startsWith('--'));
  const unknown = names.filter((name) => !PARTS.includes(name));
  if (unknown.length) throw new Error(`no such part: ${unknown.join(', ')} (there are ${PARTS.join(', ')})`);
  await buildAll(names.length ? names : PARTS, {
    force: args.includes('--force'),
    mono: args.includes('--mono'),
    local: args.includes('--local'),
  });
}

if (process.argv[1] === import.meta.filename) {
  await main(process.argv.slice(2)).catch((error) => {
    console.error(`\n${error.message}`);
    process.exit(1);
  });
}
