import { stripVTControlCharacters } from 'node:util';
import { liveReload } from './live-reload.mjs';
import { startProxy } from './proxy.mjs';
import { filesOf, putRemoteInPage } from './remote-in-page.mjs';
import { builtEntry, serveBuild } from './serve-build.mjs';
import { serverHalf } from './server-half.mjs';
import { watchFrontEnds } from './watch-front-ends.mjs';

/** Header with the error that the remote threw during the server render (shell/src/server/trial). */
const THROWN = 'x-trial-reason';

/**
 * Watches one remote inside the pages of a shop that runs elsewhere: nothing else is built or started here. With the shop's store
 * its pages are also rendered on the server; without it, only the browser half runs, in the pages that the shop itself sends.
 * @param {object} options
 * @param {number} options.port
 * @param {string} [options.host] address to listen on
 * @param {string} options.remote
 * @param {string} options.shop its URL
 * @param {string} [options.store] folder or http(s) URL
 * @param {string} [options.releases] file or http(s) URL
 * @param {(line: string) => void} options.log
 */
export async function developRemote({ port, host, remote, shop, store, releases, log }) {
  const { origin } = new URL(shop);
  const pages = liveReload();
  const server = store && releases ? serverHalf({ remote, shop: origin, store, releases }) : undefined;
  const files = serveBuild(remote, server ? `/remotes/${remote}/` : filesOf(remote));
  const inShop = (html) => (server ? html : putRemoteInPage(html, remote, builtEntry(remote)));
  let ready = false;
  const proxy = await startProxy({
    port,
    host,
    // calls and pictures come from the shop, with its sessions
    target: (url) => (/^\/(api|media)\//.test(url) ? origin : (server?.origin() ?? origin)),
    handle: (request, response) => pages.handle(request, response) || files(request, response) || early(response),
    rewrite: (html, headers) => pages.inject(inShop(html), decodeURIComponent(headers[THROWN] ?? '')),
  });

  function early(response) {
    if (ready) return false;
    response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1', refresh: '1' }).end('Building ...');
    return true;
  }

  async function built() {
    const fault = await server?.load();
    if (fault) return broken(`${remote} cannot be loaded: ${fault}`);
    log(ready ? `rebuilt ${remote}` : `ready: ${proxy.url} shows ${shop} with ${remote} from here`);
    ready = true;
    pages.reload();
  }
  function broken(text) {
    log(text);
    pages.show(stripVTControlCharacters(text));
  }

  if (!server)
    log('Only the browser half is tried: --store and --releases of the shop let the server render it as well.');
  let last = Promise.resolve();
  const watching = watchFrontEnds(
    [remote],
    server ? ['browser', 'server'] : ['browser'],
    () => {
      last = last.then(built).catch((error) => broken(error.message));
    },
    broken,
  );
  return async () => {
    await Promise.all([watching.stop(), proxy.stop()]);
    await last;
    await server?.stop();
  };
}
