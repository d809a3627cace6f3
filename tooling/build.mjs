import { fork } from 'node:child_process';
import path from 'node:path';
import { jobsOf, PARTS } from './build/jobs.mjs';
import { isFresh, stamp } from './build/stamps.mjs';
import { namesMissingInFacades } from './webpack/facades.mjs';

/**
 * `node tooling/build.mjs [part...]` builds the shell, the remotes (browser and server), the API and the sandbox; only what
 * changed, at most two at a time. `--force` builds all the same, `--mono` builds the shop as one bundle (measuring only),
 * `SOUK_RUNTIME=official` takes Module Federation's own runtime in the browser.
 */
const LANES = 2;

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const flags = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')));
const unknown = names.filter((name) => !PARTS.includes(name));
if (unknown.length) fail(`no such part: ${unknown.join(', ')} (known: ${PARTS.join(', ')})`);

const missing = namesMissingInFacades();
if (missing.length) fail(missing.join('\n'));

const jobs = jobsOf(names.length ? names : PARTS, { mono: flags.has('--mono'), runtime: process.env.SOUK_RUNTIME });
const queue = jobs.filter((job) => {
  const fresh = !flags.has('--force') && isFresh(job);
  if (fresh) console.log(`${job.name.padEnd(28)} unchanged`);
  return !fresh;
});
let failed = false;
await Promise.all(Array.from({ length: LANES }, lane));
process.exit(failed ? 1 : 0);

/** One process builds one job after the other, so that webpack is loaded once per lane. */
async function lane() {
  if (!queue.length) return;
  const worker = fork(path.join(import.meta.dirname, 'build/worker.mjs'));
  for (let job = queue.shift(); job; job = queue.shift()) {
    const started = performance.now();
    const print = stamp(job);
    const error = await run(worker, job);
    if (error) {
      failed = true;
      console.error(`${job.name.padEnd(28)} FAILED\n${error}`);
    } else {
      print.save();
      console.log(`${job.name.padEnd(28)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  }
  worker.disconnect();
}

function run(worker, job) {
  return new Promise((resolve) => {
    const done = (error) => {
      worker.off('exit', gone);
      resolve(error);
    };
    const gone = (code) => resolve(`the build's process ended with ${code}`);
    worker.once('message', ({ error }) => done(error));
    worker.once('exit', gone);
    worker.send(job);
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
