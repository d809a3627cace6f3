import { OrderStatus } from 'shared-kernel/contract/enums';
import type { ShippingPlace } from 'shared-kernel/contract/product';
import { dayOf, daysLater } from '../../http/moments';

/** When and where it is reckoned: the server's clock and the shop's zone, never the caller's. */
interface ShopDay {
  now: Date;
  /** IANA name */
  timeZone: string;
}

/**
 * Day on which a line of an order is expected: the order's day and the days that its shipping needs. Once that day has passed
 * and the line is still not there, it is tomorrow (wire contract §4).
 *
 * @returns `YYYY-MM-DD`; null once it is delivered or cancelled, or when its shipping says nothing
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
