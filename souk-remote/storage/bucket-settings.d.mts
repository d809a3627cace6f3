import type { BucketSettings } from './bucket.mjs';

export function readBucketSettings(
  env: Record<string, string | undefined>,
  onFault: (fault: string) => void,
): BucketSettings | null;
