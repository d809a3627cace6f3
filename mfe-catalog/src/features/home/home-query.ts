import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from 'shared-kernel/api/client';
import { CALLS } from 'shared-kernel/contract/calls';
import type { HomeData } from 'shared-kernel/contract/site';

/** Everything on the home page, in one call (S078). */
export function homeOptions(api: ApiClient) {
  return queryOptions({
    queryKey: ['home'],
    queryFn: async ({ signal }) => (await api.request<HomeData>(CALLS.home, { signal })).data,
  });
}
