import { createHash } from 'node:crypto';

/** `'sha256-...'` as a policy names a text. */
const sha256Source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** emotion's style elements in the browser are empty, its rules go in by insertRule: the hash of the empty text allows them */
const EMPTY = sha256Source('');

/**
 * A policy without nonce, so that pages can be kept for all visitors (architecture 'Content security policy'): files of our own origin, the loader by
 * its hash, each critical style by its hash.
 * @param inline texts of the page's inline styles and of its one executable inline script
 * @param imageOrigin origin of pictures that lie elsewhere
 */
export function contentSecurityPolicy(
  inline: { styles: readonly string[]; loader?: string },
  options: { imageOrigin?: string; https?: boolean } = {},
): string {
  const styles = [EMPTY, ...new Set(inline.styles.map(sha256Source))];
  return [
    `default-src 'none'`,
    `script-src 'self'${inline.loader ? ` ${sha256Source(inline.loader)}` : ''}`,
    `style-src 'self' ${styles.join(' ')}`,
    `img-src 'self' data: blob:${options.imageOrigin ? ` ${options.imageOrigin}` : ''}`,
    `media-src 'self'${options.imageOrigin ? ` ${options.imageOrigin}` : ''}`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
