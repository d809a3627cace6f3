import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isRemote } from './part-names.mjs';

/**
 * A version as input of the checks. Has either `record` or `fault`.
 * @typedef {object} Candidate
 * @property {string} part
 * @property {string} version
 * @property {object} [record] its contract record, docs/contracts/releases.md
 * @property {string} [fault] why its imports and exports are unknown
 * @property {string} [types] folder of the declarations that it was built against, or offers
 * @property {string} [declarations] hash of them
 * @property {object} [routes] its routes in the release file, for a version without a record
 * @property {boolean} [withdrawn] its routes stay, but none of it runs
 */

/**
 * A set of versions that would be live together.
 * @typedef {{shell?: Candidate, api?: Candidate, remotes: Record<string, Candidate>}} LiveSet
 */

/** Reads a version's record from the store; its bytes must match the manifest. @returns {Candidate} */
export function readCandidate(store, part, { version, files }) {
  const folder = path.join(store, part, version);
  const candidate = { part, version, types: path.join(folder, 'types'), declarations: digestOf(files) };
  const name = `${part} ${version}`;
  const fault = (reason) => ({ ...candidate, fault: `${name} ${reason}, so nobody can tell whether it fits.` });
  const hash = files['record.json'];
  if (!hash) return fault('was published without a record.json');
  try {
    const bytes = fs.readFileSync(path.join(folder, 'record.json'));
    if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== hash)
      return fault('has a record.json with other bytes than were published');
    const record = JSON.parse(bytes.toString('utf8'));
    if (record.format !== 1) return fault(`has a record.json of format ${record.format}, which is unknown here`);
    if (record.part !== part || record.version !== version)
      return fault(`has the record.json of ${record.part} ${record.version}`);
    return { ...candidate, record };
  } catch (error) {
    return fault(error instanceof SyntaxError ? 'has a record.json that is no JSON' : 'has lost its record.json');
  }
}

/** One hash of the published declarations; undefined when there are none. */
function digestOf(files) {
  const declarations = Object.entries(files).filter(([file]) => file.startsWith('types/'));
  if (!declarations.length) return undefined;
  return createHash('sha256').update(JSON.stringify(declarations.sort())).digest('hex');
}

/**
 * The live set from the release file, with some parts replaced.
 * @param {string} store
 * @param {object} releases as returned by `readReleases`
 * @param {Candidate[]} [changes]
 * @returns {LiveSet}
 */
export function liveSet(store, releases, changes = []) {
  const set = { remotes: {} };
  const put = (candidate) => {
    if (isRemote(candidate.part)) set.remotes[candidate.part] = candidate;
    else set[candidate.part] = candidate;
  };
  const changed = new Set(changes.map(({ part }) => part));
  const entries = [['shell', releases.shell], ['api', releases.api], ...Object.entries(releases.remotes)];
  for (const [part, entry] of entries) {
    if (!entry?.stable || changed.has(part)) continue;
    const candidate = readCandidate(store, part, entry.stable);
    put({ ...candidate, routes: entry.stable.routes, withdrawn: Boolean(entry.withdrawn) });
  }
  for (const candidate of changes) put(candidate);
  return set;
}
