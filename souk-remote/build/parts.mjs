import fs from 'node:fs';
import path from 'node:path';
import { folderOf, IN_MONOREPO, ROOT } from './place.mjs';

/** Folders of the remotes: `mfe-<name>` with a package.json. There is no other list, so none can be forgotten. */
export const remotesIn = (root) =>
  fs
    .readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && fs.existsSync(path.join(root, name, 'package.json')))
    .sort();

/** The parts that webpack builds, and their roles. In its own repository a remote is the only one. */
export const REMOTES = IN_MONOREPO ? remotesIn(ROOT) : [readPackage(ROOT).name];
export const FEDERATED = ['shell', ...REMOTES];

/** @returns {'host' | 'remote'} */
export const roleOf = (part) => (part === 'shell' ? 'host' : 'remote');

/** Version in the part's package.json: the name of its folder in `dist` and part of its container's name. */
export function versionOf(part) {
  return readPackage(folderOf(part)).version;
}

function readPackage(folder) {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/** Global variable of a remote's container; must equal `containerName` in shell/src/boot.ts (a test checks it). */
export const containerName = (part, version) => `${part}_${version}`.replace(/\W/g, '_');

/** Output folder of a part's build: the shell has one, remotes have one per version. */
export function outputFolder(part, target, version, dist = 'dist') {
  return path.join(folderOf(part), dist, ...(roleOf(part) === 'remote' ? [version] : []), target);
}
