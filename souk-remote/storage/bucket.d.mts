import type { Readable } from 'node:stream';

/** Access to buckets; `readBucketSettings` reads it from the environment. */
export interface BucketSettings {
  /** `S3_ENDPOINT`: URL of the server; the bucket's name follows in the path */
  readonly endpoint: string;
  /** `S3_REGION` */
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** `S3_TIMEOUT_MS`: maximum time for one response including retries; for a stream until it begins, ms */
  readonly timeoutMs: number;
}

export interface BucketFile {
  /** bytes */
  readonly size: number;
  /** changes with the content; quoted as in the header */
  readonly etag: string;
}

/** Files by key. Every call rejects with `BucketFault` when the bucket does not work. */
export interface Bucket {
  /** @returns null when it does not exist, 'unchanged' when it still has the etag `known` */
  get(key: string, options?: { known?: undefined }): Promise<(BucketFile & { bytes: Buffer }) | null>;
  get(
    key: string,
    options: { known: string | undefined },
  ): Promise<(BucketFile & { bytes: Buffer }) | null | 'unchanged'>;
  find(key: string): Promise<BucketFile | null>;
  /** A part of a file, both ends inclusive. @returns null when it does not exist */
  stream(key: string, range: { start: number; end: number }): Promise<Readable | null>;
  /**
   * Writes a whole file.
   *
   * @param options `onlyNew`: unless it exists; `onlyIf`: while it has this etag
   * @returns null when the condition is not met
   */
  put(
    key: string,
    bytes: Buffer,
    options?: { type?: string; onlyNew?: boolean; onlyIf?: string | undefined },
  ): Promise<{ etag: string } | null>;
  /** @throws BucketFault when the server writes although a condition of `put` is not met, as some silently do */
  checkConditions(): Promise<void>;
  /** Succeeds also when it does not exist. */
  remove(key: string): Promise<void>;
  /** Names directly below: of files, and of folders with a trailing `/`. @param below empty, or ends with `/` */
  list(below?: string): Promise<string[]>;
}

export class BucketFault extends Error {
  override name: 'BucketFault';
}
export function isInBucket(place: string): boolean;
export function openBucket(place: string, settings: BucketSettings): Bucket;
