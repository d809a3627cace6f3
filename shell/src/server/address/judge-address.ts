import { DEFAULT_LANGUAGE, isLanguage } from 'shared-kernel/contract/languages';
import { readSegment } from './read-segment';

/**
 * What to do with a request's URL before anything else reads it. `pass`: it is canonical. `moved`: the same page has this canonical
 * URL. `missing`: no canonical URL corresponds to it. `malformed`: it is not a path at all.
 */
export type Verdict =
  | { kind: 'pass' }
  | { kind: 'moved'; to: string }
  | { kind: 'missing'; file: boolean }
  | { kind: 'malformed' };

/** First segments of calls and files: nothing is corrected there, a spelling that is not exact does not exist. */
const EXACT = new Set(['api', 'media', 'remotes', 'assets', 'facts']);
/** Characters allowed in a URL (RFC 3986); all others are encoded. No `#`: a fragment is never sent. */
const WRITTEN = /^[\x21\x22\x24-\x7e]+$/;

/**
 * Checks the target of a request, as received. A page has one URL: without empty segments, backslashes, dot segments and a trailing
 * slash, its language prefix in lower case and omitted for the default language, every segment encoded in one way. Idempotent.
 *
 * @param target path and query of the request line
 */
export function judgeAddress(target: string): Verdict {
  if (!target.startsWith('/')) return { kind: 'malformed' };
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  const search = at < 0 ? '' : target.slice(at);
  const exact = EXACT.has(path.split('/')[1] ?? '');
  if (!WRITTEN.test(target)) return { kind: 'missing', file: exact };
  if (exact) return isExact(path) ? { kind: 'pass' } : { kind: 'missing', file: true };

  const segments = cleanSegments(path);
  if (segments === null || EXACT.has(segments[0] ?? '')) return { kind: 'missing', file: false };
  const clean = `/${segments.map(encodeURIComponent).join('/')}`;
  return clean === path ? { kind: 'pass' } : { kind: 'moved', to: clean + (search === '?' ? '' : search) };
}

/** True for a path that every parser reads alike: the platform's, and one that decodes first. */
function isExact(path: string): boolean {
  // encoding a character that does not need it only serves to evade checks: `%2e%2e`, `lo%67out`
  if (/%(2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i.test(path)) return false;
  // the API ignores a trailing slash
  const segments = path.slice(1).replace(/\/$/, '').split('/');
  const read = segments.map((segment) => (segment === '' || /^\.+$/.test(segment) ? null : readSegment(segment)));
  return !read.includes(null) && new URL(path, 'http://shop').pathname === path;
}

/** Decoded segments of the page's path; null when one of them is invalid. */
function cleanSegments(path: string): string[] | null {
  const segments: string[] = [];
  for (const raw of path.split(/[/\\]|%5c/i)) {
    const text = readSegment(raw);
    if (text === null) return null;
    if (text === '..') segments.pop();
    else if (text !== '' && text !== '.') segments.push(text);
  }
  while (segments[0]?.toLowerCase() === DEFAULT_LANGUAGE) segments.shift();
  const prefix = segments[0]?.toLowerCase();
  if (isLanguage(prefix)) segments[0] = prefix;
  return segments;
}
