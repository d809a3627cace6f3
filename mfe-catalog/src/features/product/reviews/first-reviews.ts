import type { QueryClient } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { Review, Reviews } from 'shared-kernel/contract/reviews';
import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { STAYS } from 'shared-kernel/remote/page-state';
import { REVIEW_SORTS } from './reviews-query';

/** Reviews that the server renders: one row in wide windows. */
const FIRST_REVIEWS = 2;
/** UTF-16 units of a text, slightly more than a card shows at first */
const MOST_TEXT = 280;

const keyOf = (productId: number) => ['first-reviews', productId];

/**
 * Fetches the reviews that the server renders, for readers without scripts and for crawlers (issue 13): the first that have a text, those
 * in the reader's language before others. Only servers call it; the data are not sent to the browser. If the call fails, the page is
 * rendered without reviews, and cached by age.
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

/** The reviews that the server renders; none in the browser. */
export const firstReviews = (client: QueryClient, productId: number): readonly Review[] =>
  client.getQueryData<Review[]>(keyOf(productId)) ?? [];

/** Whole words, and an ellipsis where the text is cut. */
function beginningOf(text: string): string {
  if (text.length <= MOST_TEXT) return text;
  const end = text.lastIndexOf(' ', MOST_TEXT - 1);
  // a text without spaces is cut anywhere but within a surrogate pair
  return `${end > 0 ? text.slice(0, end) : text.slice(0, MOST_TEXT - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
