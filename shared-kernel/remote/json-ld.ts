import type { LanguageCode } from '../contract/languages';
import { localize } from '../rules/links';
import type { Site } from './definition';

/** The page that contains the structured data. */
interface JsonLdContext {
  site: Site;
  language: LanguageCode;
}
/** A page of the shop, by its path without language prefix. */
interface NamedPage {
  title: string;
  path: string;
}

export const SCHEMA_ORG = { '@context': 'https://schema.org' } as const;

/** Absolute URL of a page: with origin and language prefix. */
export function absolute({ site, language }: JsonLdContext, path: string): string {
  return originOf(site) + localize(language, path);
}

/** Absolute URL of a picture's largest file. */
export function absolutePicture({ site }: Pick<JsonLdContext, 'site'>, file: string): string {
  const { img_src_url: base } = site.common;
  return (/^https?:/.test(base) ? base : originOf(site) + base) + encodeURIComponent(file);
}

/**
 * schema.org BreadcrumbList: the path from the home page, as shown on the page.
 * @param home label of the home page
 */
export function breadcrumbList(context: JsonLdContext, home: string, crumbs: readonly NamedPage[]): object {
  return {
    ...SCHEMA_ORG,
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: home, path: '/' }, ...crumbs].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.title,
      item: absolute(context, crumb.path),
    })),
  };
}

/** schema.org Organization: the shop's owner, contact details and profiles elsewhere. */
export function organization(context: JsonLdContext): object {
  const { setting, site_setting, social } = context.site.common;
  const elsewhere = social.map(({ link }) => link).filter((link) => /^https?:/.test(link));
  return {
    '@type': 'Organization',
    name: site_setting.site_name,
    url: absolute(context, '/'),
    ...(site_setting.header_logo ? { logo: absolutePicture(context, site_setting.header_logo) } : {}),
    ...(setting.email ? { email: setting.email } : {}),
    ...(setting.phone ? { telephone: setting.phone } : {}),
    ...(elsewhere.length ? { sameAs: elsewhere } : {}),
  };
}

/**
 * schema.org CollectionPage with its entries. These have only their URLs: their own pages describe them.
 * @param paths of the entries in their order, without language prefix
 * @param first position of the first entry; later pages of a list continue the count
 */
export function collectionPage(context: JsonLdContext, page: NamedPage, paths: readonly string[], first = 1): object {
  return {
    ...SCHEMA_ORG,
    '@type': 'CollectionPage',
    name: page.title,
    url: absolute(context, page.path),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: paths.map((path, index) => ({
        '@type': 'ListItem',
        position: first + index,
        url: absolute(context, path),
      })),
    },
  };
}

const originOf = (site: Site) => site.common.site_setting.site_url.replace(/\/$/, '');
