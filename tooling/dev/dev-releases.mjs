import fs from 'node:fs';
import path from 'node:path';
import { REMOTES } from '../../souk-remote/build/parts.mjs';
import { ROOT } from '../../souk-remote/build/place.mjs';
import { readRoutes } from '../../souk-remote/contract/read-routes.mjs';
import { filesNow } from '../../souk-remote/dev/files-now.mjs';
import { DIST, VERSION } from '../../souk-remote/dev/watch-front-ends.mjs';

/**
 * A release file over the watched builds. A rebuilt remote gets new hashes there, and the running shell takes it as it takes any
 * release: the way of an independent deployment is the way of development.
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
    /** Makes what is built now live, with the routes as they stand in the source. */
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
