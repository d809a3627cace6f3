import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{type: 'deb' | 'npm' | 'node', name: string, version: string, license?: string, arch?: string}} Part a component of an
 * image
 */

/** Debian packages installed below `root`, with their distribution. @returns {Part[]} */
export function debianPackages(root) {
  const file = path.join(root, 'var/lib/dpkg/status');
  if (!fs.existsSync(file)) return [];
  return fs
    .readFileSync(file, 'utf8')
    .split('\n\n')
    .map((entry) => Object.fromEntries([...entry.matchAll(/^(\w+): (.*)$/gm)].map(([, key, value]) => [key, value])))
    .filter(({ Status }) => Status?.endsWith(' installed'))
    .map(({ Package, Version, Architecture }) => ({
      type: 'deb',
      name: Package,
      version: Version,
      arch: Architecture,
    }));
}

/** Packages in all `node_modules` folders below `folder`, each version once. @returns {Part[]} */
export function nodePackages(folder) {
  const found = new Map();
  const visit = (at) => {
    for (const entry of fs.readdirSync(at, { withFileTypes: true })) {
      // the target of a link is found elsewhere
      if (!entry.isDirectory()) continue;
      const below = path.join(at, entry.name);
      if (entry.name === 'node_modules') packagesIn(below);
      else visit(below);
    }
  };
  const packagesIn = (modules) => {
    for (const entry of fs.readdirSync(modules, { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      const below = path.join(modules, entry.name);
      if (entry.name.startsWith('@')) packagesIn(below);
      else note(below);
    }
  };
  const note = (at) => {
    const manifest = path.join(at, 'package.json');
    if (fs.existsSync(manifest)) {
      const { name, version, license } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
      if (name && version) found.set(`${name}@${version}`, { type: 'npm', name, version, license });
    }
    visit(at);
  };
  visit(folder);
  return [...found.values()];
}

/** Packages in bundles, as reported by souk-remote/build/packages-plugin.mjs. @returns {Part[]} */
export function bundledPackages(folder) {
  if (!folder || !fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .flatMap((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')))
    .map((one) => ({ type: 'npm', ...one }));
}
