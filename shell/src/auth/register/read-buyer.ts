import * as CALLS from 'shared-kernel/contract/calls';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Name and email of the buyer of an order. */
export type Buyer = Pick<OrderDetail['address'], 'name' | 'email'>;

/**
 * The buyer of a guest's order; null for an order that belongs to an account.
 *
 * @param order its code, as in the URL of its page
 * @throws FormRejected when this browser has neither the token that placed the order nor a link from its mails
 */
export async function readBuyer(api: ApiClient, order: string, signal: AbortSignal): Promise<Buyer | null> {
  const { data } = await api.request<OrderDetail>(CALLS.orders, { body: { order_id: order }, signal });
  return data.user.id === null ? data.address : null;
}
