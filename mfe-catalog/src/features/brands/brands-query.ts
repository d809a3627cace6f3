import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from 'shared-kernel/api/client';
import { CALLS } from 'shared-kernel/contract/calls';
import type { BrandPage } from 'shared-kernel/contract/listing';

/** One page of the shop's brands. */
export function brandsOptions(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: ['brands', page],
    queryFn: async ({ signal }) => {
      const { data } = await api.request<BrandPage>(CALLS.brands, { query: { page }, signal });
      return { brands: data.data, page: data.current_page, lastPage: Math.max(1, data.last_page) };
    },
  });
}
