import { link } from 'shared-kernel/platform/links';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { parseListing } from 'shared-kernel/rules/listing-query';
import { listingPrefetch } from '../../components/listing/listing-route';
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
  const { search, site, queryClient, api, t } = context;
  const { query } = parseListing(search);
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
  return head;
}
