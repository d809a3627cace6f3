import { DEFAULT_LANGUAGE, isLanguage, type LanguageCode } from '../contract/languages';
import type { GuardName, RouteSpec, Routes } from './define-routes';

/** Name of a remote. The set of remotes is known at run time only, from the release set. */
export type RemoteId = string;
/** The owner of a page: `shell` or a remote. */
export type Owner = 'shell' | RemoteId;

/** A route of a part with its id and its owner. */
export interface OwnedSpec extends RouteSpec {
  readonly id: string;
  readonly owner: Owner;
}
export interface RouteMatch<Spec extends OwnedSpec = OwnedSpec> {
  route: Spec;
  /** decoded path parameters; an absent optional one is not included */
  params: Record<string, string>;
}

/** The rows of one part's routes. */
export const rowsOf = (owner: Owner, routes: Routes): OwnedSpec[] =>
  Object.entries(routes).map(([id, spec]) => ({ ...spec, id, owner }));

/**
 * Splits the language prefix off a path (S002, D2): `/ar/cart` gives `{language: 'ar', path: '/cart', prefixed: true}`. `/en/...`
 * gives `prefixed: true` and `language: 'en'`, so that the shell can redirect it (D1).
 */
export function splitLanguage(pathname: string): { language: LanguageCode; path: string; prefixed: boolean } {
  const first = pathname.split('/')[1] ?? '';
  if (!isLanguage(first)) return { language: DEFAULT_LANGUAGE, path: pathname || '/', prefixed: false };
  return { language: first, path: pathname.slice(first.length + 1) || '/', prefixed: true };
}

/**
 * The route of a path without language prefix, or null. If several match, the most specific one: segment by segment a fixed one
 * wins over a parameter, so the order of the table does not matter. A trailing slash is ignored; a malformed `%` matches nothing.
 */
export function matchRoute<Spec extends OwnedSpec>(table: readonly Spec[], path: string): RouteMatch<Spec> | null {
  let segments: string[];
  try {
    segments = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
  let best: RouteMatch<Spec> | null = null;
  for (const route of table) {
    const params = matchPattern(route.pattern, segments);
    if (params && (!best || shapeOf(route.pattern) < shapeOf(best.route.pattern))) best = { route, params };
  }
  return best;
}

/** `0` for a fixed segment, `1` for a parameter: the smaller of two shapes is the more specific one. */
const shapeOf = (pattern: string) => pattern.replace(/[^/]+/g, (segment) => (segment.startsWith(':') ? '1' : '0'));

function matchPattern(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const parts = pattern.split('/').filter(Boolean);
  if (segments.length > parts.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of parts.entries()) {
    const have = segments[i];
    if (have === undefined) {
      if (part.endsWith('?')) continue;
      return null;
    }
    if (!part.startsWith(':')) {
      if (part !== have) return null;
    } else {
      params[part.slice(1).replace('?', '')] = have;
    }
  }
  return params;
}

/** The guard of a visit (D4): a shared link is open to everybody. @param search query with or without `?` */
export function guardOf({ guard, openWith }: Pick<RouteSpec, 'guard' | 'openWith'>, search: string): GuardName {
  const shared = openWith !== undefined && new URLSearchParams(search).get(openWith);
  return shared ? 'common-middleware' : (guard ?? 'common-middleware');
}
