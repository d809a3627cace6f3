import { queryOptions } from '@tanstack/react-query';
import { isFormRejected, isNotFound, isNotSignedIn } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import type { OrderDetail, OrderPage } from 'shared-kernel/contract/orders';
import { LAST_ORDER } from 'shared-kernel/contract/storage';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { looksSignedIn } from 'shared-kernel/session/signed-in-flag';

/** ms after which the page of an empty cart no longer mentions the last order */
const JUST_NOW = 30 * 60_000;

/** The last order placed on this device. */
interface LastOrder {
  /** earlier releases stored the number as `id` */
  code: string;
  /** ms by the device's clock, which is only compared with itself here */
  at: number;
}

/** Stores on this device that an order was just placed: other tabs and 'back' lead to it instead of to an empty cart (issue 14). */
export function rememberOrder(code: string): void {
  try {
    localStorage.setItem(LAST_ORDER, JSON.stringify({ code, at: Date.now() } satisfies LastOrder));
  } catch {
    // storage is blocked: the tab that placed the order still knows it
  }
}

/** Code of the order that was placed on this device in the last half hour; null without one. */
function lastOrderCode(): string | null {
  try {
    const last: Partial<LastOrder> | null = JSON.parse(localStorage.getItem(LAST_ORDER) ?? 'null');
    return typeof last?.code === 'string' && isJustNow(last.at, Date.now()) ? last.code : null;
  } catch {
    return null;
  }
}

/** @param at, now ms by the same clock */
const isJustNow = (at = Number.NaN, now: number) => now - at >= 0 && now - at < JUST_NOW;

/**
 * Code of the visitor's order of the last half hour, which may have emptied the cart: the one stored on this device, else the account's
 * latest. Null without one, and for an order that was cancelled or does not belong to this visitor.
 */
export const justPlacedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['just-placed'],
    queryFn: async ({ signal }): Promise<string | null> => {
      const code = lastOrderCode();
      if (code !== null && (await isValid(api, code, signal))) return code;
      if (!looksSignedIn()) return null;
      const { data, answeredAt } = await api.request<OrderPage>(CALLS.orders, { body: { page: 1 }, signal });
      const [latest] = data.data;
      const isNew = latest && isJustNow(Date.parse(latest.created_at), answeredAt ?? Date.now());
      return isNew && latest.cancelled === 0 ? latest.order : null;
    },
    staleTime: 0,
    retry: false,
  });

/** Whether this visitor owns the order and it is not cancelled: the device may have changed hands since. */
async function isValid(api: ApiClient, code: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { data } = await api.request<OrderDetail>(CALLS.orders, { body: { order_id: code }, signal });
    return data.cancelled === 0;
  } catch (error) {
    if (isFormRejected(error) || isNotFound(error) || isNotSignedIn(error)) return false;
    throw error;
  }
}
