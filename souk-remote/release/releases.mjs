import { checkSet } from './check-set.mjs';
import { conflict, misuse, refused } from './fault.mjs';
import { noted, previousVersion, wasLive } from './history.mjs';
import { liveSet, readCandidate } from './live-set.mjs';
import { sameFiles } from './manifest.mjs';
import { checkPart, checkVersion, isRemote } from './part-names.mjs';
import { changeReleases, entryOf, partsOf, readReleases, setEntry } from './release-file.mjs';
import { damage, publishedVersions, readable, readVersion } from './store.mjs';
import { askForTrial } from './trials.mjs';
import { lostWaysBack, versionsAround } from './ways-back.mjs';

/** Maximum number of checks of a change when other parts go live in the meantime. */
const ATTEMPTS = 5;

/**
 * Makes published versions live, all of them in one change, if the resulting set fits together.
 * @param {object} options
 * @param {string} options.store a folder, or `s3://<bucket>/<prefix>`
 * @param {string} options.releases the release file, or `s3://<bucket>/<key>`
 * @param {{part: string, version: string}[]} options.changes
 * @param {boolean} [options.withoutWayBack] accepts that a live remote can no longer be rolled back
 * @param {boolean} [options.untried] remotes need no trial; recorded in the history
 * @param {string} [options.reason] for the history
 * @returns {Promise<{done: 'live' | 'unchanged', warnings: string[]}>}
 * @throws ReleaseFault; the live releases are unchanged
 */
export async function promote(options) {
  const { store, releases: file, changes, untried, reason } = options;
  const parts = changes.map(({ part }) => part);
  const twice = parts.find((part, i) => parts.indexOf(part) !== i);
  if (twice) throw misuse(`${twice} is named twice: one change makes one version of it live.`);
  const requested = await Promise.all(changes.map(({ part, version }) => wholeVersion(store, part, version)));

  for (let attempt = 1; ; attempt++) {
    const seen = await readReleases(file);
    if (requested.every((one) => isLive(seen, one))) return { done: 'unchanged', warnings: [] };
    const copy = await readable(store, versionsAround(seen));
    const warnings = await checkChange({ ...options, store: copy }, seen, requested);
    const again = await changeIfSame(file, seen, requested, (entry) =>
      noted(entry.history, { version: entry.stable.version, action: 'promote', untried, reason }),
    );
    if (!again) return { done: 'live', warnings };
    if (attempt === ATTEMPTS) throw conflict('Others release all the time: try again when they are done.');
  }
}

/**
 * Makes an earlier version live again: by default the one before the current one; repeated, it goes one further back. Checks the
 * bytes and, where the records are readable, whether they fit; no trial is run and no shell is needed.
 * @param {{store: string, releases: string, part: string, to?: string, anyway?: boolean, reason?: string}} options `anyway`:
 * although it does not fit
 * @returns {Promise<{version: string, warnings: string[]}>} the version that is live now
 * @throws ReleaseFault; the live releases are unchanged
 */
export async function rollback({ store, releases: file, part, to, anyway, reason }) {
  checkPart(part);
  const seen = await readReleases(file);
  const entry = entryOf(seen, part);
  if (!entry?.stable) throw misuse(`${part} was never live.`);
  const version = to ?? previousVersion(entry);
  if (!version) throw misuse(`${part} has no version before ${entry.stable.version}.`);
  if (!wasLive(entry, version)) throw misuse(`${part} ${version} was never live: promote it.`);
  const release = await wholeVersion(store, part, version);
  if (release.candidate.fault) throw refused(release.candidate.fault);
  if (isLive(seen, release)) throw misuse(`${part} ${version} is live already.`);

  const copy = await readable(store, versionsAround(seen));
  const { misfits, unknown } = await checkSet(liveSet(copy, seen, [release.candidate]), liveSet(copy, seen));
  const since = await newSince(copy, seen, misfits);
  if (since.length && !anyway)
    throw refused(`${part} ${version} does not fit what is live: ${some(since)} --anyway rolls back all the same.`);
  const expected = entry.stable.version;
  await changeReleases(file, (releases) => {
    refuseOther(part, expected, entryOf(releases, part));
    putLive(releases, release, (next) => noted(next.history, { version, action: 'rollback', reason }));
  });
  return { version, warnings: [...since, ...unknown.map((line) => `Not checked: ${line}`)] };
}

/**
 * The kill switch of one remote: its slots are empty from now on, the others continue, and it keeps its routes. `promote` and
 * `rollback` end it. Needs neither store nor check, so it works when everything else is broken.
 * @param {{releases: string, part: string, reason?: string}} options
 * @returns {Promise<'withdrawn' | 'unchanged'>}
 * @throws ReleaseFault when the remote was never live
 */
