import { isFormRejected } from 'shared-kernel/api/errors';
import { waitsForPayment } from 'shared-kernel/commerce/payment-methods';
import type { PlacedOrder } from 'shared-kernel/contract/orders';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { forgetCheckout, keptCheckouts, markPlaced } from './checkout-key';
import { placeOrder } from './place-order';

/** An order of this tab's earlier checkouts. */
export interface EarlierOrder {
  order: PlacedOrder;
  /** true when the tab sees the order for the first time because its response was lost */
  isNews: boolean;
}

/**
 * The order that an empty checkout leads to: the one that this tab placed and that waits to be paid, or whose answer was lost
 * (S157). Only for a cart with no line checked: then asking again with the same key finds an order and can make none.
 *
 * @returns null when there is none or the call fails
 */
export async function findEarlierOrder(api: ApiClient): Promise<EarlierOrder | null> {
  for (const checkout of keptCheckouts()) {
    try {
      const order = await placeOrder(api, checkout);
      markPlaced(checkout.key);
      if (!checkout.placed || waitsForPayment(order)) return { order, isNews: !checkout.placed };
    } catch (error) {
      if (!isFormRejected(error)) return null;
    }
    forgetCheckout(checkout.key);
  }
  return null;
}
