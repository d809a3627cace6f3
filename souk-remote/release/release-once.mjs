import { readReleases } from './release-file.mjs';
import { promote } from './releases.mjs';
import { publish } from './store.mjs';

/**
 * Publishes what is built of a remote and makes it live unless it was rolled back or the remote is withdrawn: a container
 * that is started again must not undo that.
 * @param {{store: string, releases: string, shell: string, remote: string, version: string, from: string, log: (line: string) => void}} options
 *   `shell`: the server bundle of the live shell; `from`: the built folder with `browser` and `server`
 * @throws ReleaseFault; what is live stays
 */
export async function releaseOnce({ log, from, ...options }) {
  const { releases, remote, version } = options;
  const published = publish({ ...options, from });
  log(`${remote} ${version} ${published === 'unchanged' ? 'was published already' : 'is published'}`);
  const entry = readReleases(releases).remotes[remote];
  const live = entry?.stable?.version;
  if (entry?.withdrawn) return log(`${remote} is withdrawn: release promote ${remote} ${version} brings it back`);
  if (live === version) return log(`${remote} ${version} is live already`);
  if (wasRolledBack(entry, version))
    return log(`${remote} ${version} was rolled back: ${live} stays live until you promote another version`);
  await promote(options);
  log(`${remote} ${version} is live`);
}

/** True when a rollback took this version away and nobody has promoted it since. */
function wasRolledBack(entry, wanted) {
  const stack = [];
  const taken = new Set();
  for (const { version, action } of entry?.history ?? []) {
    if (action === 'withdraw') continue;
    if (action === 'rollback') taken.add(stack.pop());
    else {
      if (stack.at(-1) !== version) stack.push(version);
      taken.delete(version);
    }
  }
  return taken.has(wanted);
}
