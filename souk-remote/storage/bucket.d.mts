import type { Readable } from 'node:stream';

/** How buckets are reached; `readBucketSettings` takes it from the environment. */
export interface BucketSettings {
  /** `S3_ENDPOINT`: address of the server; the bucket's name follows in the path */
  readonly endpoint: string;
  /** `S3_REGION` */
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** `S3_TIMEOUT_MS`: how long one answer may take, repeated tries with it; of a stream until it begins, ms */
  readonly timeoutMs: number;
}

export interface BucketFile {
  /** bytes */
  readonly size: number;
  /** changes with the content; quoted as in the header */
  readonly etag: string;
}

/** Files by their keys. Every call rejects with `BucketFault` when the bucket cannot be worked with. */
export interface Bucket {
  /** @returns null when it is not there, 'unchanged' when it is still what `known` (an etag) stands for */
  get(key: string, options?: { known?: undefined }): Promise<(BucketFile & { bytes: Buffer }) | null>;
  get(
    key: string,
    options: { known: string | undefined },
  ): Promise<(BucketFile & { bytes: Buffer }) | null | 'unchanged'>;
  find(key: string): Promise<BucketFile | null>;
  /** A part of a file, both ends included. @returns null when it is not there */
  stream(key: string, range: { start: number; end: number }): Promise<Readable | null>;
  /**
   * Writes a whole file.
   *
   * @param options `onlyNew`: unless it is there; `onlyIf`: while it is what this etag stands for
   * @returns null when the condition does not hold
   */
  put(
    key: string,
    bytes: Buffer,
    options?: { type?: string; onlyNew?: boolean; onlyIf?: string | undefined },
  ): Promise<{ etag: string } | null>;
  /** @throws BucketFault when the server writes although a condition of `put` does not hold, as some do without a word */
  checkConditions(): Promise<void>;
  /** Also fine when it is not there. */
  remove(key: string): Promise<void>;
  /** Names directly below: of files, and of folders with `/` at their end. @param below empty, or ends with `/` */
  list(below?: string): Promise<string[]>;
}

export class BucketFault extends Error {
  override name: 'BucketFault';
}
export function isInBucket(place: string): boolean;
export function openBucket(place: string, settings: BucketSettings): Bucket;
