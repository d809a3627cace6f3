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
  const { stable: seen, withdrawn } = readReleases(releases).remotes[remote] ?? {};
  const release = await passGate(options);
  if (!withdrawn && seen && seen.version === version && sameFiles(seen.files, release.files)) return 'unchanged';
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

/**
 * The kill switch of one remote: its slots are empty from now on, the others go on. `promote` and `rollback` end it. Needs neither
 * store nor gate, so it works when everything else is broken.
 * @returns {Promise<'withdrawn' | 'unchanged'>}
 * @throws ReleaseFault when the remote was never live
 */
export async function withdraw({ releases, remote }) {
  checkRemote(remote);
  let done = 'withdrawn';
  const at = new Date().toISOString();
  const change = (all) => {
    const entry = all.remotes[remote];
    if (!entry?.stable) throw misuse(`${remote} was never live.`);
    if (entry.withdrawn) done = 'unchanged';
    else {
      entry.withdrawn = { at };
      entry.history = note(entry.history, { version: entry.stable.version, action: 'withdraw', at });
    }
  };
  await changeReleases(releases, change);
  return done;
}

/** The version that was live before the present one, by history: a rollback takes its promotion away. */
function previousVersion({ history }) {
  const stack = [];
  for (const { version, action } of history) {
    if (action === 'withdraw') continue;
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
    // without the mark of a withdrawal: who chooses a version wants it shown
    releases.remotes[remote] = { stable: release, history: note(entry.history, done) };
  });
}

const note = (history, done) => [...history, done].slice(-HISTORY);

/** Rows of what is live, for people. */
export function status({ store, releases }) {
  const { remotes } = readReleases(releases);
  return REMOTES.map((remote) => {
    const entry = remotes[remote];
    return {
      remote,
      live: entry?.withdrawn ? `withdrawn (${entry.stable.version})` : (entry?.stable.version ?? '-'),
      since: entry?.history.at(-1)?.at ?? '-',
      before: (entry && previousVersion(entry)) ?? '-',
      published: publishedVersions(store, remote).join(' ') || '-',
    };
  });
}
