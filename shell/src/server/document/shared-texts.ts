import { LRUCache } from 'lru-cache';
import { styleText } from './escape';

/**
 * Maximum characters of the texts in each of the two caches: those of the frames, the loader and each screen's styles have up to
 * 60,000 each.
 */
const MOST = 4 * 1024 * 1024;
const bounded = <V extends Buffer | string>() =>
  new LRUCache<string, V>({ maxSize: MOST, sizeCalculation: (_, text) => text.length + 1 });

const bytes = bounded<Buffer>();
const styles = bounded<string>();

/** A text shared by many pages, in UTF-8; encoded once for as long as pages use it. */
export function inUtf8(text: string): Buffer {
  let known = bytes.get(text);
  if (!known) {
    known = Buffer.from(text);
    bytes.set(text, known);
  }
  return known;
}

/** `styleText` of a text shared by many pages. */
export function safeStyle(css: string): string {
  let known = styles.get(css);
  if (known === undefined) {
    known = styleText(css);
    styles.set(css, known);
  }
  return known;
}
