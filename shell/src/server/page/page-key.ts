import { FILTER } from 'shared-kernel/contract/filters';

const KNOWN: ReadonlySet<string> = new Set(Object.values(FILTER));
const LONGEST = 600;

/**
 * The part of the query that affects a page: known names, sorted, without empty values. Campaign parameters and invented names
 * neither make another page nor another cache entry.
 * @returns `?...` or empty; null when it is too long to be cached
 */
export function normalQuery(search: string): string | null {
  const known = [...new URLSearchParams(search)].filter(([name, value]) => KNOWN.has(name) && value !== '');
  // a stable sort: values with the same name keep their order
  const text = new URLSearchParams(known.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
  if (text.length > LONGEST) return null;
  return text && `?${text}`;
}

/** The key of a cached page. @param href with language prefix and a normalised query */
export const pageKey = (releaseSet: string, href: string) => `${releaseSet} ${href}`;
