import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import { FILTER } from 'shared-kernel/contract/filters';
import type { ProductListing } from 'shared-kernel/contract/listing';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Current tiles of these products in this order, without removed or private ones. */
export function viewedOptions(api: ApiClient, ids: readonly number[]) {
  return queryOptions({
    queryKey: ['viewed', ...ids],
    queryFn: async ({ signal }) => {
      const { data } = await api.request<ProductListing>(CALLS.products, {
        query: { [FILTER.ids]: ids.join() },
        signal,
      });
      const known = new Map(data.result.data.map((tile) => [tile.id, tile]));
      return { tiles: ids.flatMap((id) => known.get(id) ?? []), serverTime: data.server_time };
    },
  });
}
