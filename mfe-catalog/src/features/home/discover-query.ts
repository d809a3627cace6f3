import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ProductListing } from 'shared-kernel/contract/listing';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** A further page of the list that starts with the home page's own products. */
export function discoverOptions(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: ['discover', page],
    queryFn: async ({ signal }) => {
      const query = { is_home_page: true, page };
      const { data } = await api.request<ProductListing>(CALLS.products, { query, signal });
      return { products: data.result.data, serverTime: data.server_time, last: page >= data.result.last_page };
    },
  });
}
export type DiscoverPage = Awaited<ReturnType<NonNullable<ReturnType<typeof discoverOptions>['queryFn']>>>;
