import { queryOptions } from '@tanstack/react-query';
import { isFormRejected, isNotFound, isNotSignedIn } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { ApiClient } from 'shared-kernel/platform/api-client';

const STORAGE_KEY = 'lastOrder';
/** ms after which an empty cart is no news to whoever has ordered */
const JUST_NOW = 30 * 60_000;

/** The order that was placed last on this device. */
interface LastOrder {
  id: number;
  /** ms, by the device's clock, which measures here how long ago it was */
  at: number;
}

/** Notes on this device that an order was just placed: its other tabs and 'back' lead to it instead of to an empty cart (issue 14). */
export function rememberOrder(id: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ id, at: Date.now() } satisfies LastOrder));
  } catch {
    // storage is refused: the tab that placed the order still knows
  }
}

/** Id of the order that was placed on this device in the last half hour; null without one. */
export function lastOrderId(): number | null {
  try {
    const last: LastOrder | null = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    const age = Date.now() - (last?.at ?? Number.NaN);
    return last && age >= 0 && age < JUST_NOW && Number.isSafeInteger(last.id) ? last.id : null;
  } catch {
    return null;
  }
}

/** Whether this visitor has that order, and it still stands: the device may have changed hands, the order may be called off. */
export const standingOrderQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['standing-order', id],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await api.request<OrderDetail>(CALLS.orders, { body: { order_id: id }, signal });
        return data.cancelled === 0;
      } catch (error) {
        if (isFormRejected(error) || isNotFound(error) || isNotSignedIn(error)) return false;
        throw error;
      }
    },
    staleTime: 0,
  });
