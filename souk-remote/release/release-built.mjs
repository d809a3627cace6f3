import fs from 'node:fs';
import path from 'node:path';
import { misuse } from './fault.mjs';
import { wasRolledBack } from './history.mjs';
import { entryOf, readReleases } from './release-file.mjs';
import { promote } from './releases.mjs';
import { publish } from './store.mjs';

/**
 * Publishes what one checkout has built and makes it live in one change, so that interdependent parts need no order. Checked like
 * every change, but without a trial: starting a shop must not wait for a browser. An operator's decisions are kept: a start neither
 * brings back a version that was rolled back, nor a remote that was withdrawn.
 * @param {object} options
 * @param {{part: string, version: string, from: string}[]} options.built `from`: the built folder
 * @param {string} options.store
 * @param {string} options.releases the release file
 * @param {string} options.reason for the history
 * @param {(line: string) => void} [options.log]
 * @throws ReleaseFault; the live releases are unchanged
 */
export async function releaseBuilt({ built, store, releases, reason, log = () => {} }) {
  for (const one of built) await publish({ store, ...one });
  await promoteNew({ versions: built, store, releases, reason, log });
}

/**
 * Makes published versions live in one change, except those that are live already or that an operator removed.
 * @param {object} options as for `releaseBuilt`, with `versions` in the store
 */
export async function promoteNew({ versions, store, releases, reason, log = () => {} }) {
  const seen = await readReleases(releases);
  const changes = versions.filter(({ part, version }) => {
    const entry = entryOf(seen, part);
    if (entry?.withdrawn) log(`${part} is withdrawn: npm run release promote ${part} ${version} brings it back`);
    else if (wasRolledBack(entry, version))
      log(`${part} ${version} was rolled back: ${entry.stable.version} stays live until another version is promoted`);
    else return entry?.stable?.version !== version;
    return false;
  });
  if (!changes.length) return;
  const { warnings } = await promote({ store, releases, changes, untried: true, withoutWayBack: true, reason });
  for (const line of warnings) log(line);
  for (const { part, version } of changes) log(`${part} ${version} is live`);
}

/**
 * The last build of a part whose folder is not named after the version.
 * @param {string} part
 * @param {string} from the built folder
 * @returns {{part: string, version: string, from: string}}
 * @throws ReleaseFault when it is not built
 */
export function builtPart(part, from) {
  const record = path.join(from, 'record.json');
  if (!fs.existsSync(record)) throw misuse(`${record} is not there: build ${part} first.`);
  return { part, version: JSON.parse(fs.readFileSync(record, 'utf8')).version, from };
}
