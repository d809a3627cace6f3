import { link } from 'shared-kernel/platform/links';
import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { absolute, organization, SCHEMA_ORG } from 'shared-kernel/remote/json-ld';

/** schema.org Organization and WebSite: the shop, its profiles elsewhere and its search. */
export function homeJsonLd(context: PrefetchContext): object[] {
  return [
    { ...SCHEMA_ORG, ...organization(context) },
    {
      ...SCHEMA_ORG,
      '@type': 'WebSite',
      name: context.site.common.site_setting.site_name,
      url: absolute(context, link('home')),
      inLanguage: context.language,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${absolute(context, link('search'))}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
