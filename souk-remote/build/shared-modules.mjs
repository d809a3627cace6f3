import fs from 'node:fs';
import path from 'node:path';
import { reexportsIn, tablesIn } from '../contract/tables.mjs';
import { folderOf, installedVersion, KERNEL } from './place.mjs';

/**
 * Modules of which a page has exactly one copy: the host's. Each key must be imported by `shell/src/shared-modules/`, because a
 * host provides only what its own graph imports (checked by a test). PITFALL: on the server, the official runtime assigns a module
 * that the host did not load itself to the first remote that loads it, and removes it for everybody when that remote's version is
 * dropped ('loadShareSync failed' in the next version).
 */

/** Whole libraries, by import request. A subpath is a separate key: list every one that is used. */
const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', '@emotion/react/jsx-runtime', '@emotion/cache'];
/** Files of the kernel that the host provides instead of a library: remotes built earlier request them, no source does. */
export const STAND_INS = { '@emotion/react/jsx-runtime': 'shared-kernel/remote/emotion-jsx-runtime.ts' };
const LIBRARIES_BY_TARGET = { browser: ['react-dom/client'], server: ['react-dom/server'] };

const PLATFORM = 'shared-kernel/platform';
const VENDOR = `${PLATFORM}/vendor`;

/**
 * Libraries shared through a facade in the kernel: remotes write `from 'rxjs'` and get the facade's names, and the host's build
 * drops the rest of the library (155 instead of 215 kB). The facade of a library is the file with its name below `vendor`.
 */
export const FACADES = Object.fromEntries(
  modulesBelow(VENDOR, { recursive: true }).map((file) => [keyOfFile(file).slice(VENDOR.length + 1), file]),
);

/**
 * The platform's own files, docs/decisions/0034: by folder, so that no list has to be maintained. Those for a single target are in
 * a folder with its name. By file, not by request: within the kernel they are imported by relative paths.
 */
const platformOf = (target) => [PLATFORM, `${PLATFORM}/${target}`].flatMap((folder) => modulesBelow(folder));

/** Share keys of a target; kernel files without their extension. */
export function sharedKeys(target) {
  return [
    ...LIBRARIES,
    ...LIBRARIES_BY_TARGET[target],
    ...[...Object.values(FACADES), ...platformOf(target)].map(keyOfFile),
  ];
}

/**
 * `shared` of the federation plugin. The host provides every key eagerly; remotes bundle no copy (`import: false`). Versions are
 * read from what is installed: with pnpm's `catalog:` the plugin would take that word as the version.
 */
export function sharedConfig(role, target) {
  const libraries = [...LIBRARIES, ...LIBRARIES_BY_TARGET[target]];
  const own = role === 'host' ? { eager: true } : { import: false };
  const rules = (shareKey, of) => ({
    singleton: true,
    strictVersion: false,
    requiredVersion: neededRange(shareKey) ?? false,
    version: versionOf(of),
    shareKey,
    ...own,
  });
  return Object.fromEntries([
    ...libraries.map((key) => [role === 'host' && STAND_INS[key] ? absolute(STAND_INS[key]) : key, rules(key, key)]),
    // a resolve alias does not work for remotes: sharing matches the request before aliases apply
    ...Object.entries(FACADES).map(([library, name]) => [
      role === 'host' ? absolute(name) : library,
      rules(keyOfFile(name), library),
    ]),
    ...platformOf(target).map((name) => [absolute(name), rules(keyOfFile(name), 'shared-kernel')]),
  ]);
}

/**
 * The range of a shared library that sources need: `peerDependencies` of the part, or else those of the kernel, which is compiled
 * into it. The installed version does not matter.
 * @param {string} shareKey
 * @param {string} [part] folder of the part
 * @returns {string | undefined} undefined for the platform's own files: only their names and shapes matter
 * @throws Error for a library without a range
 */
export function neededRange(shareKey, part) {
  const library = shareKey.startsWith(`${VENDOR}/`) ? shareKey.slice(VENDOR.length + 1) : shareKey;
  if (library.startsWith(`${PLATFORM}/`)) return undefined;
  const name = packageOf(library);
  const range = (part && peersOf(folderOf(part))[name]) ?? peersOf(KERNEL)[name];
  if (!range)
    throw new Error(`${name} is shared, but shared-kernel/package.json names no range of it in peerDependencies.`);
  return range;
}
const peersOf = (folder) =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).peerDependencies ?? {};

/** Exports of a library's facade; undefined without a facade. */
export function facadeOf(shareKey) {
  const file = Object.values(FACADES).find((name) => keyOfFile(name) === shareKey);
  return file && { file, names: reexportsIn(absolute(file)) };
}

/** Exported tables of a platform file; undefined for libraries. */
export function tablesOf(shareKey) {
  const file = [...platformOf('browser'), ...platformOf('server')].find((name) => keyOfFile(name) === shareKey);
  return file && tablesIn(absolute(file));
}

/** Source files of a kernel folder, by the names that imports use; without tests and declarations. */
function modulesBelow(folder, { recursive = false } = {}) {
  return fs
    .readdirSync(absolute(folder), { recursive })
    .map((name) => `${folder}/${String(name).split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .sort();
}
/** PITFALL: a share key starts with `shared-kernel`, wherever the kernel is installed: host and remote must use the same key. */
function absolute(name) {
  return path.join(KERNEL, path.relative('shared-kernel', name));
}
function keyOfFile(name) {
  return name.replace(/\.tsx?$/, '');
}

const versionOf = (key) => installedVersion(packageOf(key));
const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
