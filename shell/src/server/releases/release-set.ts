import { createHash } from 'node:crypto';
import { REMOTES, type RemoteId } from 'shared-kernel/rules/routes';

/** One version of one remote with the SHA-384 of every file, as the release file holds it. */
export interface Release {
  remote: RemoteId;
  version: string;
  /** path below the version's folder -> `sha384-...` */
  files: Readonly<Record<string, string>>;
}

/** The versions that one page belongs to altogether (architecture 'Releases'). */
export interface ReleaseSet {
  /** follows from the content, so all processes call the same set alike */
  name: string;
  releases: Partial<Readonly<Record<RemoteId, Release>>>;
}

export const SERVER_ENTRY = 'server/remoteEntry.js';
export const BROWSER_ENTRY = 'browser/remoteEntry.js';
export const ASSETS_FILE = 'browser/assets.json';

/** A version may stand in a path and in an address as it is. */
export const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/;
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Before anything was released: every slot stays empty. */
export const EMPTY_SET: ReleaseSet = nameSet({});

/**
 * Reads the text of the release file.
 * @throws Error when it is not one; nothing of a doubtful file is used
 */
export function parseReleases(text: string): ReleaseSet {
  const remotes = (
    JSON.parse(text) as { remotes?: Record<string, { stable?: { version?: unknown; files?: unknown } }> }
  ).remotes;
  if (typeof remotes !== 'object' || remotes === null) throw new Error('release file: no remotes');
  const releases: Partial<Record<RemoteId, Release>> = {};
  for (const remote of REMOTES) {
    const stable = remotes[remote]?.stable;
    if (!stable) continue;
    const { version, files } = stable;
    if (typeof version !== 'string' || !VERSION.test(version)) throw new Error(`release file: version of ${remote}`);
    if (!isManifest(files)) throw new Error(`release file: files of ${remote}`);
    releases[remote] = { remote, version, files };
  }
  return nameSet(releases);
}

function nameSet(releases: Partial<Record<RemoteId, Release>>): ReleaseSet {
  const content = REMOTES.map((id) => {
    const release = releases[id];
    return release ? [id, release.version, release.files[SERVER_ENTRY], release.files[BROWSER_ENTRY]] : [id];
  });
  return { name: createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10), releases };
}

function isManifest(files: unknown): files is Record<string, string> {
  if (typeof files !== 'object' || files === null) return false;
  return (
    [SERVER_ENTRY, BROWSER_ENTRY, ASSETS_FILE].every((file) => file in files) &&
    Object.values(files).every((hash) => typeof hash === 'string' && HASH.test(hash))
  );
}
