import fs from 'node:fs';
import path from 'node:path';

const BESIDE = path.resolve(import.meta.dirname, '../..');

/** Whether this package is beside the shell and all remotes; otherwise it is installed in a remote's own repository. */
export const IN_MONOREPO = fs.existsSync(path.join(BESIDE, 'pnpm-workspace.yaml'));

/** The monorepo's root; in a remote's own repository the remote's folder: the closest one upwards with a package.json. */
export const ROOT = IN_MONOREPO ? BESIDE : nearestPackage(process.cwd());

/** Folder of a part, `shell` or a remote. */
export const folderOf = (part) => (IN_MONOREPO ? path.join(ROOT, part) : ROOT);

/** Folder of shared-kernel: a workspace of the monorepo, or else an installed package. */
export const KERNEL = IN_MONOREPO ? path.join(ROOT, 'shared-kernel') : (installedFolder('shared-kernel', ROOT) ?? '');

/**
 * Source of compiled JSX's imports, as `JSX_SOURCE/jsx-runtime`. An absolute path, because the kernel cannot import itself by name;
 * webpack writes no absolute path into its output.
 */
export const JSX_SOURCE = path.join(KERNEL, 'platform');

/** Version of a package as resolved from the kernel. @throws Error when it is not installed */
export function installedVersion(name) {
  const folder = name === 'shared-kernel' ? KERNEL : installedFolder(name, KERNEL);
  if (!folder) throw new Error(`${name} is not installed in ${ROOT}: run npm install there.`);
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
}

/** Real folder of a package by Node's resolution, also when its `exports` hide package.json. */
export function installedFolder(name, from) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (fs.existsSync(path.join(candidate, 'package.json'))) return fs.realpathSync(candidate);
    if (folder === path.dirname(folder)) return undefined;
  }
}

function nearestPackage(from) {
  for (let folder = from; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (fs.existsSync(path.join(folder, 'package.json'))) return folder;
  }
  return from;
}
