import { type BinaryLike, createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of a message. */
export const hmac = (secret: string, message: BinaryLike, encoding: 'hex' | 'base64' = 'hex'): string =>
  createHmac('sha256', secret).update(message).digest(encoding);

/** Compares a proof with the one that it should be, in a time that does not depend on where they differ. */
export function isSame(given: string | undefined, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(right));
}

/** A name for a message that has none, so that the same one is known again. */
export const nameOf = (body: BinaryLike): string => createHash('sha256').update(body).digest('hex');

/** A proven webhook's body; undefined when it is no JSON. */
export function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
