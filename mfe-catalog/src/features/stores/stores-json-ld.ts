import { LISTING_PAGE_SIZE } from 'shared-kernel/contract/filters';
import { link } from 'shared-kernel/platform/links';
import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { collectionPage } from 'shared-kernel/remote/json-ld';
import { parseListing } from 'shared-kernel/rules/listing-query';
import { crumbsJsonLd } from '../../components/crumbs-json-ld';
import { storesOptions } from './stores-query';

/** JSON-LD of the store directory; positions continue from page to page. */
export function storesJsonLd(context: PrefetchContext): object[] {
  const { search, api, queryClient, t } = context;
  const { query, page } = parseListing(search);
  const stores = queryClient.getQueryData(storesOptions(api, query, page).queryKey)?.stores ?? [];
  const here = { title: t('stores.heading'), path: link('stores') };
  const paths = stores.map(({ slug }) => link('store', { slug }));
  return [...crumbsJsonLd(context, [here]), collectionPage(context, here, paths, 1 + (page - 1) * LISTING_PAGE_SIZE)];
}
