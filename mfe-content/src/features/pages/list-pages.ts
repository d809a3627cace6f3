import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from 'shared-kernel/api/client';
import { CALLS } from 'shared-kernel/contract/calls';
import type { ContentPages } from 'shared-kernel/contract/site';

/** All content pages, for `/page` without slug (D43). */
export const pagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['pages'],
    queryFn: async ({ signal }) => (await api.request<ContentPages>(CALLS.pages, { signal })).data,
  });
