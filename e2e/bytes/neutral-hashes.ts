import { createHash } from 'node:crypto';

/** Hashes of files and their integrity, as the build writes them into scripts. */
const HASHES = /\b[0-9a-f]{12}\b|[\w+/]{43}=/g;

/**
 * A script whose hashes are replaced by others that only depend on their order. Brotli compresses one hash better than another, so
 * that any change of any chunk moved the size of `main` by up to 160 bytes.
 */
export function withNeutralHashes(script: string): string {
  const known = new Map<string, string>();
  return script.replace(HASHES, (hash) => {
    const instead = known.get(hash) ?? neutralHash(hash, known.size);
    known.set(hash, instead);
    return instead;
  });
}

/** The hash of a number, as long as `hash` and in its spelling. */
function neutralHash(hash: string, number: number): string {
  const digest = createHash('sha256').update(String(number));
  return hash.endsWith('=') ? digest.digest('base64') : digest.digest('hex').slice(0, 12);
}
