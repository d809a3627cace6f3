import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { misuse } from './fault.mjs';

export const REMOTES = ['mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-content'];
/** Without these a version cannot be shown. */
export const NEEDED = ['server/remoteEntry.js', 'browser/remoteEntry.js', 'browser/assets.json'];

/** @throws ReleaseFault when there is no such remote */
export function checkRemote(remote) {
  if (!REMOTES.includes(remote)) throw misuse(`'${remote ?? ''}' is no remote: choose one of ${REMOTES.join(', ')}.`);
}
/** @throws ReleaseFault when the text is no version */
export function checkVersion(version) {
  if (!semver.valid(version)) throw misuse(`'${version ?? ''}' is no version such as 1.4.0.`);
}

/** @param {Buffer} bytes */
const sha384 = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** What a version consists of; a build's own notes beside them are not released. */
export const PARTS = ['browser', 'server'];

/** Hash of every file of a version's folder, by path with `/`. */
export function hashFolder(folder) {
  const files = PARTS.filter((part) => fs.existsSync(path.join(folder, part)))
    .flatMap((part) => fs.readdirSync(path.join(folder, part), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  return Object.fromEntries(files.map((file) => [file, sha384(fs.readFileSync(path.join(folder, file)))]));
}

/** True when two manifests name the same files with the same bytes. */
export function sameFiles(a, b) {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
