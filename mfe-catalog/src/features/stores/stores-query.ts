import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { StoreDirectory } from 'shared-kernel/contract/listing';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** One page of the shop's stores whose name matches a text (D26). */
export function storesOptions(api: ApiClient, q: string, page: number) {
  return queryOptions({
    queryKey: ['stores', q, page],
    // while the shopper types, the last response stays
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await api.request<StoreDirectory>(CALLS.stores, { query: { q, page }, signal });
      return { stores: data.data, page: data.current_page, lastPage: Math.max(1, data.last_page), total: data.total };
    },
  });
}
