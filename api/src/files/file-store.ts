import type { Readable } from 'node:stream';
import { type BucketSettings, isInBucket } from '../../../souk-remote/storage/bucket.mjs';
import type { ByteRange } from '../modules/media/byte-range';
import { bucketStore } from './bucket-store';
import { folderStore } from './folder-store';

export interface StoredFile {
  /** bytes */
  readonly size: number;
  /** changes with the content; quoted, as in the header */
  readonly etag: string;
}

/**
 * Where pictures and videos lie, by plain names: a folder that all processes of a shop share, or a bucket. A file that can be seen is
 * whole. Every call of a bucket rejects with `BucketFault` when it cannot be worked with.
 */
export interface FileStore {
  /** @returns null when there is no such file */
  find(name: string): Promise<StoredFile | null>;
  /** @returns null when there is no such file */
  read(name: string): Promise<(StoredFile & { bytes: Buffer }) | null>;
  /** A part of a file that was found, piece by piece. @returns null when it is gone */
  stream(name: string, range: ByteRange): Promise<Readable | null>;
  /** Writes a file, in the place of one that has its name. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Also fine when there is none. */
  remove(name: string): Promise<void>;
  names(): Promise<Set<string>>;
}

/**
 * @param place a folder, which is made with its first file, or `s3://<bucket>/<prefix>`
 * @param bucket how buckets are reached; checked with the place by `readConfig`
 */
export function openFileStore(place: string, bucket: BucketSettings | null): FileStore {
  if (!isInBucket(place)) return folderStore(place);
  if (!bucket) throw new Error(`${place} needs the settings of S3`);
  return bucketStore(place, bucket);
}
