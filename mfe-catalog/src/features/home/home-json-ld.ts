import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { absolute, absolutePicture, SCHEMA_ORG } from 'shared-kernel/remote/json-ld';
import { path } from 'shared-kernel/rules/links';

/** schema.org Organization and WebSite: whose shop this is, where else it is found, and how it is searched. */
export function homeJsonLd(context: PrefetchContext): object[] {
  const { setting, site_setting, social } = context.site.common;
  const url = absolute(context, path.home());
  const facts = { name: site_setting.site_name, url };
  const elsewhere = social.map(({ link }) => link).filter((link) => /^https?:/.test(link));
  return [
    {
      ...SCHEMA_ORG,
      '@type': 'Organization',
      ...facts,
      ...(site_setting.header_logo ? { logo: absolutePicture(context, site_setting.header_logo) } : {}),
      ...(setting.email ? { email: setting.email } : {}),
      ...(setting.phone ? { telephone: setting.phone } : {}),
      ...(elsewhere.length ? { sameAs: elsewhere } : {}),
    },
    {
      ...SCHEMA_ORG,
      '@type': 'WebSite',
      ...facts,
      inLanguage: context.language,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${absolute(context, path.search())}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
