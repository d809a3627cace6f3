import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { HelpfulReviews } from 'shared-kernel/contract/helpful';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Ids of a product's reviews that the signed-in shopper marked helpful; kept out of the page, which is the same for everybody. */
export function helpfulOptions(api: ApiClient, productId: number) {
  return queryOptions({
    queryKey: ['helpful reviews', productId],
    queryFn: async ({ signal }) => {
      const { data } = await api.request<HelpfulReviews>(CALLS.helpfulReviews, {
        query: { product_id: productId },
        signal,
      });
      return data;
    },
  });
}
