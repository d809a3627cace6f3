import type { QueryClient } from '@tanstack/react-query';
import { isFormRejected } from 'shared-kernel/api/errors';
import { waitsForPayment } from 'shared-kernel/commerce/payment-methods';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { justPlacedQuery } from '../../components/last-order';
import { forgetCheckout, keptCheckouts, markPlaced } from './checkout-key';
import { placeOrder } from './place-order';

/** An order to open instead of an empty checkout. */
export interface EarlierOrder {
  code: string;
  /** true: its page says 'thank you', because the shopper may see it for the first time */
  isNews: boolean;
}

/**
 * The order to open instead of an empty checkout (S157, issue 14): one of this tab that is unpaid or whose response was lost, else the
 * one just placed on this device or with this account, perhaps in another tab. Call it only for a cart with no checked line: then a
 * repeated request with the same key finds an order and cannot create one.
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
