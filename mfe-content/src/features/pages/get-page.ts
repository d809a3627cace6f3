import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ContentPage } from 'shared-kernel/contract/site';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/**
 * One content page by its slug (S200). Its HTML comes sanitised from the server.
 * @throws NotFound for an unknown slug (S201)
 */
export const pageQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['page', slug],
    queryFn: async ({ signal }) => (await api.request<ContentPage>(CALLS.page, { params: { slug }, signal })).data,
  });
