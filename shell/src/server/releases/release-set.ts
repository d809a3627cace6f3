import { createHash } from 'node:crypto';
import type { Routes } from 'shared-kernel/rules/define-routes';
import type { OwnedSpec, RemoteId } from 'shared-kernel/rules/routes';
import { composeRoutes } from '../../../../souk-remote/contract/compose-routes.mjs';
import { routes as ownRoutes } from '../../pages/routes';

/** version of the running shell, from its build */
declare const __APP_VERSION__: string;

/** One version of one remote with the SHA-384 of every file, as in the release file. */
export interface Release {
  remote: RemoteId;
  version: string;
  /** path of the built version -> `sha384-...` */
  files: Readonly<Record<string, string>>;
  /** its routes, by id */
  routes: Routes;
}

/** The versions that together make up a page, the running shell's among them (architecture 'Releases'). */
export interface ReleaseSet {
  /** derived from the content, so all processes of one shell version use the same name for the same set */
  name: string;
  releases: Readonly<Record<RemoteId, Release>>;
  /** remotes that an operator withdrew on purpose, with the routes they keep: their pages are unavailable, not gone */
  withdrawn: Readonly<Record<RemoteId, Routes>>;
  /** the routes of all of them and of the shell itself, most specific first */
  table: readonly OwnedSpec[];
}

export const SERVER_ENTRY = 'server/remoteEntry.js';
export const ASSETS_FILE = 'assets.json';
const BROWSER_ENTRY = /^browser\/remoteEntry\.[0-9a-f]{12}\.js$/;

/** A version that is safe in a path. */
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/;
/** Remote names are used in paths and URLs. */
export const REMOTE = /^mfe-[a-z0-9-]{1,60}$/;
/** Fixed segments and parameters; only the last one may be optional. */
const PATTERN = /^\/(?:$|(?:[\w.~-]+|:\w+)(?:\/(?:[\w.~-]+|:\w+))*\??$)/;
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Before the first release: every slot stays empty. */
export const EMPTY_SET: ReleaseSet = releaseSet({});

interface Entry {
  stable?: { version?: unknown; files?: unknown; routes?: unknown } | null;
  withdrawn?: unknown;
}

/**
 * Parses the text of the release file (docs/contracts/releases.md).
 * @throws Error when it is invalid; nothing of an invalid file is used
 */
export function parseReleases(text: string): ReleaseSet {
  const remotes = (JSON.parse(text) as { remotes?: Record<string, Entry | null> } | null)?.remotes;
  if (typeof remotes !== 'object' || remotes === null || Array.isArray(remotes))
    throw new Error('release file: no remotes');
  const releases: Record<RemoteId, Release> = {};
  const withdrawn: Record<RemoteId, Routes> = {};
  for (const [remote, entry] of Object.entries(remotes)) {
    if (!REMOTE.test(remote)) throw new Error(`release file: '${remote}' is no name of a remote`);
    if (isWithdrawn(remote, entry?.withdrawn)) {
      withdrawn[remote] = entry?.stable ? routesOf(remote, entry.stable.routes) : {};
      continue;
    }
    if (!entry?.stable) continue;
    const { version, files } = entry.stable;
    if (typeof version !== 'string' || !VERSION.test(version)) throw new Error(`release file: version of ${remote}`);
    if (!isManifest(files)) throw new Error(`release file: files of ${remote}`);
    releases[remote] = { remote, version, files, routes: routesOf(remote, entry.stable.routes) };
  }
  return releaseSet(releases, withdrawn);
}

/**
 * The set of these releases, with its name and its route table.
 * @param shell version of the shell that renders its pages
 * @throws Error with both owners when two parts claim the same URL or id
 */
