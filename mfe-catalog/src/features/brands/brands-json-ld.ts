import { ACCOUNT_PAGE_SIZE } from 'shared-kernel/contract/filters';
import { link } from 'shared-kernel/platform/links';
import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { brandLink } from 'shared-kernel/remote/entity-links';
import { collectionPage } from 'shared-kernel/remote/json-ld';
import { parseListing } from 'shared-kernel/rules/listing-query';
import { crumbsJsonLd } from '../../components/crumbs-json-ld';
import { brandsOptions } from './brands-query';

/** JSON-LD of the shop's brands; positions continue from page to page. */
export function brandsJsonLd(context: PrefetchContext): object[] {
  const { search, api, queryClient, t } = context;
  const { page } = parseListing(search);
  const brands = queryClient.getQueryData(brandsOptions(api, page).queryKey)?.brands ?? [];
  const here = { title: t('brands.heading'), path: link('brands') };
  return [
    ...crumbsJsonLd(context, [here]),
    collectionPage(context, here, brands.map(brandLink), 1 + (page - 1) * ACCOUNT_PAGE_SIZE),
  ];
}
