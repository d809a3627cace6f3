import { conflict, misuse } from './fault.mjs';
import { passGate } from './gate.mjs';
import { checkRemote, checkVersion, REMOTES, sameFiles } from './manifest.mjs';
import { changeReleases, readReleases } from './release-file.mjs';
import { publishedVersions } from './store.mjs';

/** Entries of history that are kept per remote. */
const HISTORY = 50;

/**
 * Makes a published version live after the gate.
 * @param {{store: string, releases: string, shell: string, remote: string, version: string, api?: string}} options
 * @returns {Promise<'live' | 'unchanged'>}
 * @throws ReleaseFault; what is live stays
 */
export async function promote(options) {
  const { releases, remote, version } = options;
  checkRemote(remote);
  checkVersion(version);
  const seen = readReleases(releases).remotes[remote]?.stable;
  const release = await passGate(options);
  if (seen && seen.version === version && sameFiles(seen.files, release.files)) return 'unchanged';
  await setStable(releases, remote, seen?.version, release, 'promote');
  return 'live';
}

/**
 * Makes the version live that was live before; again, and it goes one further back.
 * @returns {Promise<string>} the version that is live now
 */
export async function rollback(options) {
  const { releases, remote } = options;
  checkRemote(remote);
  const entry = readReleases(releases).remotes[remote];
  if (!entry?.stable) throw misuse(`${remote} was never live.`);
  const before = previousVersion(entry);
  if (!before) throw misuse(`${remote} has no version before ${entry.stable.version}.`);
  const release = await passGate({ ...options, version: before });
  await setStable(releases, remote, entry.stable.version, release, 'rollback');
  return before;
}

/** The version that was live before the present one, by history: a rollback takes its promotion away. */
function previousVersion({ history }) {
  const stack = [];
  for (const { version, action } of history) {
    if (action === 'rollback') stack.pop();
    else if (stack.at(-1) !== version) stack.push(version);
  }
  return stack.at(-2);
}

/** Compare and set: only when the version that was looked at is still live. */
function setStable(file, remote, expected, release, action) {
  return changeReleases(file, (releases) => {
    const entry = releases.remotes[remote] ?? { history: [] };
    if (entry.stable?.version !== expected)
      throw conflict(
        `${remote} was changed to ${entry.stable?.version} meanwhile: look at the status and decide again.`,
      );
    const done = { version: release.version, action, at: new Date().toISOString() };
    releases.remotes[remote] = { stable: release, history: [...entry.history, done].slice(-HISTORY) };
  });
}

/** Rows of what is live, for people. */
export function status({ store, releases }) {
  const { remotes } = readReleases(releases);
  return REMOTES.map((remote) => {
    const entry = remotes[remote];
    return {
      remote,
      live: entry?.stable.version ?? '-',
      since: entry?.history.at(-1)?.at ?? '-',
      before: (entry && previousVersion(entry)) ?? '-',
      published: publishedVersions(store, remote).join(' ') || '-',
    };
  });
}
