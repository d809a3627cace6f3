import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { FEDERATED, REMOTES } from '../../souk-remote/build/parts.mjs';
import { ROOT } from '../../souk-remote/build/place.mjs';
import { liveReload } from '../../souk-remote/dev/live-reload.mjs';
import { startProxy } from '../../souk-remote/dev/proxy.mjs';
import { serveBuild } from '../../souk-remote/dev/serve-build.mjs';
import { DIST, watchFrontEnds } from '../../souk-remote/dev/watch-front-ends.mjs';
import { watchProgram } from '../build/bundle-program.mjs';
import { jobsOf } from '../build/jobs.mjs';
import { buildAll } from '../build.mjs';
import { freePort } from '../shop/ports.mjs';
import { startShop } from '../shop/shop.mjs';
import { devReleases } from './dev-releases.mjs';
import { shellProcess } from './shell-process.mjs';

/**
 * The whole shop, watched: ten compilers in this process, the API's bundle, the shell as a child. A change of a remote reaches the
 * running shell as a release, a change of the shell's own bundle restarts it, and open pages reload.
 */
export async function developShop({ port, log }) {
  const state = path.join(ROOT, '.souk', `dev-${port}`);
  await buildAll(['api', 'sandbox'], { log: () => {} });
  const [api] = jobsOf(['api']);
  const program = await watchProgram({ ...api, dist: DIST });
  const shop = await startShop({
    root: ROOT,
    port,
    state,
    log,
    env: { NODE_ENV: 'development' },
    develop: { api: ['node', '--watch', '--enable-source-maps', `${DIST}/server.mjs`] },
  });

  const releases = devReleases(state);
  const pages = liveReload();
  const files = REMOTES.map((remote) => serveBuild(remote, `/remotes/${remote}/`));
  const shellPort = await freePort(port + 10);
  const shell = shellProcess({
    port: shellPort,
    opsPort: await freePort(port + 14),
    env: {
      API_ORIGIN: shop.api,
      PUBLIC_ORIGIN: shop.url,
      RELEASES: releases.file,
      STORE: releases.store,
      STATE_DIR: path.join(state, 'shell'),
    },
  });
  const proxy = await startProxy({
    port,
    target: () => `http://127.0.0.1:${shellPort}`,
    handle: (request, response) => [pages.handle, ...files].some((answer) => answer(request, response)),
    rewrite: (html) => pages.inject(html),
  });

  const started = performance.now();
  let running = false;
  let last = Promise.resolve();
  const built = async (changed) => {
    const own = changed.some(({ part }) => part === 'shell');
    const release = !running || changed.some(({ part }) => part !== 'shell');
    if (release) await releases.write();
    if (!running || own) await shell.restart();
    // a page that reloads too early refers to the old release's files
    else if (release) await shell.switched();
    const names = [...new Set(changed.map(({ part }) => part))].join(', ');
    log(
      running ? `rebuilt ${names}` : `ready after ${((performance.now() - started) / 1000).toFixed(1)} s: ${shop.url}`,
    );
    running = true;
    pages.reload();
  };
  const watching = watchFrontEnds(
    FEDERATED,
    ['browser', 'server'],
    (changed) => {
      last = last.then(() => built(changed)).catch((error) => log(String(error.stack)));
    },
    (text) => {
      log(text);
      pages.show(stripVTControlCharacters(text));
    },
  );
  return async () => {
    await Promise.all([watching.stop(), program.dispose(), proxy.stop(), shell.stop()]);
    await shop.stop();
  };
}
