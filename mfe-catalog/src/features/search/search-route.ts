import type { SearchReading } from 'shared-kernel/contract/listing';
import { link } from 'shared-kernel/platform/links';
import type { Head, PrefetchContext } from 'shared-kernel/remote/definition';
import { localize } from 'shared-kernel/rules/links';
import { changeFilters, type ListingFilters, listingQuery, parseListing } from 'shared-kernel/rules/listing-query';
import { toMinor } from 'shared-kernel/rules/money';
import { frameOptions, listingOptions } from '../../components/listing/listing-query';
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

/**
 * The URL of the list that a text with words for a price, filters or a sort order means ('bag under 50', 'red dress on sale',
 * 'cheapest laptop'), as filters with chips and controls to change them; undefined: the text has no such words.
 */
function wordedList(filtersOfUrl: ListingFilters, reading: SearchReading | null | undefined): string | undefined {
  const { price, filters } = reading ?? {};
  if (!price && !filters) return undefined;
  const minor = (amount: number | null) => (amount === null ? null : toMinor(amount));
  const text = (filters ?? price)?.text ?? '';
  const worded = changeFilters(filtersOfUrl, {
    query: text,
    ...(price && { min: minor(price.min), max: minor(price.max) }),
    ...(filters?.in_stock && { inStock: true }),
    ...(filters?.on_offer && { onOffer: true }),
    ...(filters?.rating !== undefined && { rating: filters.rating }),
    ...(filters?.shipping && { shipping: filters.shipping }),
    ...(filters?.sortby && { sort: filters.sortby }),
  });
  return (text === '' ? link('products', { main: 'discover' }) : link('search')) + listingQuery(worded);
}

/** Results for `q`; without it the search box, which makes no call (D19). */
export async function prefetchSearch(context: PrefetchContext): Promise<Head> {
  const { search, site, params, queryClient, api, language, t } = context;
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
  const place = { kind: searchKind, params, api, site };
  const worded = wordedList(filters, queryClient.getQueryData(frameOptions(place, filters).queryKey)?.extra);
  // an API that reads the same words into its own answer again would otherwise redirect for ever
  const isHere = worded === link('search') + listingQuery(filters);
  if (worded !== undefined && !isHere) return { ...head, redirect: { to: localize(language, worded), status: 302 } };
  const { queryKey } = listingOptions(place, filters);
  // an empty result shows featured products in the server's HTML
  if (queryClient.getQueryData(queryKey)?.total === 0) await queryClient.prefetchQuery(popularOptions(api));
  return head;
}
