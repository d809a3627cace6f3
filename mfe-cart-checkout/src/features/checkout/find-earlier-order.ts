import type { QueryClient } from '@tanstack/react-query';
import { isFormRejected } from 'shared-kernel/api/errors';
import { waitsForPayment } from 'shared-kernel/commerce/payment-methods';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { justPlacedQuery } from '../../components/last-order';
import { forgetCheckout, keptCheckouts, markPlaced } from './checkout-key';
import { placeOrder } from './place-order';

/** An order that an empty checkout leads to. */
export interface EarlierOrder {
  code: string;
  /** true: its page says 'thank you', because the shopper may see it for the first time */
  isNews: boolean;
}

/**
 * The order that an empty checkout leads to (S157, issue 14): the one that this tab placed and that waits to be paid, or whose answer was
 * lost, else the one that was just placed on this device or with this account, in another tab perhaps. Only for a cart with no line checked: then asking
 * again with the same key finds an order and can make none.
 *
 * @returns null when there is none or a call fails
 */
export async function findEarlierOrder(api: ApiClient, queries: QueryClient): Promise<EarlierOrder | null> {
  for (const checkout of keptCheckouts()) {
    try {
      const order = await placeOrder(api, checkout);
      markPlaced(checkout.key);
      if (!checkout.placed || waitsForPayment(order)) return { code: order.order, isNews: !checkout.placed };
    } catch (error) {
      if (!isFormRejected(error)) return null;
    }
    forgetCheckout(checkout.key);
  }
  const code = await queries.fetchQuery(justPlacedQuery(api)).catch(() => null);
  return code ? { code, isNews: true } : null;
}
