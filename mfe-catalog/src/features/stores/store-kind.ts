import { CALLS } from 'shared-kernel/contract/calls';
import type { StoreListing } from 'shared-kernel/contract/listing';
import type { StoreCard } from 'shared-kernel/contract/product';
import { path } from 'shared-kernel/rules/links';
import { listingParams } from 'shared-kernel/rules/listing-query';
import { type ListingKind, NO_CHOICES, toListingPage } from '../../components/listing/listing-kind';

/** What a store's page tells beyond its products. */
export interface StoreFacts {
  store: StoreCard;
  /** average rating, 0 without one */
  rating: number;
}

/** `/shop/{slug}` (S127). */
export const storeKind: ListingKind<StoreFacts> = {
  id: 'store',
  subject: [],
  groups: ['price', 'rating'],
  sortable: true,
  path: ({ slug = '' }) => path.store(slug),
  async read({ api, params: { slug = '' }, filters, signal }) {
    const { data } = await api.request<StoreListing>(CALLS.store, {
      params: { slug },
      query: listingParams(filters),
      signal,
    });
    const { store, review, result, server_time } = data;
    return {
      frame: {
        title: store.name,
        path: path.store(store.slug),
        crumbs: [{ title: store.name, path: path.store(store.slug) }],
        neighbours: [],
        choices: NO_CHOICES,
        extra: { store, rating: review },
      },
      page: toListingPage(result, server_time),
    };
  },
};
