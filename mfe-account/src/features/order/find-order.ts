import { queryOptions } from '@tanstack/react-query';
import { NotFound } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { readTrackingCode } from 'shared-kernel/rules/tracking-code';

/** An order with the server time of its response, ISO 8601: the time left to pay is measured from it. */
export interface ReadOrder extends OrderDetail {
  read_at: string;
}

/** What identifies an order in a URL: its code, or the number that older URLs have. */
type OrderKey = string | number;

/** Key of every fetched order; an order opened by an older URL is cached under its number, too. */
export const ORDER_KEY = ['order'] as const;

/** The order in a URL; null when there is none. */
export function orderKeyOf(id: string | undefined = ''): OrderKey | null {
  return readTrackingCode(id) ?? (/^\d{1,10}$/.test(id) ? Number(id) : null);
}

/** One order of the visitor (S184, S190). Another customer's is refused like an unknown one. */
export const orderQuery = (api: ApiClient, key: OrderKey | null) =>
  queryOptions({
    queryKey: [...ORDER_KEY, key],
    queryFn: async ({ signal }): Promise<ReadOrder> => {
      // the URL may hold anything; without an order the call would return all of them
      if (key === null) throw new NotFound();
      const { data, answeredAt } = await api.request<OrderDetail>(CALLS.orders, { body: { order_id: key }, signal });
      return { ...data, read_at: new Date(answeredAt ?? Date.parse(data.created_at)).toISOString() };
    },
    staleTime: 0,
    retry: false,
  });
