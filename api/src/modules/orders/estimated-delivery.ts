import { OrderStatus } from 'shared-kernel/contract/enums';
import type { ShippingPlace } from 'shared-kernel/contract/product';
import { dayOf, daysLater } from '../../http/moments';

/** Basis of the estimate: the server's clock and the shop's time zone, never the caller's. */
interface ShopDay {
  now: Date;
  /** IANA name */
  timeZone: string;
}

/**
 * Day on which a line of an order is expected: the order's day plus the days that its shipping takes. If that day has passed
 * without delivery, it is tomorrow (wire contract §4).
 *
 * @returns `YYYY-MM-DD`; null once the line is delivered or cancelled, or without a shipping place
 */
export function estimatedDelivery(
  order: { created_at: Date; status: number; cancelled: number },
  place: Pick<ShippingPlace, 'day_needed'> | null,
  { now, timeZone }: ShopDay,
): string | null {
  if (!place || order.cancelled === 1 || order.status === OrderStatus.delivered) return null;
  const expected = daysLater(dayOf(order.created_at, timeZone), place.day_needed);
  const today = dayOf(now, timeZone);
  return expected < today ? daysLater(today, 1) : expected;
}
