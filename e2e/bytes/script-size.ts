import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

/** Hashes of files and their integrity, as the build writes them into scripts. */
const HASHES = /\b[0-9a-f]{12}\b|[\w+/]{43}=/g;

/**
 * Size of a script in bytes, compressed with brotli quality 11. Its hashes are replaced by others that only depend on their order:
 * brotli compresses one hash better than another, so that any change of any chunk moved the size of `main` by up to 160 bytes.
 */
export function scriptSize(script: string): number {
  const known = new Map<string, string>();
  const neutral = script.replace(HASHES, (hash) => {
    const digest = createHash('sha256').update(String(known.size));
    const instead =
      known.get(hash) ?? (hash.endsWith('=') ? digest.digest('base64') : digest.digest('hex').slice(0, 12));
    known.set(hash, instead);
    return instead;
  });
  return brotliCompressSync(neutral).length;
}
