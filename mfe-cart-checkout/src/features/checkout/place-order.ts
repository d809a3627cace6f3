import * as CALLS from 'shared-kernel/contract/calls';
import type { PlacedOrder, PlaceOrder, SeenOrder } from 'shared-kernel/contract/orders';
import { HEADER } from 'shared-kernel/contract/storage';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import type { Checkout } from './checkout-key';

/**
 * Places the order of the checked lines (S157, D34). The same key always returns the same order, so a retry after a lost response
 * cannot order twice; prices, totals and stock are the server's, which refuses a total that differs from the one seen (C6).
 *
 * @param seen the order as the screen shows it; absent: looks up an order that may have been placed before
 */
export async function placeOrder(
  api: ApiClient,
  { key, input }: Pick<Checkout, 'key' | 'input'>,
  seen?: SeenOrder,
): Promise<PlacedOrder> {
  const body: PlaceOrder = {
    order_method: input.method,
    ...(input.voucher === null ? {} : { voucher: input.voucher }),
    seen_total: input.total,
    ...(seen && { seen }),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const headers = { [HEADER.idempotencyKey]: key };
  return (await api.request<PlacedOrder>(CALLS.placeOrder, { body, headers })).data;
}
