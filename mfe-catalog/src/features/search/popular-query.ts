import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ProductListing } from 'shared-kernel/contract/listing';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Two rows on a wide screen, six on a phone. */
const MOST = 12;

/** The shop's featured products, shown when a search finds nothing. */
export function popularOptions(api: ApiClient) {
  return queryOptions({
    queryKey: ['popular-products'],
    queryFn: async ({ signal }) => {
      const { data } = await api.request<ProductListing>(CALLS.products, { query: { sortby: 'featured' }, signal });
      return { products: data.result.data.slice(0, MOST), serverTime: data.server_time };
    },
  });
}
