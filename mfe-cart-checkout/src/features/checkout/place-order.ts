import type { ApiClient } from 'shared-kernel/api/client';
import { CALLS } from 'shared-kernel/contract/calls';
import type { PlacedOrder, PlaceOrder } from 'shared-kernel/contract/orders';
import { HEADER } from 'shared-kernel/contract/storage';

/**
 * Places the order of the checked lines (S157, D34). The same key always gives the same order, so a retry after a lost answer
 * cannot order twice; prices, totals and stock are the server's.
 */
export async function placeOrder(api: ApiClient, method: number, key: string): Promise<PlacedOrder> {
  const body: PlaceOrder = { order_method: method, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const headers = { [HEADER.idempotencyKey]: key };
  return (await api.request<PlacedOrder>(CALLS.placeOrder, { body, headers })).data;
}
