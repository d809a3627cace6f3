import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { Alternatives } from 'shared-kernel/contract/product';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** What is like a product and can be had, asked when it turns out that it is not sold any more. */
export function alternativesOptions(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: ['alternatives', id],
    queryFn: async ({ signal }) =>
      (await api.request<Alternatives>(CALLS.alternatives, { params: { id }, signal })).data,
    // the page of what is gone does without where they cannot be had
    throwOnError: false,
  });
}
