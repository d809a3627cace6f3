import { OrderStatus } from 'shared-kernel/contract/enums';
import type { ShippingPlace } from 'shared-kernel/contract/product';
import { dayOf } from '../../http/moments';

const DAY = 86_400_000;

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
  const expected = later(dayOf(order.created_at, timeZone), place.day_needed);
  const today = dayOf(now, timeZone);
  return expected < today ? later(today, 1) : expected;
}

/** @param day `YYYY-MM-DD`, as the result: days of a calendar have no zone and no hour */
function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}
