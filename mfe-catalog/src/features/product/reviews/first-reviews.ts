import type { QueryClient } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { Review, Reviews } from 'shared-kernel/contract/reviews';
import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { STAYS } from 'shared-kernel/remote/page-state';
import { REVIEW_SORTS } from './reviews-query';

/** Reviews that the server writes: a row of them in wide windows. */
const FIRST_REVIEWS = 2;
/** UTF-16 units of a text, some more than a card shows at first */
const MOST_TEXT = 280;

const keyOf = (productId: number) => ['first-reviews', productId];

/**
 * Reads what the server writes of a product's reviews into its page, for readers without scripts and for crawlers (issue 13): the first with
 * words, those in the reader's language before others. Only servers call it; the data stay there. A page whose reviews cannot be had is
 * written without them, and kept by age.
 */
export function readFirstReviews({ queryClient, api }: PrefetchContext, productId: number): Promise<void> {
  return queryClient.prefetchQuery({
    queryKey: keyOf(productId),
    queryFn: async ({ signal }): Promise<Review[]> => {
      const { data } = await api.request<Reviews>(CALLS.reviews, {
        params: { productId },
        query: { page: 1, ...REVIEW_SORTS.relevance },
        signal,
      });
      return data.all.data
        .filter(({ review }) => review)
        .slice(0, FIRST_REVIEWS)
        .map((one) => ({ ...one, review: beginningOf(one.review) }));
    },
    meta: { [STAYS]: true },
  });
}

/** The reviews that the server writes; none in the browser. */
export const firstReviews = (client: QueryClient, productId: number): readonly Review[] =>
  client.getQueryData<Review[]>(keyOf(productId)) ?? [];

/** Whole words, and an ellipsis where something is left out. */
function beginningOf(text: string): string {
  if (text.length <= MOST_TEXT) return text;
  const end = text.lastIndexOf(' ', MOST_TEXT - 1);
  // a text without spaces is cut anywhere but within a letter of two units
  return `${end > 0 ? text.slice(0, end) : text.slice(0, MOST_TEXT - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
