import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../souk-remote/build/place.mjs';

/** package.json of the packed package: versions instead of `catalog:` and `workspace:`, without what only this repository needs. */
export function packedManifest(folder) {
  const { private: _, scripts: __, devDependencies: ___, ...manifest } = readManifest(folder);
  for (const field of ['dependencies', 'peerDependencies']) {
    if (manifest[field]) manifest[field] = withVersions(manifest[field]);
  }
  // a peer dependency must not be a dependency as well: a second React would be installed
  const peers = manifest.peerDependencies ?? {};
  manifest.dependencies = Object.fromEntries(Object.entries(manifest.dependencies).filter(([name]) => !peers[name]));
  return manifest;
}

/**
 * Dependencies with the versions for `catalog:` and `workspace:`.
 * @param {Record<string, string>} dependencies
 * @throws Error for a name that is missing in the catalog
 */
export function withVersions(dependencies) {
  const { catalog } = parse(fs.readFileSync(path.join(ROOT, 'pnpm-workspace.yaml'), 'utf8'));
  const versionOf = (name, range) => {
    if (range.startsWith('workspace:')) return `^${readManifest(path.join(ROOT, name)).version}`;
    if (range !== 'catalog:') return range;
    if (!catalog[name]) throw new Error(`${name} has no version in the catalog of pnpm-workspace.yaml.`);
    return catalog[name];
  };
  return Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, versionOf(name, range)]));
}

const readManifest = (folder) => JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
