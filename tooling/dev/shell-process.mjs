import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../souk-remote/build/place.mjs';
import { DIST } from '../../souk-remote/dev/watch-front-ends.mjs';

/** ms to wait until a running shell has seen a new release */
const PATIENCE = 2000;

/** The shell's server as a child process that is restarted for a new bundle of its own. */
export function shellProcess({ port, opsPort, env }) {
  let child;
  let exited = Promise.resolve();
  let live;
  const setName = () => ready(opsPort).then(({ releaseSet }) => releaseSet);
  const stop = async () => {
    child?.kill('SIGTERM');
    await exited;
  };
  return {
    stop,
    /** Resolves when the new process answers. */
    async restart() {
      await stop();
      child = spawn('node', ['--enable-source-maps', `${DIST}/server/main.cjs`], {
        cwd: path.join(ROOT, 'shell'),
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          ...env,
          NODE_ENV: 'development',
          PORT: String(port),
          OPS_PORT: String(opsPort),
          DRAIN_MS: '0',
          PAGE_CACHE_MB: '0',
          ANSWER_CACHE_MB: '0',
        },
      });
      exited = new Promise((resolve) => child.once('exit', resolve));
      const mine = child;
      while (mine.exitCode === null && !(await answers(port))) await sleep(50);
      live = await setName();
    },
    /** Resolves when the running process uses another release set than before. */
    async switched() {
      const before = live;
      for (const until = Date.now() + PATIENCE; live === before && Date.now() < until; await sleep(25))
        live = await setName();
    },
  };
}

const ready = (port) =>
  fetch(`http://127.0.0.1:${port}/ready`).then(
    (response) => response.json(),
    () => ({}),
  );
const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    (response) => response.ok,
    () => false,
  );
