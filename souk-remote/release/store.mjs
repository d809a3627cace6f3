import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PACKED_ENDINGS, PACKED_FOLDER } from '../build/pack-files.mjs';
import { isInBucket } from '../storage/bucket.mjs';
import { bucketAt } from './bucket-at.mjs';
import { conflict, misuse, refused } from './fault.mjs';
import { hashFolder, incomplete, isBrowserFile, sameFiles, sha384 } from './manifest.mjs';
import { checkPart, checkVersion, isRemote } from './part-names.mjs';
import { copyOf, upload } from './store-copy.mjs';

/** Maximum attempts to add a trial when others add one at the same time. */
const ATTEMPTS = 5;

/*
 * The store (docs/contracts/releases.md): `<part>/<version>.json` lists the files of a version and is written last,
 * `<part>/<version>/` has those of its own, `<part>/browser/` the browser files of all versions, named by their content and never
 * overwritten, each with its hash in `<file>.sha384` and, compressed, `<file>.br` and `<file>.gz`.
 */
const versionFolder = (store, part, version) => path.join(store, part, version);
const versionFile = (store, part, version) => path.join(store, part, `${version}.json`);
const placeOf = (store, part, version, file) =>
  isBrowserFile(file) ? path.join(store, part, file) : path.join(versionFolder(store, part, version), file);

/**
 * Copies a built version into the store, permanently. Publishing the same bytes again is accepted.
 * @param {{store: string, part: string, version: string, from: string}} options `store`: a folder, or `s3://<bucket>/<prefix>`;
 * `from`: its built folder
 * @returns {Promise<'published' | 'unchanged'>}
 * @throws ReleaseFault
 */
export async function publish({ store, part, version, from }) {
  checkPart(part);
  checkVersion(version);
  const copy = await readable(store, [{ part, version }]);
  const done = publishToFolder({ store: copy, part, version, from });
  if (copy === store || done === 'unchanged') return done;
  return upload({ store, copy, part, version, files: readManifest(copy, part, version) });
}

/** The folder in which these versions of a store can be read: the store itself, or for a bucket a copy of them. */
export const readable = async (store, versions) => (isInBucket(store) ? copyOf(store, versions) : store);

/** Like `publish`, into a folder of this machine. @returns {'published' | 'unchanged'} */
export function publishToFolder({ store, part, version, from }) {
  checkPart(part);
  checkVersion(version);
  if (!fs.existsSync(from)) throw misuse(`${from} is not there: build ${part} ${version} first.`);
  const files = hashFolder(from);
  const lacking = incomplete(from, files, { part, version });
  if (lacking) throw refused(`${part} ${version} is not a whole build: ${lacking}.`);

  const known = existing(store, part, version)?.files;
  if (known && sameFiles(known, files)) return 'unchanged';
  if (known) throw conflict(`${part} ${version} was published with other bytes: raise its version and build again.`);

  for (const file of Object.keys(files).filter(isBrowserFile)) {
    const place = placeOf(store, part, version, file);
    putBrowserFile(path.join(from, file), place, files[file]);
    putPackedFiles(path.join(from, PACKED_FOLDER, path.basename(file)), place);
  }
  const own = Object.fromEntries(Object.entries(files).filter(([file]) => !isBrowserFile(file)));
  const folder = versionFolder(store, part, version);
  const staged = `${folder}.${randomBytes(6).toString('hex')}.new`;
  for (const file of Object.keys(own)) fs.cpSync(path.join(from, file), path.join(staged, file), { recursive: true });
  // an earlier publisher may have been killed between the two writes
  if (fs.existsSync(folder) && sameFiles(hashFolder(folder), own)) fs.rmSync(folder, { recursive: true });
  try {
    // a single rename decides: of two concurrent publishers one wins, the other finds that the folder exists
    fs.renameSync(staged, folder);
  } catch {
    fs.rmSync(staged, { recursive: true, force: true });
    if (sameFiles(hashFolder(folder), own)) return 'unchanged';
    throw conflict(`${part} ${version} was just published with other bytes: raise its version and build again.`);
  }
  replace(versionFile(store, part, version), JSON.stringify({ format: 1, files, trials: [] }, null, 1));
  return 'published';
}

