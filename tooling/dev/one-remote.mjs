import fs from 'node:fs';
import path from 'node:path';
import { outputFolder } from '../webpack/parts.mjs';
import { liveReload } from './live-reload.mjs';
import { startProxy } from './proxy.mjs';
import { filesOf, putRemoteInPage } from './remote-in-page.mjs';
import { DIST, VERSION, watchFrontEnds } from './watch-front-ends.mjs';

/** One remote, watched, inside the pages of a shop that runs elsewhere: nothing else is built or started here. */
export async function developRemote({ port, remote, shop, log }) {
  const pages = liveReload();
  const folder = outputFolder(remote, 'browser', VERSION, DIST);
  let revision = 0;
  const proxy = await startProxy({
    port,
    target: new URL(shop).origin,
    handle: (request, response) =>
      pages.handle(request, response) || sendFile(request, response, filesOf(remote), folder),
    rewrite: (html) => pages.inject(putRemoteInPage(html, remote, revision)),
  });
  const watching = watchFrontEnds(
    [remote],
    ['browser'],
    () => {
      revision += 1;
      log(revision === 1 ? `ready: ${proxy.url} shows ${shop} with ${remote} from here` : `rebuilt ${remote}`);
      pages.reload();
    },
    log,
  );
  return async () => {
    await Promise.all([watching.stop(), proxy.stop()]);
  };
}

function sendFile(request, response, address, folder) {
  if (!request.url.startsWith(address)) return false;
  const file = path.join(folder, path.basename(request.url.split('?')[0]));
  fs.readFile(file, (error, bytes) => {
    const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
    if (error) response.writeHead(404).end();
    else response.writeHead(200, headers).end(bytes);
  });
  return true;
}
