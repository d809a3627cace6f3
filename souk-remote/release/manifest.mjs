import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { misuse } from './fault.mjs';

export const REMOTES = ['mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-content'];
/** @throws ReleaseFault when there is no such remote */
export function checkRemote(remote) {
  if (!REMOTES.includes(remote)) throw misuse(`'${remote ?? ''}' is no remote: choose one of ${REMOTES.join(', ')}.`);
}
/** @throws ReleaseFault when the text is no version */
export function checkVersion(version) {
  if (!semver.valid(version)) throw misuse(`'${version ?? ''}' is no version such as 1.4.0.`);
}

/** @param {Buffer} bytes */
export const sha384 = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** What a version consists of; a build's own notes beside them are not released. */
const RELEASED = ['browser', 'server', 'types', 'assets.json', 'record.json', 'loader.js', 'openapi.json'];

export const isBrowserFile = (file) => file.startsWith('browser/');

/** Hash of every file of a built version, by path with `/`. */
export function hashFolder(folder) {
  const below = (name) =>
    fs
      .readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const files = RELEASED.filter((name) => fs.existsSync(path.join(folder, name)))
    .flatMap((name) => (fs.statSync(path.join(folder, name)).isDirectory() ? below(name) : name))
    .sort();
  return Object.fromEntries(files.map((file) => [file, sha384(fs.readFileSync(path.join(folder, file)))]));
}

/** Browser files of all versions lie in one folder: a name must say what is in the file. */
const HASHED = /^browser\/[\w.-]+\.[0-9a-f]{12}\.js$/;

/**
 * What a built version lacks to be shown, as the end of a sentence; undefined when it is whole.
 * @param {string} folder
 * @param {Record<string, string>} files `hashFolder` of it
 */
export function incomplete(folder, files) {
  for (const file of ['server/remoteEntry.js', 'assets.json']) if (!(file in files)) return `${file} missing`;
  const unnamed = Object.keys(files).find((file) => isBrowserFile(file) && !HASHED.test(file));
  if (unnamed) return `the name of ${unnamed} does not end with a hash of 12 digits`;
  const named = scriptsOf(fs.readFileSync(path.join(folder, 'assets.json'), 'utf8'));
  if (!named) return 'assets.json is not a list of scripts';
  const lost = named.find((name) => !(`browser/${name}` in files));
  return lost && `assets.json names browser/${lost}, which is not there`;
}

/** Names of the scripts in the text of an `assets.json`, or null when it is none. */
function scriptsOf(text) {
  try {
    const { entry, chunks } = JSON.parse(text);
    return [entry, ...Object.values(chunks)].flat();
  } catch {
    return null;
  }
}

/** True when two manifests name the same files with the same bytes. */
export function sameFiles(a, b) {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
