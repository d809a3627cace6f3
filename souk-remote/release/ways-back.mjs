import { checkSet } from './check-set.mjs';
import { previousVersion } from './history.mjs';
import { liveSet, readCandidate } from './live-set.mjs';
import { isRemote } from './part-names.mjs';
import { entryOf, partsOf } from './release-file.mjs';
import { readVersion } from './store.mjs';

/** The versions that checks read: the live ones, and those live before them. */
export const versionsAround = (releases) =>
  partsOf(releases).flatMap((part) => {
    const entry = entryOf(releases, part);
    const versions = [entry.stable?.version, previousVersion(entry)].filter(Boolean);
    return versions.map((version) => ({ part, version }));
  });

/**
 * Why a part could not be rolled back to this version in this set: misfits that do not exist now.
 * @param {import('./live-set.mjs').LiveSet} set
 * @param {import('./live-set.mjs').Candidate} older
 * @returns {Promise<string[]>} one sentence for each misfit; empty: it could
 */
export async function findRollbackMisfits(set, older) {
  const after = isRemote(older.part)
    ? { ...set, remotes: { ...set.remotes, [older.part]: older } }
    : { ...set, [older.part]: older };
  const { misfits, unknown } = await checkSet(after, set);
  if (!misfits.length && !unknown.length) return [];
  const now = await checkSet(set);
  return [
    ...misfits.filter((line) => !now.misfits.includes(line)),
    ...unknown.filter((line) => !now.unknown.includes(line)),
  ];
}

/**
 * Rollbacks of remotes that are possible now but not once the set `after` is live.
 * @param {{store: string, releases: object, before: object, after: object}} what `releases`: the release file's content before
 * @returns {Promise<string[]>} one sentence for each
 */
export async function lostWaysBack({ store, releases, before, after }) {
  const lost = [];
  for (const remote of Object.keys(after.remotes)) {
    const entry = entryOf(releases, remote);
    if (!entry?.stable) continue;
    const changed = entry.stable.version !== after.remotes[remote].version;
    const version = changed ? entry.stable.version : previousVersion(entry);
    const older = version && candidateOf(store, remote, version);
    if (!older || older.fault) continue;
    const why = await findRollbackMisfits(after, older);
    if (why.length && (changed || !(await findRollbackMisfits(before, older)).length))
      lost.push(`${remote} could not go back to ${version}: ${why[0]}`);
  }
  return lost;
}

/**
 * Rollbacks by one step that would currently be rejected.
 * @returns {Promise<{part: string, version: string, why: string}[]>}
 */
export async function closedWaysBack(store, releases) {
  const set = liveSet(store, releases);
  const closed = [];
  for (const part of partsOf(releases)) {
    const version = previousVersion(entryOf(releases, part));
    if (!version) continue;
    const older = candidateOf(store, part, version);
    if (!older) closed.push({ part, version, why: `${part} ${version} is not in the store any more.` });
    else for (const why of await findRollbackMisfits(set, older)) closed.push({ part, version, why });
  }
  return closed;
}

/** A version of the store, or null when it is not completely there. */
function candidateOf(store, part, version) {
  try {
    const { files } = readVersion(store, part, version);
    return readCandidate(store, part, { version, files });
  } catch {
    return null;
  }
}
