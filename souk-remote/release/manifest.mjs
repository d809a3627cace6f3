import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isRemote } from './part-names.mjs';

/** @param {Buffer} bytes */
export const sha384 = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Files of a version; a build's own notes beside them are not released. */
const RELEASED = [
  'browser',
  'server',
  'types',
  'assets.json',
  'record.json',
  'loader.js',
  'worker.js',
  'icons',
  'openapi.json',
];

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

/** Browser files of all versions are in one folder: a name must include the content's hash. */
const HASHED = /^browser\/[\w.-]+\.[0-9a-f]{12}\.(?:js|css)$/;

/** Files of each kind of part besides those in its assets.json. */
const NEEDED = {
  remote: ['server/remoteEntry.js', 'assets.json', 'record.json'],
  shell: ['server/main.cjs', 'loader.js', 'assets.json', 'record.json'],
  api: ['record.json', 'openapi.json'],
};

/**
 * What a built version lacks to be released, as the end of a sentence; undefined when it is complete.
 * @param {string} folder
 * @param {Record<string, string>} files `hashFolder` of it
 * @param {{part: string, version: string}} whose
 */
export function incomplete(folder, files, { part, version }) {
  const needed = NEEDED[isRemote(part) ? 'remote' : part];
  const missing = needed.find((file) => !(file in files));
  if (missing) return `${missing} is missing`;
  return wrongRecord(folder, part, version) ?? (part === 'api' ? undefined : wrongScripts(folder, files));
}

function wrongRecord(folder, part, version) {
  const record = readJson(path.join(folder, 'record.json'));
  if (!record) return 'record.json is not JSON';
  if (record.part !== part || record.version !== version)
    return `record.json is that of ${record.part} ${record.version}`;
}

function wrongScripts(folder, files) {
  const unnamed = Object.keys(files).find((file) => isBrowserFile(file) && !HASHED.test(file));
  if (unnamed) return `the name of ${unnamed} does not end with a hash of 12 digits`;
  const named = scriptsOf(readJson(path.join(folder, 'assets.json')));
  if (!named) return 'assets.json is not a list of scripts';
  const lost = named.find((name) => !(`browser/${name}` in files));
  return lost && `assets.json names browser/${lost}, which is not there`;
}

/** Names of the scripts and the style sheet in an `assets.json`, or null when it is invalid. */
function scriptsOf(assets) {
  if (typeof assets?.entry !== 'string' || !Object.keys(assets.chunks ?? {}).length) return null;
  const names = [
    assets.entry,
    ...Object.values(assets.chunks).flat(),
    ...(assets.styles === undefined ? [] : [assets.styles]),
  ];
  return names.every((name) => typeof name === 'string') ? names : null;
}

/** The file's content, or null when it is not JSON. */
function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** True when two manifests contain the same files with the same bytes. */
export function sameFiles(a, b) {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
