import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { SuggestedProducts } from 'shared-kernel/contract/product';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** The two lists of suggestions: of the same sub-category, and of the rest of its category (spec §3). */
export type SuggestedList = keyof SuggestedProducts;

/** One page of both lists of similar products (S124). */
export function suggestedOptions(api: ApiClient, id: number, page = 1) {
  return queryOptions({
    queryKey: ['suggested', id, page],
    queryFn: async ({ signal }) => {
      const { data } = await api.request<SuggestedProducts>(CALLS.suggestedProducts, {
        params: { id },
        query: { page },
        signal,
      });
      return data;
    },
  });
}
