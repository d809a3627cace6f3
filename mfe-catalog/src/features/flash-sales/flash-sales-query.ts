import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { FlashSales } from 'shared-kernel/contract/site';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** The flash sales of the shop with the server's clock (S129). */
export function flashSalesOptions(api: ApiClient) {
  return queryOptions({
    queryKey: ['flash-sales'],
    queryFn: async ({ signal }) => (await api.request<FlashSales>(CALLS.flashSales, { signal })).data,
  });
}
