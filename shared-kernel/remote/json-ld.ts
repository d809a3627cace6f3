import type { LanguageCode } from '../contract/languages';
import { localize } from '../rules/links';
import type { Site } from './definition';

/** The page that structured data speaks for. */
interface Speaker {
  site: Site;
  language: LanguageCode;
}
/** A page of the shop, by its path without language prefix. */
interface NamedPage {
  title: string;
  path: string;
}

export const SCHEMA_ORG = { '@context': 'https://schema.org' } as const;

/** Address of a page for the world outside: with origin and language prefix. */
export function absolute({ site, language }: Speaker, path: string): string {
  return originOf(site) + localize(language, path);
}

/** Address of a picture's largest file for the world outside. */
export function absolutePicture({ site }: Pick<Speaker, 'site'>, file: string): string {
  const { img_src_url: base } = site.common;
  return (/^https?:/.test(base) ? base : originOf(site) + base) + encodeURIComponent(file);
}

/**
 * schema.org BreadcrumbList: the way from the home page, as it stands on the page.
 * @param home what the page calls the home page
 */
export function breadcrumbList(speaker: Speaker, home: string, crumbs: readonly NamedPage[]): object {
  return {
    ...SCHEMA_ORG,
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: home, path: '/' }, ...crumbs].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.title,
      item: absolute(speaker, crumb.path),
    })),
  };
}

/** schema.org Organization: whose shop this is, how it is reached and where else it is found. */
export function organization(speaker: Speaker): object {
  const { setting, site_setting, social } = speaker.site.common;
  const elsewhere = social.map(({ link }) => link).filter((link) => /^https?:/.test(link));
  return {
    '@type': 'Organization',
    name: site_setting.site_name,
    url: absolute(speaker, '/'),
    ...(site_setting.header_logo ? { logo: absolutePicture(speaker, site_setting.header_logo) } : {}),
    ...(setting.email ? { email: setting.email } : {}),
    ...(setting.phone ? { telephone: setting.phone } : {}),
    ...(elsewhere.length ? { sameAs: elsewhere } : {}),
  };
}

/**
 * schema.org CollectionPage with what it lists. The entries are named by their addresses alone: their own pages say the rest.
 * @param paths of the entries in their order, without language prefix
 * @param first position of the first entry; later pages of a list count on
 */
export function collectionPage(speaker: Speaker, page: NamedPage, paths: readonly string[], first = 1): object {
  return {
    ...SCHEMA_ORG,
    '@type': 'CollectionPage',
    name: page.title,
    url: absolute(speaker, page.path),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: paths.map((path, index) => ({
        '@type': 'ListItem',
        position: first + index,
        url: absolute(speaker, path),
      })),
    },
  };
}

const originOf = (site: Site) => site.common.site_setting.site_url.replace(/\/$/, '');
