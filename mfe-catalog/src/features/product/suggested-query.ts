import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from 'shared-kernel/api/client';
import { CALLS } from 'shared-kernel/contract/calls';
import type { SuggestedProducts } from 'shared-kernel/contract/product';

/** Products like this one: of the same sub-category, and of the rest of its category (spec §3). */
export function suggestedOptions(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: ['suggested', id],
    queryFn: async ({ signal }) => {
      const { data } = await api.request<SuggestedProducts>(CALLS.suggestedProducts, {
        params: { id },
        query: { page: 1 },
        signal,
      });
      return { similar: data.suggestion_1.data, inCategory: data.suggestion_2.data };
    },
  });
}
