import * as CALLS from 'shared-kernel/contract/calls';
import type { ProductListing, SearchReading } from 'shared-kernel/contract/listing';
import { link } from 'shared-kernel/platform/links';
import { listingParams } from 'shared-kernel/rules/listing-query';
import { FILTER_GROUPS, type ListingKind, toChoices, toListingPage } from '../../components/listing/listing-kind';

/** Products for a text: `/search?q=` (S097). */
export const searchKind: ListingKind<SearchReading | null> = {
  id: 'search',
  subject: ['query', 'verbatim'],
  groups: FILTER_GROUPS,
  sortable: true,
  noindex: true,
  path: () => link('search'),
  async read({ api, filters, sidebar, signal }) {
    const { data } = await api.request<ProductListing>(CALLS.products, {
      query: { ...listingParams(filters), sidebar_data: sidebar },
      signal,
    });
    return {
      frame: {
        title: filters.query,
        path: link('search'),
        crumbs: [],
        neighbours: [],
        extra: data.reading ?? null,
      },
      page: toListingPage(data.result, data.server_time),
      choices: toChoices(data),
    };
  },
};
