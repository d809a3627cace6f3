import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from 'shared-kernel/api/client';
import { CALLS } from 'shared-kernel/contract/calls';
import type { OrderPage } from 'shared-kernel/contract/orders';

/** One page of the visitor's orders, newest first (S183, S190). */
export const ordersQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: ['orders', page],
    queryFn: async ({ signal }) => (await api.request<OrderPage>(CALLS.orders, { body: { page }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
