import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type BucketSettings, isInBucket, openBucket } from '../../../../souk-remote/storage/bucket.mjs';
import type { Release } from '../releases/release-set';

/** Where published versions lie: a folder, a bucket, or an http(s) address with the same layout (docs/contracts/releases.md). */
export interface ArtifactStore {
  /**
   * @param place of the file in the store, see `placeOf`
   * @param hash of the wanted bytes, for a store that also finds files by it
   * @throws Error when the file is not there or not what was asked for; the bytes are not verified yet
   */
  read(place: string, hash?: string): Promise<Buffer>;
}

/** Where a file of a version lies: browser files of all versions of a part are in one folder, by the hash in their names. */
export const placeOf = (part: string, version: string, file: string): string =>
  file.startsWith('browser/') ? `${part}/${file}` : `${part}/${version}/${file}`;

/** Type of a file by its ending, for answers and for checking what an http store sends. */
export const MIME: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const LARGEST = 20 * 1024 * 1024;

/**
 * @param timeoutMs how long one file may take, from the first byte asked to the last one had
 * @param bucket how buckets are reached, where the store is in one
 */
export function openStore(location: string, timeoutMs: number, bucket: BucketSettings | null = null): ArtifactStore {
  if (isInBucket(location)) {
    if (!bucket) throw new Error(`${location} needs the settings of S3`);
    return bucketStore(location, { ...bucket, timeoutMs });
  }
  return /^https?:/.test(location) ? httpStore(location, timeoutMs) : folderStore(location);
}

function folderStore(root: string): ArtifactStore {
  const base = path.resolve(root);
  return {
    async read(place) {
      const full = path.resolve(base, place);
      if (!full.startsWith(base + path.sep)) throw new Error(`outside the store: ${place}`);
      return fs.readFile(full);
    },
  };
}

function bucketStore(location: string, settings: BucketSettings): ArtifactStore {
  const bucket = openBucket(location, settings);
  return {
    async read(place) {
      const file = await bucket.get(place);
      if (!file) throw new Error(`${location}/${place} is not there`);
      return file.bytes;
    },
  };
}

// PITFALL: the federation runtime's own loader executes whatever comes: the body of a 404 or 500, the target of a redirect; and
// it waits for ever. So status, type, redirect, size and time are checked here, before anybody sees a byte.
function httpStore(location: string, timeoutMs: number): ArtifactStore {
  const base = location.endsWith('/') ? location : `${location}/`;
  return {
    async read(place) {
      const url = new URL(place, base);
      if (!url.href.startsWith(base)) throw new Error(`outside the store: ${place}`);
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
      const wanted = (MIME[path.extname(place)] ?? '').split(';')[0];
      const type = response.headers.get('content-type') ?? '';
      if (response.status !== 200) throw new Error(`${url}: status ${response.status}`);
      // of a note about a hash, which servers send as anything, the text is looked at
      if (
        wanted &&
        type.split(';')[0]?.trim() !== wanted &&
        !(wanted === 'text/javascript' && /^application\/javascript\b/.test(type))
      )
        throw new Error(`${url}: type ${type || 'unknown'}`);
      if (Number(response.headers.get('content-length') ?? 0) > LARGEST) throw new Error(`${url}: too large`);
      return Buffer.from(await response.arrayBuffer());
    },
  };
}

/** A file of a release has other bytes than were released: nothing of it is run or sent. */
export class TamperedFile extends Error {
  override name = 'TamperedFile' as const;
}

/** A file of a release with the hash that its record names. @throws TamperedFile, or Error when no hash is named or the file is gone */
export async function readVerified(store: ArtifactStore, release: Release, file: string): Promise<Buffer> {
  const wanted = release.files[file];
  if (!wanted) throw new Error(`${release.remote} ${release.version}: ${file} is not in the manifest`);
  return readBytes(store, placeOf(release.remote, release.version, file), wanted);
}

/** A file of the store by its place and hash. @throws TamperedFile, or Error when it is gone */
export async function readBytes(store: ArtifactStore, place: string, hash: string): Promise<Buffer> {
  const bytes = await store.read(place, hash);
  if (sha384(bytes) !== hash) throw new TamperedFile(`${place} has other bytes than released`);
  return bytes;
}

export const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
