import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { CommonData } from 'shared-kernel/contract/site';
import type { Head } from 'shared-kernel/remote/definition';
import { localize } from 'shared-kernel/rules/links';
import { pageTitle } from 'shared-kernel/rules/page-title';
import { escapeHtml, scriptJson } from './escape';

export interface HeadFacts {
  head: Head;
  language: LanguageCode;
  /** path without prefix and query, the canonical one unless `head` names another */
  path: string;
  status: number;
  common: CommonData;
  /** origin of the shop, no trailing slash */
  publicOrigin: string;
}

/** What stands in `<head>` about the page itself: title, description, canonical and its languages, Open Graph, JSON-LD. */
export function headMarkup({ head, language, path, status, common, publicOrigin }: HeadFacts): string {
  const { site_name: siteName, meta_description } = common.site_setting;
  const title = pageTitle(head.title, common.site_setting);
  const description = head.description ?? meta_description ?? '';
  const canonical = head.canonical ?? path;
  const address = (code: LanguageCode) => publicOrigin + localize(code, canonical);
  const indexed = status === 200 && head.robots !== 'noindex';
  return [
    `<title>${escapeHtml(title)}</title>`,
    description && meta('name', 'description', description),
    indexed ? '' : meta('name', 'robots', 'noindex'),
    indexed && link('canonical', address(language)),
    ...(indexed ? LANGUAGES.map((code) => link('alternate', address(code), code)) : []),
    indexed && link('alternate', address('en'), 'x-default'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    description && meta('property', 'og:description', description),
    indexed && meta('property', 'og:url', address(language)),
    head.image &&
      meta('property', 'og:image', new URL(common.img_src_url + encodeURIComponent(head.image), publicOrigin).href),
    meta('property', 'og:locale', common.languages[language]?.iso?.replace('-', '_') ?? language),
    head.preloadImage && preload(head.preloadImage),
    ...(head.jsonLd ?? []).map((object) => `<script type="application/ld+json">${scriptJson(object)}</script>`),
  ]
    .filter(Boolean)
    .join('');
}

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
const link = (rel: string, href: string, hreflang?: string) =>
  `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeHtml(href)}">`;
const preload = ({ src, srcSet, sizes }: NonNullable<Head['preloadImage']>) =>
  `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(src)}"${
    srcSet ? ` imagesrcset="${escapeHtml(srcSet)}"` : ''
  }${sizes ? ` imagesizes="${escapeHtml(sizes)}"` : ''}>`;
