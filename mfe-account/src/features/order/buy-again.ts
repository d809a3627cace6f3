import * as CALLS from 'shared-kernel/contract/calls';
import type { BuyAgainAnswer } from 'shared-kernel/contract/cart';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Adds an order's items to the cart again, those that are available. */
export async function buyAgain(api: ApiClient, orderId: number): Promise<BuyAgainAnswer> {
  return (await api.request<BuyAgainAnswer>(CALLS.buyAgain, { body: { order_id: orderId } })).data;
}
