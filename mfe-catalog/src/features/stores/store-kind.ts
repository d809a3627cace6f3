import * as CALLS from 'shared-kernel/contract/calls';
import type { StoreListing } from 'shared-kernel/contract/listing';
import type { StoreWithDispatch } from 'shared-kernel/contract/product';
import { link } from 'shared-kernel/platform/links';
import { listingParams } from 'shared-kernel/rules/listing-query';
import { FILTER_GROUPS, type ListingKind, toChoices, toListingPage } from '../../components/listing/listing-kind';

/** Data of a store's page beyond its products. */
export interface StoreFacts {
  store: StoreWithDispatch;
  /** average rating, 0 without one */
  rating: number;
  reviewCount: number;
  followers: number;
  productCount: number;
  /** ISO 8601; null when unknown */
  since: string | null;
}

/** `/shop/{slug}` (S127). */
export const storeKind: ListingKind<StoreFacts> = {
  id: 'store',
  subject: [],
  groups: FILTER_GROUPS,
  sortable: true,
  path: ({ slug = '' }) => link('store', { slug }),
  async read({ api, params: { slug = '' }, filters, sidebar, signal }) {
    const { data } = await api.request<StoreListing>(CALLS.store, {
      params: { slug },
      query: { ...listingParams(filters), sidebar_data: sidebar },
      signal,
    });
    const { store, result, server_time } = data;
    return {
      frame: {
        title: store.name,
        path: link('store', { slug: store.slug }),
        crumbs: [{ title: store.name, path: link('store', { slug: store.slug }) }],
        neighbours: [],
        extra: {
          store,
          rating: data.review,
          reviewCount: data.review_count ?? 0,
          followers: data.follower_count ?? 0,
          productCount: data.product_count ?? result.total,
          since: data.since ?? null,
        },
      },
      page: toListingPage(result, server_time),
      choices: toChoices(data),
    };
  },
};
