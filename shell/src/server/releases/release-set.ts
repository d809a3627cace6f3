import { createHash } from 'node:crypto';
import { REMOTES, type RemoteId } from 'shared-kernel/rules/routes';

/** version of the running shell, from its build */
declare const __APP_VERSION__: string;

/** One version of one remote with the SHA-384 of every file, as the release file holds it. */
export interface Release {
  remote: RemoteId;
  version: string;
  /** path of the built version -> `sha384-...` */
  files: Readonly<Record<string, string>>;
}

/** The versions that one page belongs to altogether, the running shell's among them (architecture 'Releases'). */
export interface ReleaseSet {
  /** follows from the content, so all processes of one version of the shell call the same set alike */
  name: string;
  releases: Partial<Readonly<Record<RemoteId, Release>>>;
  /** remotes that an operator took off on purpose; a remote in neither list was never released */
  withdrawn: readonly RemoteId[];
}

export const SERVER_ENTRY = 'server/remoteEntry.js';
export const ASSETS_FILE = 'assets.json';
const BROWSER_ENTRY = /^browser\/remoteEntry\.[0-9a-f]{12}\.js$/;

/** A version may stand in a path as it is. */
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/;
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Before anything was released: every slot stays empty. */
export const EMPTY_SET: ReleaseSet = releaseSet({}, []);

interface Entry {
  stable?: { version?: unknown; files?: unknown } | null;
  withdrawn?: unknown;
}

/**
 * Reads the text of the release file (docs/contracts/releases.md).
 * @throws Error when it is not one; nothing of a doubtful file is used
 */
export function parseReleases(text: string): ReleaseSet {
  const remotes = (JSON.parse(text) as { remotes?: Record<string, Entry | null> } | null)?.remotes;
  if (typeof remotes !== 'object' || remotes === null || Array.isArray(remotes))
    throw new Error('release file: no remotes');
  const releases: Partial<Record<RemoteId, Release>> = {};
  const withdrawn: RemoteId[] = [];
  for (const remote of REMOTES) {
    const entry = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
    if (isWithdrawn(remote, entry?.withdrawn)) {
      withdrawn.push(remote);
      continue;
    }
    if (!entry?.stable) continue;
    const { version, files } = entry.stable;
    if (typeof version !== 'string' || !VERSION.test(version)) throw new Error(`release file: version of ${remote}`);
    if (!isManifest(files)) throw new Error(`release file: files of ${remote}`);
    releases[remote] = { remote, version, files };
  }
  return releaseSet(releases, withdrawn);
}

/**
 * The set of these releases, with its name.
 * @param shell version of the shell that makes pages of it
 */
export function releaseSet(
  releases: Partial<Record<RemoteId, Release>>,
  withdrawn: readonly RemoteId[] = [],
  shell = __APP_VERSION__,
): ReleaseSet {
  const remotes = REMOTES.map((id) => {
    const release = releases[id];
    if (!release) return [id];
    const { version, files } = release;
    return [id, version, files[SERVER_ENTRY], files[browserEntry(release)], files[ASSETS_FILE]];
  });
  const content = [['shell', shell], ...remotes];
  const name = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
  return { name, releases, withdrawn };
}

/** Releases of a set in the order of the remotes. */
export const releasesOf = (set: ReleaseSet): Release[] => REMOTES.flatMap((id) => set.releases[id] ?? []);

/** True when both are the same version with the same bytes. */
export const sameRelease = (a: Release, b: Release): boolean =>
  a.remote === b.remote &&
  a.version === b.version &&
  Object.keys(b.files).every((file) => a.files[file] === b.files[file]);

/** Remotes that `before` has and `after` neither has nor names as withdrawn: they got lost, nobody took them off. */
export function lostRemotes(before: ReleaseSet, after: ReleaseSet): RemoteId[] {
  return REMOTES.filter((id) => before.releases[id] && !after.releases[id] && !after.withdrawn.includes(id));
}

/** The text that `parseReleases` reads the same set from. */
export function writeReleases({ releases, withdrawn }: ReleaseSet): string {
  const stable = Object.values(releases).map(({ remote, version, files }) => [remote, { stable: { version, files } }]);
  const marks = withdrawn.map((remote) => [remote, { withdrawn: true }]);
  return JSON.stringify({ remotes: Object.fromEntries([...stable, ...marks]) });
}

/** The mark is `true` or an object with facts for people; anything else is a slip of the pen, and no guess is made. */
function isWithdrawn(remote: RemoteId, mark: unknown): boolean {
  if (mark === undefined || mark === null || mark === false) return false;
  if (mark === true || (typeof mark === 'object' && !Array.isArray(mark))) return true;
  throw new Error(`release file: withdrawn of ${remote}`);
}

/** Path of the browser's entry, which is named by its bytes. */
export function browserEntry({ files }: Pick<Release, 'files'>): string {
  return Object.keys(files).find((file) => BROWSER_ENTRY.test(file)) ?? '';
}

/** True for the hashes of a whole version by file, as the release command writes them. */
function isManifest(files: unknown): files is Record<string, string> {
  if (typeof files !== 'object' || files === null) return false;
  return (
    [SERVER_ENTRY, ASSETS_FILE].every((file) => file in files) &&
    Object.keys(files).filter((file) => BROWSER_ENTRY.test(file)).length === 1 &&
    Object.values(files).every(isHash)
  );
}

/** True for `sha384-...` as a release names the hash of a file. */
export const isHash = (hash: unknown): hash is string => typeof hash === 'string' && HASH.test(hash);
