import fs from 'node:fs';
import path from 'node:path';
import { type BucketSettings, isInBucket, openBucket } from '../../../../souk-remote/storage/bucket.mjs';

export interface FileFollower {
  /** reads the file now; for tests and start-up */
  refresh(): Promise<void>;
  stop(): void;
}

export interface FollowOptions {
  /** polling interval, ms */
  pollMs?: number;
  /** access to buckets, if the file is in one */
  bucket?: BucketSettings | null;
}

/** A bucket is polled less often than a disk: each request may cost money. */
const POLL_MS = { file: 1000, bucket: 2000 };

/**
 * Follows a file's text without a restart. On a disk the folder is watched and the file polled, because a watch misses changes on
 * network drives; a bucket is polled for changes. Resolves after the first read.
 * @param place a file, or `s3://<bucket>/<key>`
 * @param take receives each new text once; its errors are passed to `onError`
 */
export async function followFile(
  place: string,
  take: (text: string) => void,
  onError: (error: Error) => void,
  options: FollowOptions = {},
): Promise<FileFollower> {
  const inBucket = isInBucket(place);
  const { pollMs = inBucket ? POLL_MS.bucket : POLL_MS.file } = options;
  const read = inBucket ? readerInBucket(place, options.bucket) : () => fs.promises.readFile(place, 'utf8');
  let lastText: string | undefined;
  let reading: Promise<void> | undefined;

  const look = async () => {
    const text = await read();
    if (text === lastText) return;
    lastText = text;
    take(text);
  };
  const refresh = () => {
    reading ??= look()
      .catch(onError)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  await refresh();
  const watcher = inBucket ? undefined : watch(place, refresh, onError);
  const timer = setInterval(refresh, pollMs).unref();
  return {
    refresh,
    stop() {
      clearInterval(timer);
      watcher?.close();
    },
  };
}

/** Watches the folder, not the file: an atomic change replaces the file, and a watch of the old one would receive nothing more. */
function watch(file: string, refresh: () => Promise<void>, onError: (error: Error) => void): fs.FSWatcher | undefined {
  const folder = path.dirname(file);
  if (!fs.existsSync(folder)) return undefined;
  const watcher = fs.watch(folder, { persistent: false }, (_, name) => {
    if (name === null || name === path.basename(file)) void refresh();
  });
  return watcher.on('error', onError);
}

function readerInBucket(place: string, settings: BucketSettings | null | undefined): () => Promise<string> {
  if (!settings) throw new Error(`${place} needs the settings of S3`);
  const end = place.lastIndexOf('/');
  const bucket = openBucket(place.slice(0, end), settings);
  const key = place.slice(end + 1);
  let last: { etag: string; text: string } | undefined;
  return async () => {
    const object = await bucket.get(key, { known: last?.etag });
    if (object === null) throw new Error(`${place} is not there`);
    if (object !== 'unchanged') last = { etag: object.etag, text: object.bytes.toString('utf8') };
    return last?.text ?? '';
  };
}
