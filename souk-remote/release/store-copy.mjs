import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bucketAt } from './bucket-at.mjs';
import { conflict } from './fault.mjs';
import { isBrowserFile, sha384 } from './manifest.mjs';

/** Files that are read or written concurrently. */
const AT_ONCE = 16;

/** Media types of the store's files, for a server that sends them to browsers straight from the bucket. */
const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** This process's copies by store; deleted when it ends. */
const copies = new Map();

/**
 * A folder with the store's layout and these versions, as in the bucket when they are first requested: checks, compilers and trials
 * read folders. A file missing from the bucket is missing there.
 * @param {string} store
 * @param {{part: string, version: string}[]} versions those never published are skipped
 * @returns {Promise<string>}
 */
export async function copyOf(store, versions) {
  const known = copies.get(store) ?? newCopy(store);
  const { bucket, folder, whole } = known;
  for (const { part, version } of versions) {
    const name = `${part}/${version}`;
    // trials are added to it later
    const manifest = await bucket.get(`${name}.json`);
    if (!manifest) continue;
    write(path.join(folder, `${name}.json`), manifest.bytes);
    if (whole.has(name)) continue;
    await forEachAtOnce(placesOf(part, version, manifest.bytes), async (place) => {
      const file = await bucket.get(place);
      if (file) write(path.join(folder, place), file.bytes);
    });
    whole.add(name);
  }
  return folder;
}

function newCopy(store) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-store-'));
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  const copy = { bucket: bucketAt(store), folder, whole: new Set() };
  copies.set(store, copy);
  return copy;
}

/** Places of a version's files, with the hash files of its browser files; none for a damaged manifest. */
function placesOf(part, version, manifest) {
  try {
    return Object.keys(JSON.parse(manifest.toString('utf8')).files).flatMap((file) =>
      isBrowserFile(file) ? [`${part}/${file}`, `${part}/${file}.sha384`] : [`${part}/${version}/${file}`],
    );
  } catch {
    return [];
  }
}

/**
 * Copies a version from a folder with the store's layout into the bucket, its manifest last. Nothing is overwritten: of two
 * concurrent publishers one wins; the same bytes are accepted, also after an aborted attempt.
 * @param {{store: string, copy: string, part: string, version: string, files: Record<string, string>}} options
 * @returns {Promise<'published' | 'unchanged'>}
 * @throws ReleaseFault when there are other bytes; BucketFault for a server that would overwrite them
 */
export async function upload({ store, copy, part, version, files }) {
  const bucket = bucketAt(store);
  const put = async (place, { may = [], bytes = fs.readFileSync(path.join(copy, place)) } = {}) => {
    const type = TYPES[path.extname(place)];
    if (await bucket.put(place, bytes, { ...(type && { type }), onlyNew: true })) return true;
    const there = await bucket.get(place);
    if (there && !may.includes(path.extname(place)) && sha384(there.bytes) !== sha384(bytes))
      throw conflict(`${place} was published with other bytes: raise the version of ${part} and build again.`);
    return false;
  };
  await bucket.checkConditions();
  // a second publisher with other bytes is rejected before the two are mixed
  await put(`${part}/${version}/claim`, { bytes: Buffer.from(sha384(Buffer.from(JSON.stringify(files)))) });
  const own = Object.keys(files).filter((file) => !isBrowserFile(file));
  await forEachAtOnce(own, (file) => put(`${part}/${version}/${file}`));
  await forEachAtOnce(Object.keys(files).filter(isBrowserFile), async (file) => {
    const place = `${part}/${file}`;
    await put(place);
    // different compressions of the same bytes are equivalent
    for (const ending of ['.br', '.gz'])
      if (fs.existsSync(path.join(copy, place + ending))) await put(place + ending, { may: ['.br', '.gz'] });
    await put(`${place}.sha384`);
  });
  // with the trials of the faster publisher
  const isNew = await put(`${part}/${version}.json`, { may: ['.json'] });
  copies.get(store)?.whole.add(`${part}/${version}`);
  return isNew ? 'published' : 'unchanged';
}

async function forEachAtOnce(all, work) {
  const open = [...all].reverse();
  const hand = async () => {
    for (let one = open.pop(); one !== undefined; one = open.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
}

function write(file, bytes) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, bytes);
}
