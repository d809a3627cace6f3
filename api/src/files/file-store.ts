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
 * Store of pictures and videos by plain names: a folder shared by all processes of a shop, or a bucket. A visible file is always
 * complete. Every call to a bucket rejects with `BucketFault` when the bucket cannot be used.
 */
export interface FileStore {
  /** @returns null when there is no such file */
  find(name: string): Promise<StoredFile | null>;
  /** @returns null when there is no such file */
  read(name: string): Promise<(StoredFile & { bytes: Buffer }) | null>;
  /** A range of a file, as a stream. @returns null when the file is missing */
  stream(name: string, range: ByteRange): Promise<Readable | null>;
  /** Writes a file, replacing one with the same name. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Succeeds if there is none, too. */
  remove(name: string): Promise<void>;
  names(): Promise<Set<string>>;
}

/**
 * @param place a folder, created with its first file, or `s3://<bucket>/<prefix>`
 * @param bucket settings for accessing buckets; validated together with the place by `readConfig`
 */
export function openFileStore(place: string, bucket: BucketSettings | null): FileStore {
  if (!isInBucket(place)) return folderStore(place);
  if (!bucket) throw new Error(`${place} needs the settings of S3`);
  return bucketStore(place, bucket);
}
