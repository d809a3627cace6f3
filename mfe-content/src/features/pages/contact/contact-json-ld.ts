import { link } from 'shared-kernel/platform/links';
import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { absolute, organization, SCHEMA_ORG } from 'shared-kernel/remote/json-ld';
import { pageQuery } from '../get-page';
import { pageJsonLd } from '../page-json-ld';
import { CONTACT_SLUG } from '../page-slug';
import { hasPlace } from './shop-place';

/** Breadcrumbs of the page, and schema.org ContactPage with the shop and its address. */
export function contactJsonLd(context: PrefetchContext): object[] {
  const page = context.queryClient.getQueryData(pageQuery(context.api, CONTACT_SLUG).queryKey);
  if (!page) return [];
  const { setting } = context.site.common;
  const { address_1, address_2, zip, city, state, country } = setting;
  const place = {
    streetAddress: [address_1, address_2].filter(Boolean).join(', '),
    postalCode: zip,
    addressLocality: city,
    addressRegion: state,
    addressCountry: country,
  };
  const given = Object.fromEntries(Object.entries(place).filter(([, value]) => value));
  return [
    ...pageJsonLd(context),
    {
      ...SCHEMA_ORG,
      '@type': 'ContactPage',
      name: page.title,
      url: absolute(context, link('contact')),
      mainEntity: {
        ...organization(context),
        ...(hasPlace(setting) ? { address: { '@type': 'PostalAddress', ...given } } : {}),
      },
    },
  ];
}
