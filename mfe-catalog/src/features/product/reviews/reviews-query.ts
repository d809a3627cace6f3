import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Reviews } from 'shared-kernel/contract/reviews';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Sort orders of reviews, with the parameters of the call. */
export const REVIEW_SORTS = {
  relevance: { order_by: 'relevance', type: 'desc' },
  newest: { order_by: 'created_at', type: 'desc' },
  oldest: { order_by: 'created_at', type: 'asc' },
  highest: { order_by: 'rating', type: 'desc' },
  lowest: { order_by: 'rating', type: 'asc' },
} as const;
export type ReviewSort = keyof typeof REVIEW_SORTS;

/** Which reviews, in which order. */
export interface ReviewChoice {
  sort: ReviewSort;
  /** exactly this many stars; null: any */
  stars: number | null;
  /** language of the text; null: any */
  writtenIn: LanguageCode | null;
  withPhotos: boolean;
}
/** The section's initial choice; its first page also brings totals, photos and banner. */
export const ALL_REVIEWS: ReviewChoice = {
  sort: 'relevance',
  stars: null,
  writtenIn: null,
  withPhotos: false,
};

/** One page of a product's reviews (S112, S216). */
export function reviewsOptions(api: ApiClient, productId: number, choice: ReviewChoice, page = 1) {
  const { sort, stars, writtenIn, withPhotos } = choice;
  const first = page === 1 && sort === ALL_REVIEWS.sort && stars === null && !writtenIn && !withPhotos;
  return queryOptions({
    queryKey: ['reviews', productId, sort, stars, writtenIn, withPhotos, page],
    queryFn: async ({ signal }) => {
      const { data } = await api.request<Reviews>(CALLS.reviews, {
        params: { productId },
        query: {
          page,
          ...REVIEW_SORTS[sort],
          rating: stars ?? undefined,
          written_in: writtenIn ?? undefined,
          with_images: withPhotos || undefined,
          get_total: first || undefined,
        },
        signal,
      });
      return data;
    },
  });
}
