import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { PrefetchContext, Site } from 'shared-kernel/remote/definition';
import { localize } from 'shared-kernel/rules/links';
import type { Crumb } from './listing/listing-kind';

/** Address of a page for the world outside: with origin and language prefix. */
export function absolute(site: Site, language: LanguageCode, path: string): string {
  return site.common.site_setting.site_url.replace(/\/$/, '') + localize(language, path);
}

/** schema.org BreadcrumbList: home, then the way to the page. */
export function breadcrumbList({ site, language, t }: PrefetchContext, crumbs: readonly Crumb[]): object {
  const home = { title: t('breadcrumbs.home'), path: '/' };
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...crumbs].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.title,
      item: absolute(site, language, crumb.path),
    })),
  };
}
