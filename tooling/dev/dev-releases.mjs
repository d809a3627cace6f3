import fs from 'node:fs';
import path from 'node:path';
import { REMOTES } from '../../souk-remote/build/parts.mjs';
import { ROOT } from '../../souk-remote/build/place.mjs';
import { readRoutes } from '../../souk-remote/contract/read-routes.mjs';
import { filesNow } from '../../souk-remote/dev/files-now.mjs';
import { DIST, VERSION } from '../../souk-remote/dev/watch-front-ends.mjs';

/**
 * A release file for the watched builds. A rebuilt remote gets new hashes in it, and the running shell applies it like any release:
 * development uses the same mechanism as independent deployments.
 * @param {string} folder for the release file and the store
 */
export function devReleases(folder) {
  const store = path.join(folder, 'store');
  const file = path.join(folder, 'releases.json');
  for (const remote of REMOTES) {
    const built = path.join(ROOT, remote, DIST, VERSION);
    link(built, path.join(store, remote, VERSION));
    link(path.join(built, 'browser'), path.join(store, remote, 'browser'));
  }
  return {
    store,
    file,
    /** Makes the current builds live, with the routes in the source. */
    async write() {
      const entries = REMOTES.map(async (remote) => {
        const files = filesNow(path.join(ROOT, remote, DIST, VERSION));
        const routes = await readRoutes(path.join(ROOT, remote, 'src/routes.ts'));
        return [remote, { stable: { version: VERSION, files, routes }, history: [] }];
      });
      const remotes = Object.fromEntries(await Promise.all(entries));
      fs.writeFileSync(`${file}.new`, JSON.stringify({ serial: Date.now(), remotes }));
      fs.renameSync(`${file}.new`, file);
    },
  };
}

function link(to, at) {
  fs.mkdirSync(path.dirname(at), { recursive: true });
  fs.rmSync(at, { recursive: true, force: true });
  fs.symlinkSync(to, at, 'dir');
}
