import fs from 'node:fs';
import path from 'node:path';
import { Fault } from '../shop/fault.mjs';

/**
 * The packages that a change in some packages can affect: those themselves and their dependents. Imports between packages follow
 * these dependencies, as checked by the boundaries of `.dependency-cruiser.cjs`.
 * @param {string} root of the repository
 * @param {string[]} changed names of packages
 * @returns {string[]} sorted names
 * @throws Fault for a name that is not a package
 */
export function affectedBy(root, changed) {
  const packages = readPackages(root);
  const unknown = changed.filter((name) => !packages.has(name));
  if (unknown.length > 0)
    throw new Fault(`There is no package ${unknown.join(', ')}. There are: ${[...packages.keys()].join(', ')}.`);
  const affected = new Set(changed);
  for (let size = 0; size !== affected.size; ) {
    size = affected.size;
    for (const [name, needs] of packages) if (needs.some((need) => affected.has(need))) affected.add(name);
  }
  return [...affected].sort();
}

/** Packages of this repository that each package depends on, by name. */
function readPackages(root) {
  const packages = new Map();
  for (const name of fs.readdirSync(root).sort()) {
    const file = path.join(root, name, 'package.json');
    if (name === 'node_modules' || !fs.existsSync(file)) continue;
    const { dependencies, devDependencies } = JSON.parse(fs.readFileSync(file, 'utf8'));
    const needs = Object.entries({ ...dependencies, ...devDependencies });
    packages.set(
      name,
      needs.filter(([, version]) => version.startsWith('workspace:')).map(([need]) => need),
    );
  }
  return packages;
}
