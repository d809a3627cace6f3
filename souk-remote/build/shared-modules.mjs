import fs from 'node:fs';
import path from 'node:path';
import { installedVersion, KERNEL } from './place.mjs';

/**
 * Everything of which a page has exactly one copy: the host's. Each key must be imported by `shell/src/shared-modules/`, because a
 * host provides only what its own graph asks for (checked by a test).
 * PITFALL: on the server a module that the host did not load itself belongs, for the official runtime, to the first remote that
 * loads it, and is taken from everybody when that remote's version is dropped ('loadShareSync failed' in the next version).
 */

/** Whole libraries, by the request that asks for them. A subpath is a key of its own: list every one that is used. */
const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', '@emotion/react/jsx-runtime', '@emotion/cache'];
const LIBRARIES_BY_TARGET = { browser: ['react-dom/client'], server: ['react-dom/server'] };

const PLATFORM = 'shared-kernel/platform';
const VENDOR = `${PLATFORM}/vendor`;

/**
 * Libraries that are shared as a facade of the kernel: remotes write `from 'rxjs'` and get the facade's names, and the host's
 * build drops the rest of the library (155 instead of 215 kB). The facade of a library is the file of its name below `vendor`.
 */
export const FACADES = Object.fromEntries(
  modulesBelow(VENDOR, { recursive: true }).map((file) => [keyOfFile(file).slice(VENDOR.length + 1), file]),
);

/**
 * The platform's own files, docs/decisions/0034: by folder, so that no list is kept by hand. Those that one target needs stand in a
 * folder of its name. By file, not by request: within the kernel they are imported by relative paths.
 */
const platformOf = (target) => [PLATFORM, `${PLATFORM}/${target}`].flatMap((folder) => modulesBelow(folder));

/** Share keys of a target; kernel files without their ending. */
export function sharedKeys(target) {
  return [
    ...LIBRARIES,
    ...LIBRARIES_BY_TARGET[target],
    ...[...Object.values(FACADES), ...platformOf(target)].map(keyOfFile),
  ];
}

/**
 * `shared` of the federation plugin. The host provides every key at once; remotes bring no copy (`import: false`).
 * Versions are read from what is installed: with pnpm's `catalog:` the plugin would take that word for a version.
 */
export function sharedConfig(role, target) {
  const libraries = [...LIBRARIES, ...LIBRARIES_BY_TARGET[target]];
  const rules = (version) => ({ singleton: true, strictVersion: false, requiredVersion: `^${version}`, version });
  const own = role === 'host' ? { eager: true } : { import: false };
  const file = (name, version) => [absolute(name), { ...rules(version), ...own, shareKey: keyOfFile(name) }];
  return Object.fromEntries([
    ...libraries.map((key) => [key, { ...rules(versionOf(key)), ...own }]),
    // a resolve alias would not do for remotes: sharing looks at the request before aliases apply
    ...Object.entries(FACADES).map(([library, name]) =>
      role === 'host'
        ? file(name, versionOf(library))
        : [library, { ...rules(versionOf(library)), ...own, shareKey: keyOfFile(name) }],
    ),
    ...platformOf(target).map((name) => file(name, installedVersion('shared-kernel'))),
  ]);
}

/** Source files of a folder of the kernel, by the names that imports use; tests and declarations are none. */
function modulesBelow(folder, { recursive = false } = {}) {
  return fs
    .readdirSync(absolute(folder), { recursive })
    .map((name) => `${folder}/${String(name).split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .sort();
}
/** PITFALL: a share key starts with `shared-kernel`, wherever the kernel stands: host and remote must say the same. */
function absolute(name) {
  return path.join(KERNEL, path.relative('shared-kernel', name));
}
function keyOfFile(name) {
  return name.replace(/\.tsx?$/, '');
}

function versionOf(key) {
  return installedVersion(
    key
      .split('/')
      .slice(0, key.startsWith('@') ? 2 : 1)
      .join('/'),
  );
}
