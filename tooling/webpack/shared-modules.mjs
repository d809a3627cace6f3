import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './parts.mjs';

/**
 * Everything of which a page has exactly one copy: the host's. Each key must be imported by `shell/src/shared-modules/`, because a
 * host provides only what its own graph asks for (checked by a test).
 * PITFALL: on the server a module that the host did not load itself belongs, for the official runtime, to the first remote that
 * loads it, and is taken from everybody when that remote's version is dropped ('loadShareSync failed' in the next version).
 */

/** Whole libraries, by the request that asks for them. A subpath is a key of its own: list every one that is used. */
const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', '@emotion/react/jsx-runtime', '@emotion/cache'];
const LIBRARIES_BY_TARGET = { browser: ['react-dom/client'], server: ['react-dom/server'] };

/**
 * Libraries that are shared as a facade of the kernel: remotes write `from 'rxjs'` and get the facade's names, and the host's
 * build drops the rest of the library (155 instead of 215 kB).
 */
export const FACADES = {
  '@emotion/react': 'shared-kernel/remote/vendor/emotion-react.ts',
  'react-router-dom': 'shared-kernel/remote/vendor/react-router-dom.ts',
  '@tanstack/react-query': 'shared-kernel/remote/vendor/react-query.ts',
  'react-i18next': 'shared-kernel/remote/vendor/react-i18next.ts',
  rxjs: 'shared-kernel/remote/vendor/rxjs.ts',
};

/**
 * Files of the kernel: those with state that must exist once, and those that the host needs in any case, so that no remote
 * carries them again. By file, not by request: within the kernel they are imported by relative paths.
 */
const KERNEL = [
  'shared-kernel/api/client.ts',
  'shared-kernel/api/errors.ts',
  'shared-kernel/contract/calls.ts',
  'shared-kernel/events/bus.ts',
  'shared-kernel/i18n/instance.ts',
  'shared-kernel/i18n/kernel-locales.ts',
  'shared-kernel/remote/page-context.tsx',
  'shared-kernel/remote/screens.ts',
  'shared-kernel/remote/when-visible.tsx',
  'shared-kernel/rules/links.ts',
  'shared-kernel/rules/routes.ts',
  'shared-kernel/session/list-change.ts',
  'shared-kernel/session/tabs.ts',
  'shared-kernel/session/user-token.ts',
];
const KERNEL_BY_TARGET = {
  browser: ['shared-kernel/remote/lifecycles.tsx'],
  server: ['shared-kernel/remote/server.tsx'],
};

/** Share keys of a target; kernel files without their ending. */
export function sharedKeys(target) {
  return [
    ...LIBRARIES,
    ...LIBRARIES_BY_TARGET[target],
    ...[...Object.values(FACADES), ...KERNEL, ...KERNEL_BY_TARGET[target]].map(keyOfFile),
  ];
}

/**
 * `shared` of the federation plugin. The host provides every key at once; remotes bring no copy (`import: false`).
 * Versions are read from what is installed: with pnpm's `catalog:` the plugin would take that word for a version.
 */
export function sharedConfig(role, target) {
  const libraries = [...LIBRARIES, ...LIBRARIES_BY_TARGET[target]];
  const kernel = [...KERNEL, ...KERNEL_BY_TARGET[target]];
  const rules = (version) => ({ singleton: true, strictVersion: false, requiredVersion: `^${version}`, version });
  const own = role === 'host' ? { eager: true } : { import: false };
  const file = (name, version) => [absolute(name), { ...rules(version), ...own, shareKey: keyOfFile(name) }];
  return Object.fromEntries([
    ...libraries.map((key) => [key, { ...rules(installedVersion(key)), ...own }]),
    // a resolve alias would not do for remotes: sharing looks at the request before aliases apply
    ...Object.entries(FACADES).map(([library, name]) =>
      role === 'host'
        ? file(name, installedVersion(library))
        : [library, { ...rules(installedVersion(library)), ...own, shareKey: keyOfFile(name) }],
    ),
    ...kernel.map((name) => file(name, installedVersion('shared-kernel'))),
  ]);
}

const absolute = (name) => path.join(ROOT, name);
const keyOfFile = (name) => name.replace(/\.tsx?$/, '');

function installedVersion(key) {
  if (key === 'shared-kernel') return readVersion(path.join(ROOT, 'shared-kernel'));
  const name = key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
  return readVersion(path.join(ROOT, 'shared-kernel/node_modules', name));
}
const readVersion = (folder) => JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
