import { NotFound } from 'shared-kernel/api/errors';
import { link } from 'shared-kernel/platform/links';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { changeFilters, listingQuery, NO_FILTERS, parseListing } from 'shared-kernel/rules/listing-query';
import { listingPrefetch } from '../../components/listing/listing-route';
import { titleOfPage } from '../../components/title-of-page';
import { storeKind } from './store-kind';
import { storesOptions } from './stores-query';

/** `/shop`: the directory of stores (D26). */
export async function prefetchStores(context: PrefetchContext): Promise<Head> {
  const { search, site, api, queryClient, t } = context;
  const { query, page } = parseListing(search);
  const { lastPage } = await queryClient.fetchQuery(storesOptions(api, query, page));
  if (page > lastPage) throw new NotFound(`page ${page} of ${lastPage}`);
  return {
    title: titleOfPage(t('stores.heading'), page, t),
    description: t('stores.description', { site: site.common.site_setting.site_name }),
    canonical: link('stores') + listingQuery(changeFilters(NO_FILTERS, { page })),
    ...(query ? { robots: 'noindex' as const } : {}),
  };
}

export const prefetchStore = listingPrefetch(storeKind, ({ title, extra: { store } }, { site, t }) => ({
  title: store.meta_title || title,
  description:
    store.meta_description || t('stores.storeDescription', { store: title, site: site.common.site_setting.site_name }),
}));
