import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import { FILTER } from 'shared-kernel/contract/filters';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { localize } from 'shared-kernel/rules/links';
import type { OwnedSpec } from 'shared-kernel/rules/routes';

/** Values without end that only cut or reorder what stands elsewhere: fetching them all would use up a crawler's patience. */
const ENDLESS = [FILTER.sort, FILTER.min, FILTER.max];

/**
 * `/robots.txt` (D16, decision 0011). What must not be indexed but is linked (search, source links, narrowed lists) is not
 * forbidden here: a crawler that may not fetch a page never reads its `noindex`.
 * @param origin of the shop, no trailing slash
 * @param table the live routes
 */
export function robotsText(origin: string, table: readonly OwnedSpec[]): string {
  const personal = table.filter((route) => route.personal && !route.pattern.includes(':'));
  return [
    'User-agent: *',
    // a rule is a beginning: without its end `/cart` would forbid `/cartographers-globe/product/7` too
    ...LANGUAGES.flatMap((language) =>
      personal.flatMap(({ pattern }) => ['$', '?'].map((end) => `Disallow: ${localize(language, pattern)}${end}`)),
    ),
    ...LANGUAGES.map((language) => `Disallow: ${localize(language, '/user/')}`),
    ...ENDLESS.flatMap((name) => ['?', '&'].map((before) => `Disallow: /*${before}${name}=`)),
    `Disallow: ${API_BASE}`,
    // a crawler that runs scripts needs what a page asks for, or it sees the page with its calls failed
    ...readsOfPages().map((path) => `Allow: ${API_BASE}${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** `/robots.txt` of a copy of the shop that no search engine may show. */
export const CLOSED_ROBOTS_TEXT = 'User-agent: *\nDisallow: /\n';

/** Calls that ask for no login and yet belong to pages that no crawler may fetch: signing in, tracking, sharing, installing. */
const OF_CLOSED_PAGES = /^(user|track-order|install)\b/;

/** Reads of everybody, each up to its first parameter. */
function readsOfPages(): string[] {
  const everybodys = Object.values(CALLS).filter(
    ({ method, auth, path }) => method === 'GET' && auth === 'public' && !OF_CLOSED_PAGES.test(path),
  );
  // what these say depends on who asks; without the profile a page shows that it failed (D12)
  const reads = [...everybodys, CALLS.profile, CALLS.product, CALLS.store];
  return [...new Set(reads.map(({ path }) => path.split(':')[0] ?? path))];
}
