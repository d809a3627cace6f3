import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type BucketSettings, isInBucket, openBucket } from '../../../../souk-remote/storage/bucket.mjs';
import type { Release } from '../releases/release-set';

/** Store of published versions: a folder, a bucket, or an http(s) URL with the same layout (docs/contracts/releases.md). */
export interface ArtifactStore {
  /**
   * @param place of the file in the store, see `placeOf`
   * @param hash of the wanted bytes, for a store that can also find files by hash
   * @throws Error when the file is missing or wrong; the bytes are not verified yet
   */
  read(place: string, hash?: string): Promise<Buffer>;
}

/** Place of a version's file: browser files of all versions of a part are in one folder, distinguished by the hash in their names. */
export const placeOf = (part: string, version: string, file: string): string =>
  file.startsWith('browser/') ? `${part}/${file}` : `${part}/${version}/${file}`;

/** Media type of a file by its extension, for responses and for checking those of an http store. */
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
 * @param timeoutMs maximum time for one file, from the request to the last byte
 * @param bucket access to buckets, if the store is in one
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

// PITFALL: the federation runtime's own loader executes any response, the body of a 404 or 500 or the target of a redirect, and has
// no timeout. So status, type, redirect, size and time are checked here, before any byte is used.
function httpStore(location: string, timeoutMs: number): ArtifactStore {
  const base = location.endsWith('/') ? location : `${location}/`;
  return {
    async read(place) {
      const url = new URL(place, base);
      if (!url.href.startsWith(base)) throw new Error(`outside the store: ${place}`);
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
      const mediaType = (MIME[path.extname(place)] ?? '').split(';')[0];
      const type = response.headers.get('content-type') ?? '';
      if (response.status !== 200) throw new Error(`${url}: status ${response.status}`);
      // a hash file, whose media type varies between servers, is recognised by its text
      if (
        mediaType &&
        type.split(';')[0]?.trim() !== mediaType &&
        !(mediaType === 'text/javascript' && /^application\/javascript\b/.test(type))
      )
        throw new Error(`${url}: type ${type || 'unknown'}`);
      if (Number(response.headers.get('content-length') ?? 0) > LARGEST) throw new Error(`${url}: too large`);
      return Buffer.from(await response.arrayBuffer());
    },
  };
}

/** A file of a release differs from the released bytes: it is neither run nor sent. */
export class TamperedFile extends Error {
  override name = 'TamperedFile' as const;
}

/**
 * A file of a release, verified with the hash in its record. @throws TamperedFile, or Error when there is no hash or the file is
 * missing
 */
export async function readVerified(store: ArtifactStore, release: Release, file: string): Promise<Buffer> {
  const hash = release.files[file];
  if (!hash) throw new Error(`${release.remote} ${release.version}: ${file} is not in the manifest`);
  return readBytes(store, placeOf(release.remote, release.version, file), hash);
}

/** A file of the store by its place and hash. @throws TamperedFile, or Error when it is missing */
export async function readBytes(store: ArtifactStore, place: string, hash: string): Promise<Buffer> {
  const bytes = await store.read(place, hash);
  if (sha384(bytes) !== hash) throw new TamperedFile(`${place} has other bytes than released`);
  return bytes;
}

export const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
