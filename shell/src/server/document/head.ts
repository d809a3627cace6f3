import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';
import type { CommonData } from 'shared-kernel/contract/site';
import type { Head } from 'shared-kernel/remote/definition';
import { localize } from 'shared-kernel/rules/links';
import { pageTitle } from 'shared-kernel/rules/page-title';
import { escapeHtml, scriptJson } from './escape';
import { openGraph } from './open-graph';
import { shopLanguages } from './shop-languages';

export interface HeadFacts {
  head: Head;
  language: LanguageCode;
  /** path without prefix and query, the canonical one unless `head` has another */
  path: string;
  status: number;
  common: CommonData;
  /** origin of the shop, no trailing slash */
  publicOrigin: string;
}

/** The page's own markup in `<head>`: title, description, canonical and alternate languages, Open Graph, JSON-LD. */
export function headMarkup({ head, language, path, status, common, publicOrigin }: HeadFacts): string {
  const title = pageTitle(head.title, common.site_setting);
  const description = head.description ?? common.site_setting.meta_description ?? '';
  const languages = shopLanguages(common);
  const canonical = head.canonical ?? path;
  const address = (code: LanguageCode) => publicOrigin + localize(code, canonical);
  const indexed = status === 200 && head.robots !== 'noindex';
  const url = indexed ? { url: address(language) } : {};
  return [
    `<title>${escapeHtml(title)}</title>`,
    description && meta('name', 'description', description),
    meta('name', 'robots', indexed ? 'max-image-preview:large' : 'noindex'),
    indexed && link('canonical', address(language)),
    ...(indexed ? languages.map((code) => link('alternate', address(code), code)) : []),
    indexed && link('alternate', address(DEFAULT_LANGUAGE), 'x-default'),
    ...openGraph({ head, title, description, ...url, language, languages, common, publicOrigin }).map(
      ([property, content]) => meta('property', property, content),
    ),
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
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
