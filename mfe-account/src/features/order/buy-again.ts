import * as CALLS from 'shared-kernel/contract/calls';
import type { BuyAgainAnswer } from 'shared-kernel/contract/cart';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Puts what an order had into the cart again, as far as it can be had. */
export async function buyAgain(api: ApiClient, orderId: number): Promise<BuyAgainAnswer> {
  return (await api.request<BuyAgainAnswer>(CALLS.buyAgain, { body: { order_id: orderId } })).data;
}
