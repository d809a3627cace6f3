import * as CALLS from 'shared-kernel/contract/calls';
import type { ProductListing, SearchReading } from 'shared-kernel/contract/listing';
import { link } from 'shared-kernel/platform/links';
import { listingParams } from 'shared-kernel/rules/listing-query';
import { toMinor } from 'shared-kernel/rules/money';
import {
  FILTER_GROUPS,
  type FilterChoices,
  type ListingKind,
  type ListingPage,
  toChoices,
  toListingPage,
} from '../../components/listing/listing-kind';

/** Bounds of the fallback list with the nearest prices. They depend on the filters, so they are part of the page, not of the frame. */
function nearestOf(reading: SearchReading | null | undefined): Pick<ListingPage, 'nearest'> {
  const minor = (amount: number | null) => (amount === null ? null : toMinor(amount));
  const bounds = reading?.nearest;
  return bounds ? { nearest: { min: minor(bounds.min), max: minor(bounds.max) } } : {};
}

/** Removes the price range when all prices are outside the requested bounds: the price fields would contradict their limits. */
function withoutPricesBeyond(choices: FilterChoices | null, { nearest }: Pick<ListingPage, 'nearest'>) {
  const prices = choices?.prices;
  if (!choices || !prices || !nearest) return choices;
  const isBeyond = (nearest.max ?? prices.min) < prices.min || (nearest.min ?? prices.max) > prices.max;
  return isBeyond ? { ...choices, prices: null } : choices;
}

/** Products for a text: `/search?q=` (S097). */
export const searchKind: ListingKind<SearchReading | null> = {
  id: 'search',
  subject: ['query', 'verbatim'],
  groups: FILTER_GROUPS,
  sortable: true,
  nameKey: 'search.heading',
  noindex: true,
  path: () => link('search'),
  async read({ api, filters, sidebar, signal }) {
    const { data } = await api.request<ProductListing>(CALLS.products, {
      query: { ...listingParams(filters), sidebar_data: sidebar },
      signal,
    });
    const nearest = nearestOf(data.reading);
    return {
      frame: {
        title: filters.query,
        path: link('search'),
        crumbs: [],
        neighbours: [],
        extra: data.reading ?? null,
      },
      page: { ...toListingPage(data.result, data.server_time), ...nearest },
      choices: withoutPricesBeyond(toChoices(data), nearest),
    };
  },
};