export function releaseSet(
  releases: Readonly<Record<RemoteId, Release>>,
  withdrawn: Readonly<Record<RemoteId, Routes>> = {},
  shell = __APP_VERSION__,
): ReleaseSet {
  const live = releasesOf({ releases });
  const parts = live.map(({ remote, routes }) => ({ owner: remote, routes }));
  const resting = Object.entries(withdrawn).map(([owner, routes]) => ({ owner, routes }));
  const table = composeRoutes([{ owner: 'shell', routes: ownRoutes as Routes }, ...parts, ...resting]);
  const remotes = live.map((release) => {
    const { remote, version, files } = release;
    return [remote, version, files[SERVER_ENTRY], files[browserEntry(release)], files[ASSETS_FILE]];
  });
  const content = [['shell', shell], ...remotes, table];
  const name = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
  return { name, releases, withdrawn, table };
}

/** True when no remote was ever released. */
export const isEmpty = ({ releases, withdrawn }: ReleaseSet): boolean =>
  Object.keys(releases).length === 0 && Object.keys(withdrawn).length === 0;

/** Releases of a set, sorted by name. */
export function releasesOf({ releases }: Pick<ReleaseSet, 'releases'>): Release[] {
  return Object.values(releases).sort((a, b) => (a.remote < b.remote ? -1 : 1));
}

/** True when both are the same version with the same files. */
export const sameRelease = (a: Release, b: Release): boolean =>
  a.remote === b.remote &&
  a.version === b.version &&
  Object.keys(b.files).every((file) => a.files[file] === b.files[file]);

/** Remotes in `before` that `after` neither contains nor lists as withdrawn: lost by mistake. */
export function lostRemotes(before: ReleaseSet, after: ReleaseSet): RemoteId[] {
  return Object.keys(before.releases).filter((id) => !after.releases[id] && !after.withdrawn[id]);
}

/** The text from which `parseReleases` reads the same set. */
export function writeReleases({ releases, withdrawn }: ReleaseSet): string {
  const stable = Object.values(releases).map(({ remote, ...release }) => [remote, { stable: release }]);
  const marks = Object.entries(withdrawn).map(([remote, routes]) => [remote, { stable: { routes }, withdrawn: true }]);
  return JSON.stringify({ remotes: Object.fromEntries([...stable, ...marks]) });
}

/** The mark is `true` or an object with facts for people; anything else is a mistake and not interpreted. */
function isWithdrawn(remote: RemoteId, mark: unknown): boolean {
  if (mark === undefined || mark === null || mark === false) return false;
  if (mark === true || (typeof mark === 'object' && !Array.isArray(mark))) return true;
  throw new Error(`release file: withdrawn of ${remote}`);
}

/** Path of the browser's entry, whose name contains its hash. */
export function browserEntry({ files }: Pick<Release, 'files'>): string {
  return Object.keys(files).find((file) => BROWSER_ENTRY.test(file)) ?? '';
}

/** The routes that a version declares. @throws Error when they are invalid: an invalid table claims no URL */
function routesOf(remote: RemoteId, routes: unknown): Routes {
  if (typeof routes !== 'object' || routes === null) throw new Error(`release file: no routes of ${remote}`);
  for (const [id, route] of Object.entries(routes as Record<string, { pattern?: unknown } | null>))
    if (typeof route?.pattern !== 'string' || !PATTERN.test(route.pattern))
      throw new Error(`release file: pattern of ${remote}'s route '${id}'`);
  return routes as Routes;
}

/** True for a version's complete hashes by file, as written by the release command. */
function isManifest(files: unknown): files is Record<string, string> {
  if (typeof files !== 'object' || files === null) return false;
  return (
    [SERVER_ENTRY, ASSETS_FILE].every((file) => file in files) &&
    Object.keys(files).filter((file) => BROWSER_ENTRY.test(file)).length === 1 &&
    Object.values(files).every(isHash)
  );
}

/** True for `sha384-...`, the format of file hashes in a release. */
export const isHash = (hash: unknown): hash is string => typeof hash === 'string' && HASH.test(hash);