export async function withdraw({ releases: file, part, reason }) {
  checkPart(part);
  if (!isRemote(part)) throw misuse(`${part} cannot be withdrawn, a shop has no pages without it: roll it back.`);
  let done = 'withdrawn';
  await changeReleases(file, (releases) => {
    const entry = entryOf(releases, part);
    if (!entry?.stable) throw misuse(`${part} was never live.`);
    if (entry.withdrawn) done = 'unchanged';
    else {
      entry.history = noted(entry.history, { version: entry.stable.version, action: 'withdraw', reason });
      entry.withdrawn = { at: entry.history.at(-1).at };
    }
  });
  return done;
}

/** A published version with all its files, as an entry for the release file. @throws ReleaseFault */
async function wholeVersion(store, part, version) {
  checkPart(part);
  checkVersion(version);
  const copy = await readable(store, [{ part, version }]);
  const manifest = readVersion(copy, part, version);
  if (!manifest) {
    const known = (await publishedVersions(store, part)).join(', ') || 'none';
    throw misuse(`${part} ${version} was never published (published: ${known}).`);
  }
  const { files, trials } = manifest;
  const broken = damage(copy, part, version, files);
  if (broken.length) throw refused(`${part} ${version} is damaged in the store: ${some(broken, '; ')}.`);
  const candidate = readCandidate(copy, part, { version, files });
  const { routes, calls } = candidate.record ?? {};
  const more = isRemote(part) ? { routes } : part === 'api' ? { calls } : {};
  return { part, candidate, trials, stable: { version, files, ...more } };
}

function isLive(releases, { part, stable }) {
  const entry = entryOf(releases, part);
  return sameVersion(entry?.stable, stable) && !entry.withdrawn;
}

const sameVersion = (a, b) => a?.version === b.version && sameFiles(a.files, b.files);

/** @returns {Promise<string[]>} warnings @throws ReleaseFault when the set with these versions does not fit together */
async function checkChange({ store, untried, withoutWayBack }, seen, requested) {
  const candidates = requested.map(({ candidate }) => candidate);
  const before = liveSet(store, seen);
  const after = liveSet(store, seen, candidates);
  const { misfits, unknown, warnings } = await checkSet(after, before);
  const names = requested.map(({ part, stable }) => `${part} ${stable.version}`).join(', ');
  const against = [...unknown, ...(await newSince(store, seen, misfits))];
  if (against.length) throw refused(`${names} cannot go live: ${some(against)}`);
  // a withdrawn one returns unchanged
  const open = requested.filter(({ part, stable }) => !sameVersion(entryOf(seen, part)?.stable, stable));
  if (!untried) for (const one of open) askForTrial(one, after.shell.version);
  if (!withoutWayBack && requested.some(({ part }) => !isRemote(part))) {
    const lost = await lostWaysBack({ store, releases: seen, before, after });
    if (lost.length)
      throw refused(`${names} would end rollbacks: ${some(lost)} --without-way-back makes it live all the same.`);
  }
  return warnings;
}

/** Misfits that did not exist before: an operator who used `--anyway` must not block everybody else. */
async function newSince(store, seen, misfits) {
  if (!misfits.length) return [];
  const known = new Set((await checkSet(liveSet(store, seen))).misfits);
  return misfits.filter((line) => !known.has(line));
}

/**
 * Compare and set.
 * @returns {Promise<boolean>} true when another part was changed since `seen`, so that the check must be repeated
 * @throws ReleaseFault when one of the wanted parts was changed
 */
async function changeIfSame(file, seen, requested, history) {
  let again = false;
  await changeReleases(file, (releases) => {
    for (const { part } of requested) refuseOther(part, entryOf(seen, part)?.stable?.version, entryOf(releases, part));
    again = liveVersions(releases) !== liveVersions(seen);
    if (again) throw AGAIN;
    for (const one of requested) putLive(releases, one, history);
  }).catch((error) => {
    if (error !== AGAIN) throw error;
  });
  return again;
}
const AGAIN = new Error('another part was changed');

function refuseOther(part, expected, entry) {
  const current = entry?.stable?.version;
  if (current !== expected)
    throw conflict(`${part} was changed to ${current} meanwhile: look at the status and decide again.`);
}

const liveVersions = (releases) =>
  JSON.stringify(
    partsOf(releases).map((part) => {
      const { stable, withdrawn } = entryOf(releases, part);
      return [part, stable?.version, Boolean(withdrawn)];
    }),
  );

/** Without the mark of a withdrawal: an operator who chooses a version wants it shown. */
function putLive(releases, { part, stable }, history) {
  const entry = { stable, history: entryOf(releases, part)?.history ?? [] };
  setEntry(releases, part, { ...entry, history: history(entry) });
}

const some = (list, between = ' ') =>
  list.slice(0, 5).join(between) + (list.length > 5 ? `${between}(and ${list.length - 5} more)` : '');
