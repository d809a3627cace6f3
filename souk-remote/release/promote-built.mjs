import path from 'node:path';
import { sameFiles } from './manifest.mjs';
import { readReleases } from './release-file.mjs';
import { promote } from './releases.mjs';
import { publish, readManifest } from './store.mjs';

/**
 * Publishes what is built of a remote and makes it live, by the same code as the release command.
 * @param {{root: string, name: string, version: string, store: string, releases: string, log?: (line: string) => void}} options
 */
export async function promoteBuilt({ root, name, version, store, releases, log = () => {} }) {
  const from = path.join(root, name, 'dist', version);
  const published = publish({ store, remote: name, version, from });
  const { stable: live, withdrawn } = readReleases(releases).remotes[name] ?? {};
  // an operator took it off: a start does not bring it back
  if (withdrawn) {
    log(`${name} is withdrawn: npm run release promote ${name} ${version} brings it back`);
    return;
  }
  // a second start changes nothing: no gate for what is live already
  if (
    published === 'unchanged' &&
    live?.version === version &&
    sameFiles(live.files, readManifest(store, name, version))
  )
    return;
  await promote({ store, releases, shell: path.join(root, 'shell/dist/server/main.cjs'), remote: name, version });
  log(`${name} ${version} is live`);
}
