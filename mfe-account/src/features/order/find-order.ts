import { queryOptions } from '@tanstack/react-query';
import { NotFound } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** An order with the server's clock when it was read, ISO 8601: the time left to pay runs by it. */
export interface ReadOrder extends OrderDetail {
  read_at: string;
}

/** One order of the visitor by its id (S184, S190). Somebody else's is refused like an unknown one. */
export const orderQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: async ({ signal }): Promise<ReadOrder> => {
      // the address may hold anything; without a number the call would answer with all orders
      if (!Number.isSafeInteger(id)) throw new NotFound();
      const { data, answeredAt } = await api.request<OrderDetail>(CALLS.orders, { body: { order_id: id }, signal });
      return { ...data, read_at: new Date(answeredAt ?? Date.parse(data.created_at)).toISOString() };
    },
    staleTime: 0,
    retry: false,
  });
