import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ContentPages } from 'shared-kernel/contract/site';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** All content pages, for `/page` without slug (D43). */
export const pagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['pages'],
    queryFn: async ({ signal }) => (await api.request<ContentPages>(CALLS.pages, { signal })).data,
  });
