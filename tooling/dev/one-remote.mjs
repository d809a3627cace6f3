import { liveReload } from './live-reload.mjs';
import { startProxy } from './proxy.mjs';
import { filesOf, putRemoteInPage } from './remote-in-page.mjs';
import { integrityOf, serveBuild } from './serve-build.mjs';
import { watchFrontEnds } from './watch-front-ends.mjs';

/** One remote, watched, inside the pages of a shop that runs elsewhere: nothing else is built or started here. */
export async function developRemote({ port, remote, shop, log }) {
  const pages = liveReload();
  const files = serveBuild(remote, filesOf(remote));
  let revision = 0;
  const proxy = await startProxy({
    port,
    target: new URL(shop).origin,
    handle: (request, response) => pages.handle(request, response) || files(request, response),
    rewrite: (html) => pages.inject(putRemoteInPage(html, remote, revision, integrityOf(remote))),
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
