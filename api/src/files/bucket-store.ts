import { extname } from 'node:path';
import { type BucketSettings, openBucket } from '../../../souk-remote/storage/bucket.mjs';
import type { FileStore } from './file-store';

/** Content types, for shops whose CDN reads the bucket directly. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
};

/** @param place `s3://<bucket>/<prefix>` */
export function bucketStore(place: string, settings: BucketSettings): FileStore {
  const bucket = openBucket(place, settings);
  return {
    find: (name) => bucket.find(name),
    read: (name) => bucket.get(name),
    stream: (name, range) => bucket.stream(name, range),
    async put(name, bytes) {
      await bucket.put(name, bytes, { type: TYPES[extname(name)] ?? 'application/octet-stream' });
    },
    remove: (name) => bucket.remove(name),
    names: async () => new Set(await bucket.list()),
  };
}
