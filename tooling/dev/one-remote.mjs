import { liveReload } from './live-reload.mjs';
import { startProxy } from './proxy.mjs';
import { filesOf, putRemoteInPage } from './remote-in-page.mjs';
import { builtEntry, serveBuild } from './serve-build.mjs';
import { watchFrontEnds } from './watch-front-ends.mjs';

/** One remote, watched, inside the pages of a shop that runs elsewhere: nothing else is built or started here. */
export async function developRemote({ port, remote, shop, log }) {
  const pages = liveReload();
  const files = serveBuild(remote, filesOf(remote));
  let ready = false;
  const proxy = await startProxy({
    port,
    target: new URL(shop).origin,
    handle: (request, response) => pages.handle(request, response) || files(request, response),
    rewrite: (html) => pages.inject(putRemoteInPage(html, remote, builtEntry(remote))),
  });
  const watching = watchFrontEnds(
    [remote],
    ['browser'],
    () => {
      log(ready ? `rebuilt ${remote}` : `ready: ${proxy.url} shows ${shop} with ${remote} from here`);
      ready = true;
      pages.reload();
    },
    log,
  );
  return async () => {
    await Promise.all([watching.stop(), proxy.stop()]);
  };
}