/** Adds a browser file to those of other versions. @throws ReleaseFault when another version has other bytes with its name */
function putBrowserFile(from, to, hash) {
  const note = `${to}.sha384`;
  const noted = fs.existsSync(note) ? fs.readFileSync(note, 'utf8') : hash;
  if (noted !== hash)
    throw conflict(`${path.basename(to)} was published with other bytes: its name must carry the hash of its content.`);
  if (!fs.existsSync(to) || sha384(fs.readFileSync(to)) !== hash) replace(to, fs.readFileSync(from));
  if (!fs.existsSync(note)) replace(note, hash);
}

/**
 * Adds the build's compressed versions of a browser file. No manifest lists them: a shell sends one if it decompresses to the
 * released bytes. An older build has none, and the shell compresses itself.
 */
function putPackedFiles(from, to) {
  for (const ending of PACKED_ENDINGS)
    if (fs.existsSync(from + ending) && !fs.existsSync(to + ending))
      replace(to + ending, fs.readFileSync(from + ending));
}

/** Writes the whole file or nothing, also for concurrent readers and when the publisher is killed. */
function replace(file, content) {
  const next = `${file}.${randomBytes(6).toString('hex')}.new`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(next, content);
  fs.renameSync(next, file);
}

/**
 * The store's manifest of a published version, or null when it was never published.
 * @returns {{format: 1, files: Record<string, string>, trials: object[]} | null}
 * @throws ReleaseFault when the manifest is incomplete
 */
export function readVersion(store, part, version) {
  const file = versionFile(store, part, version);
  if (!fs.existsSync(file)) return null;
  const stored = existing(store, part, version);
  if (!stored) throw refused(`${file} is damaged: publish ${part} ${version} again, with the same bytes.`);
  return stored;
}

/** Hashes of a published version's files, or null when it was never published. @throws ReleaseFault as `readVersion` */
export const readManifest = (store, part, version) => readVersion(store, part, version)?.files ?? null;

/** Like `readVersion`, or null when it is missing or damaged: publishing again repairs it. */
function existing(store, part, version) {
  try {
    const stored = JSON.parse(fs.readFileSync(versionFile(store, part, version), 'utf8'));
    return stored?.format === 1 && stored.files ? stored : null;
  } catch {
    return null;
  }
}

/** Records the result of a version's trial, newest first; for each shell the last trial counts. */
export async function noteTrial(store, part, version, trial) {
  if (isInBucket(store)) return noteInBucket(bucketAt(store), `${part}/${version}.json`, trial);
  replace(versionFile(store, part, version), withTrial(readVersion(store, part, version), trial));
}

async function noteInBucket(bucket, key, trial) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { bytes, etag } = await bucket.get(key);
    const noted = Buffer.from(withTrial(JSON.parse(bytes.toString('utf8')), trial));
    if (await bucket.put(key, noted, { type: 'application/json; charset=utf-8', onlyIf: etag })) return;
  }
  throw conflict(`${key}: others try this version all the time; try again.`);
}

function withTrial({ trials, ...rest }, trial) {
  const others = trials.filter(({ shell }) => shell !== trial.shell);
  return JSON.stringify({ ...rest, trials: [trial, ...others] }, null, 1);
}

/** Why the version in the store differs from what was published; empty when it does not. */
export function damage(store, part, version, files) {
  return Object.entries(files).flatMap(([file, hash]) => {
    const place = placeOf(store, part, version, file);
    if (!fs.existsSync(place)) return `${file} is missing`;
    return sha384(fs.readFileSync(place)) === hash ? [] : `${file} has other bytes`;
  });
}

/** Published versions of a part, newest last. */
export async function publishedVersions(store, part) {
  const names = await namesBelow(store, part);
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** Remotes with published versions. */
export const publishedRemotes = async (store) =>
  (await namesBelow(store))
    .map((name) => name.replace(/\/$/, ''))
    .filter(isRemote)
    .sort();

async function namesBelow(store, folder = '') {
  if (isInBucket(store)) return bucketAt(store).list(folder && `${folder}/`);
  const place = path.join(store, folder);
  return fs.existsSync(place) ? fs.readdirSync(place) : [];
}
