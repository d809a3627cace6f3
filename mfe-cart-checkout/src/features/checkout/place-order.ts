import * as CALLS from 'shared-kernel/contract/calls';
import type { PlacedOrder, PlaceOrder } from 'shared-kernel/contract/orders';
import { HEADER } from 'shared-kernel/contract/storage';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import type { Checkout } from './checkout-key';

/**
 * Places the order of the checked lines (S157, D34). The same key always gives the same order, so a retry after a lost answer
 * cannot order twice; prices, totals and stock are the server's, which refuses another total than the one seen (C6).
 */
export async function placeOrder(
  api: ApiClient,
  { key, input }: Pick<Checkout, 'key' | 'input'>,
): Promise<PlacedOrder> {
  const body: PlaceOrder = {
    order_method: input.method,
    ...(input.voucher === null ? {} : { voucher: input.voucher }),
    seen_total: input.total,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const headers = { [HEADER.idempotencyKey]: key };
  return (await api.request<PlacedOrder>(CALLS.placeOrder, { body, headers })).data;
}
