import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { BrandPage } from 'shared-kernel/contract/listing';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Pages of the call that one page of ours combines, so that nearly every shop has its whole alphabet on one page. */
const JOINED = 20;

/** The shop's brands, in the server's order: some hundreds per page. */
export function brandsOptions(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: ['brands', page],
    queryFn: async ({ signal }) => {
      const read = async (number: number) =>
        (await api.request<BrandPage>(CALLS.brands, { query: { page: number }, signal })).data;
      const start = (page - 1) * JOINED + 1;
      const first = await read(start);
      const rest = Math.max(0, Math.min(JOINED, first.last_page - start + 1) - 1);
      const others = await Promise.all(Array.from({ length: rest }, (_, index) => read(start + 1 + index)));
      return {
        brands: [first, ...others].flatMap(({ data }) => data),
        page,
        lastPage: Math.max(1, Math.ceil(first.last_page / JOINED)),
      };
    },
  });
}
