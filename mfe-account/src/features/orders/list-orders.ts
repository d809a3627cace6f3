import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { OrderPage, OrdersQuery } from 'shared-kernel/contract/orders';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import type { OrdersView } from './orders-address';

/** One page of the visitor's orders, newest first (S183, S190). */
export const ordersQuery = (api: ApiClient, view: OrdersView) =>
  queryOptions({
    queryKey: ['orders', view],
    queryFn: async ({ signal }) =>
      (await api.request<OrderPage>(CALLS.orders, { body: toBody(view) satisfies OrdersQuery, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

function toBody({ state, paid, query, page }: OrdersView): OrdersQuery {
  return {
    page,
    ...(state ? { state } : {}),
    ...(paid === null ? {} : paid ? { paid } : { unpaid: true }),
    ...(query ? { q: query } : {}),
  };
}
