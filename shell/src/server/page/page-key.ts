import { FILTER } from 'shared-kernel/contract/filters';

const KNOWN: ReadonlySet<string> = new Set(Object.values(FILTER));
const LONGEST = 600;

/**
 * The query as far as it changes a page: known names, sorted, without empty values. Marks of campaigns and invented names do
 * not make another page, nor another entry in the cache.
 * @returns `?...` or empty; null when it is too long to be kept
 */
export function normalQuery(search: string): string | null {
  const known = [...new URLSearchParams(search)].filter(([name, value]) => KNOWN.has(name) && value !== '');
  // a stable sort: the order of values under one name stays
  const text = new URLSearchParams(known.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
  if (text.length > LONGEST) return null;
  return text && `?${text}`;
}

/** The key of a kept page. @param href with language prefix and a normal query */
export const pageKey = (releaseSet: string, href: string) => `${releaseSet} ${href}`;
