import { type BinaryLike, createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of a message. */
export const hmac = (secret: string, message: BinaryLike, encoding: 'hex' | 'base64' = 'hex'): string =>
  createHmac('sha256', secret).update(message).digest(encoding);

/** Compares a signature with the expected one in constant time. */
export function isSame(given: string | undefined, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(right));
}

/** Id for a message that has none, so that a repeated one is recognised. */
export const nameOf = (body: BinaryLike): string => createHash('sha256').update(body).digest('hex');

/** Parsed body of a verified webhook; undefined when it is not JSON. */
export function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
