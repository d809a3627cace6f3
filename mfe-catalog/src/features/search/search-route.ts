import { link } from 'shared-kernel/platform/links';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { parseListing } from 'shared-kernel/rules/listing-query';
import { listingOptions } from '../../components/listing/listing-query';
import { listingPrefetch } from '../../components/listing/listing-route';
import { popularOptions } from './popular-query';
import { searchKind } from './search-kind';
import { suggestionsOptions } from './suggestions-query';

const prefetchResults = listingPrefetch(searchKind, (frame, { site, t }) => {
  return {
    title: t('search.resultsFor', { text: frame.title }),
    description: t('search.description', { site: site.common.site_setting.site_name }),
  };
});

/** Results for `q`; without it the search box, which makes no call (D19). */
export async function prefetchSearch(context: PrefetchContext): Promise<Head> {
  const { search, site, params, queryClient, api, t } = context;
  const filters = parseListing(search);
  const { query } = filters;
  if (!query) {
    return {
      title: t('search.heading'),
      description: t('search.description', { site: site.common.site_setting.site_name }),
      canonical: link('search'),
      robots: 'noindex',
    };
  }
  const [head] = await Promise.all([
    prefetchResults(context),
    queryClient.prefetchQuery(suggestionsOptions(api, query)),
  ]);
  const { queryKey } = listingOptions({ kind: searchKind, params, api, site }, filters);
  // a page without results shows others in the server's HTML
  if (queryClient.getQueryData(queryKey)?.total === 0) await queryClient.prefetchQuery(popularOptions(api));
  return head;
}
