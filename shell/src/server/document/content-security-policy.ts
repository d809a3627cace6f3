import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Hashes by text: those of the loader, the frames and each screen in its usual variants, up to 60 kB each. */
const sources = new LRUCache<string, string>({ max: 100 });

/** `'sha256-...'` of a text for a policy. Nearly all pages have the same few texts, so each is hashed once. */
function sha256Source(text: string): string {
  let source = sources.get(text);
  if (source === undefined) {
    source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    sources.set(text, source);
  }
  return source;
}

/** emotion's style elements are empty in the browser, as its rules are added with insertRule: the hash of the empty text allows them */
const EMPTY = sha256Source('');

/**
 * A policy without nonce, so that pages can be cached for all visitors (architecture 'Content security policy'): files of our own
 * origin, the loader by its hash, each critical style by its hash.
 * @param inline texts of the page's inline styles and of its one executable inline script
 * @param imageOrigin origin of pictures hosted elsewhere
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
