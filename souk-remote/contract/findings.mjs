import path from 'node:path';

const findings = new WeakMap();

/** Stores what a plugin of this folder collected in a build, until the record is written. */
export function addFindings(compilation, found) {
  findings.set(compilation, { ...findings.get(compilation), ...found });
}

/**
 * What the plugins collected in a finished production build.
 * @param {import('webpack').Stats} stats
 * @throws Error for a build without findings: development builds do no tree shaking and say nothing about a release
 */
export function findingsOf({ compilation }) {
  const found = findings.get(compilation);
  if (!found) throw new Error(`The build ${compilation.name} has no record: only production builds have one.`);
  return found;
}

/** Sorts keys, so that the same sources produce the same bytes. */
export const sorted = (object) => Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Name of a module's file in records, independent of where the sources are: relative to the part or the kernel, for a package by
 * its name, and without extension.
 * @param {[folder: string, name: string][]} places folders of our sources and their names
 */
export function fileName(places, module) {
  if (!module.resource) return module.identifier();
  const { name, rest } = placeOf(places, module.resource) ?? { rest: module.resource };
  const inPackage = rest.split(path.sep).join('/').split('/node_modules/');
  const file = inPackage.length > 1 ? inPackage.at(-1) : name + inPackage[0];
  return file.replace(/\.(tsx?|m?js)$/, '');
}

/** True for a file of the shop, whether its package is in the monorepo or installed. */
export const isOurs = (places, { resource }) => {
  const place = resource && placeOf(places, resource);
  return Boolean(place) && !/[\\/]node_modules[\\/]/.test(place.rest);
};

function placeOf(places, resource) {
  const [folder, name] = places.find(([one]) => resource.startsWith(one + path.sep)) ?? [];
  return folder && { name, rest: resource.slice(folder.length) };
}

/** Fails the build with a sentence that names the file. */
export function refuse(compilation, sentence) {
  if (!compilation.errors.some(({ message }) => message === sentence)) {
    compilation.errors.push(new compilation.compiler.webpack.WebpackError(sentence));
  }
}
