import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import { FILTER } from 'shared-kernel/contract/filters';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { localize } from 'shared-kernel/rules/links';
import type { OwnedSpec } from 'shared-kernel/rules/routes';

/** Parameters with endless values that only filter or sort existing content: crawling them all would waste a crawler's budget. */
const ENDLESS = [FILTER.sort, FILTER.min, FILTER.max];

/**
 * `/robots.txt` (D16, decision 0011). Pages that are linked but must not be indexed (search, source links, filtered lists) are not
 * disallowed here: a crawler that may not fetch a page never reads its `noindex`.
 * @param origin of the shop, no trailing slash
 * @param table the live routes
 */
export function robotsText(origin: string, table: readonly OwnedSpec[]): string {
  const personal = table.filter((route) => route.personal && !route.pattern.includes(':'));
  return [
    'User-agent: *',
    // a rule is a prefix: without its end `/cart` would disallow `/cartographers-globe/product/7` too
    ...LANGUAGES.flatMap((language) =>
      personal.flatMap(({ pattern }) => ['$', '?'].map((end) => `Disallow: ${localize(language, pattern)}${end}`)),
    ),
    ...LANGUAGES.map((language) => `Disallow: ${localize(language, '/user/')}`),
    ...ENDLESS.flatMap((name) => ['?', '&'].map((before) => `Disallow: /*${before}${name}=`)),
    `Disallow: ${API_BASE}`,
    // a crawler that runs scripts needs a page's calls, or it sees the page with failed calls
    ...readsOfPages().map((path) => `Allow: ${API_BASE}${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** `/robots.txt` of a copy of the shop that must not be in search engines. */
export const CLOSED_ROBOTS_TEXT = 'User-agent: *\nDisallow: /\n';

/** Calls without login that still belong to pages closed to crawlers: signing in, tracking, sharing, installing. */
const OF_CLOSED_PAGES = /^(user|track-order|install)\b/;

/** Public reads, each up to its first parameter. */
function readsOfPages(): string[] {
  const everybodys = Object.values(CALLS).filter(
    ({ method, auth, path }) => method === 'GET' && auth === 'public' && !OF_CLOSED_PAGES.test(path),
  );
  // their responses depend on the caller; without the profile a page shows an error (D12)
  const reads = [...everybodys, CALLS.profile, CALLS.product, CALLS.store];
  return [...new Set(reads.map(({ path }) => path.split(':')[0] ?? path))];
}
