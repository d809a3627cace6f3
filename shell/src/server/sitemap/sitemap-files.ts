import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import { SITEMAP_KINDS } from 'shared-kernel/contract/sitemap';
import { link } from 'shared-kernel/platform/links';

/** Kinds of the API, and the shop's pages that stand by themselves. */
export const FILE_KINDS = ['fixed', ...SITEMAP_KINDS] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Pages of the kind `fixed`, without language prefix. */
export const FIXED_PAGES = [
  link('home'),
  link('brands'),
  link('categories'),
  link('flash-sales'),
  link('stores'),
  link('pages'),
];

/** One sitemap: the pages of a kind in a language; `part` is numbered from 1. */
export interface SitemapFile {
  language: LanguageCode;
  kind: FileKind;
  part: number;
}

/** Route of all files. They lie at the top: a sitemap speaks only for addresses below its own folder (sitemaps.org). */
export const SITEMAP_FILE_ROUTE = '/:file(^sitemap-[a-z]+-[a-z-]+-\\d+\\.xml$)';

export const sitemapPath = ({ language, kind, part }: SitemapFile) => `/sitemap-${language}-${kind}-${part}.xml`;

/** The file of a name such as `sitemap-fr-products-2.xml`; null when there is none of that name. */
export function parseSitemapName(name: string): SitemapFile | null {
  const [, code, kindName, number] = /^sitemap-([a-z]+)-([a-z-]+)-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  const language = LANGUAGES.find((one) => one === code);
  const kind = FILE_KINDS.find((one) => one === kindName);
  return language && kind ? { language, kind, part: Number(number) } : null;
}
