import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { Alternatives } from 'shared-kernel/contract/product';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Similar products in stock, fetched when a product turns out to be withdrawn from sale. */
export function alternativesOptions(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: ['alternatives', id],
    queryFn: async ({ signal }) =>
      (await api.request<Alternatives>(CALLS.alternatives, { params: { id }, signal })).data,
    // the withdrawn product's page works without them
    throwOnError: false,
  });
}
