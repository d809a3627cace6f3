import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { OwnedSpec } from 'shared-kernel/rules/routes';

/** Kind of the pages without parameters; all other kinds are the API's. */
export const FIXED = 'fixed';

/** Pages of the kind `fixed`, without language prefix: those without parameters, unless their owner opts out. */
export const fixedPages = (table: readonly OwnedSpec[]): string[] =>
  table
    .filter(({ pattern, personal, sitemap }) => !personal && sitemap !== false && !pattern.includes(':'))
    .map(({ pattern }) => pattern);

/** Kinds of the API with pages in live routes. */
export const listedKinds = (table: readonly OwnedSpec[]): ReadonlySet<string> =>
  new Set(table.flatMap(({ sitemap }) => sitemap || []));

/** One sitemap: the pages of a kind in a language; `part` is numbered from 1. */
export interface SitemapFile {
  language: LanguageCode;
  /** `fixed` or one of the API's */
  kind: string;
  part: number;
}

/** Route of all files. They are at the root: a sitemap only covers URLs below its own folder (sitemaps.org). */
export const SITEMAP_FILE_ROUTE = '/:file(^sitemap-[a-z]+-[a-z-]+-\\d+\\.xml$)';

export const sitemapPath = ({ language, kind, part }: SitemapFile) => `/sitemap-${language}-${kind}-${part}.xml`;

/** Parses a name such as `sitemap-fr-products-2.xml`; null when it is invalid. */
export function parseSitemapName(name: string): SitemapFile | null {
  const [, code, kind, number] = /^sitemap-([a-z]+)-([a-z-]+)-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  const language = LANGUAGES.find((one) => one === code);
  return language && kind ? { language, kind, part: Number(number) } : null;
}
