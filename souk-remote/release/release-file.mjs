import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isInBucket } from '../storage/bucket.mjs';
import { fileAt } from './bucket-at.mjs';
import { conflict } from './fault.mjs';
import { isRemote } from './part-names.mjs';

const STALE_LOCK_MS = 10_000;
const PATIENCE_MS = 15_000;
/** Maximum attempts to change a bucket's file when others change it at the same time. */
const ATTEMPTS = 10;

/**
 * The live releases (docs/contracts/releases.md): `{serial, shell, api, remotes}`, each part `{stable, withdrawn?, history}`.
 * @param {string} place a file, or `s3://<bucket>/<key>`
 * @throws ReleaseFault when the file exists but cannot be read
 */
export async function readReleases(place) {
  if (!isInBucket(place)) return readReleaseFile(place);
  const { bucket, key } = fileAt(place);
  return parse(place, (await bucket.get(key))?.bytes);
}

/** Like `readReleases`, for a file of this machine. */
export function readReleaseFile(file) {
  try {
    return parse(file, fs.readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return parse(file, undefined);
  }
}

/** @param {string | Buffer | undefined} text undefined: nothing was ever live */
function parse(place, text) {
  if (text === undefined) return { serial: 0, remotes: {} };
  try {
    return JSON.parse(text);
  } catch {
    throw conflict(`${place} is damaged: put its last good copy back (${place}.previous).`);
  }
}

/** A part's entry in the release file; undefined when it was never live. */
export const entryOf = (releases, part) => (isRemote(part) ? releases.remotes[part] : releases[part]);

/** Parts in the release file, shell and API first. */
export const partsOf = (releases) => [
  ...['shell', 'api'].filter((part) => releases[part]),
  ...Object.keys(releases.remotes).sort(),
];

export function setEntry(releases, part, entry) {
  if (isRemote(part)) releases.remotes[part] = entry;
  else releases[part] = entry;
}

/**
 * Changes the live releases: `change` receives the current ones, so two concurrent changes both survive. The new text replaces the
 * old one atomically; a reader sees one or the other, never half of it.
 * @param {string} place a file, which is changed under a lock, or `s3://<bucket>/<key>`, which the server changes only while it
 * still is what `change` received
 * @param {(releases: object) => void} change throws to change nothing; for a bucket it is called again after a concurrent change
 */
export async function changeReleases(place, change) {
  if (isInBucket(place)) return changeInBucket(place, change);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  const unlock = await lock(`${place}.lock`);
  try {
    const { releases, text } = changed(readReleaseFile(place), change);
    const next = `${place}.${randomBytes(6).toString('hex')}.new`;
    if (fs.existsSync(place)) fs.copyFileSync(place, `${place}.previous`);
    fs.writeFileSync(next, text);
    fs.renameSync(next, place);
    return releases;
  } finally {
    unlock();
  }
}

async function changeInBucket(place, change) {
  const { bucket, key } = fileAt(place);
  await bucket.checkConditions();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const before = await bucket.get(key);
    const { releases, text } = changed(parse(place, before?.bytes), change);
    const bytes = Buffer.from(text);
    const type = 'application/json; charset=utf-8';
    const done = await bucket.put(key, bytes, before ? { type, onlyIf: before.etag } : { type, onlyNew: true });
    // the client repeats a write whose response was lost and then finds its own
    if (done || (await bucket.get(key))?.bytes.equals(bytes)) {
      if (before) await bucket.put(`${key}.previous`, before.bytes, { type });
      return releases;
    }
  }
  throw conflict(`${place}: others release all the time; try again.`);
}

function changed(releases, change) {
  change(releases);
  releases.serial += 1;
  return { releases, text: `${JSON.stringify(releases, null, 1)}\n` };
}

async function lock(file) {
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(20)) {
    try {
      fs.closeSync(fs.openSync(file, 'wx'));
      return () => fs.rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    // left by a process that was killed
    const age = Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > STALE_LOCK_MS) fs.rmSync(file, { force: true });
    if (Date.now() > until) throw conflict(`${file}: somebody else is releasing; try again.`);
  }
}
