import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';
import type { SitemapPart } from 'shared-kernel/contract/sitemap';
import { localize } from 'shared-kernel/rules/links';
import { escapeHtml } from '../document/escape';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** entries written at a time: other requests are handled in between */
const BATCH = 100;

type Entry = SitemapPart['entries'][number];
export interface SitemapPlace {
  /** of the shop, no trailing slash */
  origin: string;
  language: LanguageCode;
  /** languages enabled in the shop */
  languages: readonly LanguageCode[];
  /** base URL of pictures, absolute or on this origin */
  images: string;
}

/** The index, with every file. */
export function sitemapIndex(files: readonly { url: string; updatedAt: string | null }[]): string {
  const entries = files.map(({ url, updatedAt }) => `<sitemap>${loc(url)}${lastmod(updatedAt)}</sitemap>`);
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** One file, in pieces: each page with its other languages (xhtml:link), its last change and its picture. */
export function* urlSet(entries: readonly Entry[], place: SitemapPlace): Generator<string> {
  yield `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  for (let at = 0; at < entries.length; at += BATCH)
    yield entries
      .slice(at, at + BATCH)
      .map((entry) => url(entry, place))
      .join('');
  yield '</urlset>\n';
}

function url({ path, updated_at, image }: Entry, { origin, language, languages, images }: SitemapPlace): string {
  const address = (code: LanguageCode) => origin + localize(code, path);
  const alternates = [...languages.map((code) => [code, code] as const), ['x-default', DEFAULT_LANGUAGE] as const].map(
    ([hreflang, code]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(address(code))}"/>`,
  );
  const picture = image && new URL(images + encodeURIComponent(image), origin).href;
  return [
    `<url>${loc(address(language))}${lastmod(updated_at)}`,
    ...alternates,
    picture ? `<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image>` : '',
    '</url>\n',
  ].join('');
}

const loc = (address: string) => `<loc>${escapeHtml(address)}</loc>`;
const lastmod = (moment: string | null) => (moment ? `<lastmod>${escapeHtml(moment)}</lastmod>` : '');
