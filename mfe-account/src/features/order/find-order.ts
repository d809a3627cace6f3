import { queryOptions } from '@tanstack/react-query';
import { NotFound } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { readTrackingCode } from 'shared-kernel/rules/tracking-code';

/** An order with the server's clock when it was read, ISO 8601: the time left to pay runs by it. */
export interface ReadOrder extends OrderDetail {
  read_at: string;
}

/** What names an order in an address: its code, or the number that addresses had before. */
type OrderKey = string | number;

/** Every order that was read: of an address of before it is kept by its number, too. */
export const ORDER_KEY = ['order'] as const;

/** The order that an address names; null when it names none. */
export function orderKeyOf(id: string | undefined = ''): OrderKey | null {
  return readTrackingCode(id) ?? (/^\d{1,10}$/.test(id) ? Number(id) : null);
}

/** One order of the visitor (S184, S190). Somebody else's is refused like an unknown one. */
export const orderQuery = (api: ApiClient, key: OrderKey | null) =>
  queryOptions({
    queryKey: [...ORDER_KEY, key],
    queryFn: async ({ signal }): Promise<ReadOrder> => {
      // the address may hold anything; without an order the call would answer with all of them
      if (key === null) throw new NotFound();
      const { data, answeredAt } = await api.request<OrderDetail>(CALLS.orders, { body: { order_id: key }, signal });
      return { ...data, read_at: new Date(answeredAt ?? Date.parse(data.created_at)).toISOString() };
    },
    staleTime: 0,
    retry: false,
  });
