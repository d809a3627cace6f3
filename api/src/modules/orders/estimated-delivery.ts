import { OrderStatus } from 'shared-kernel/contract/enums';
import type { ShippingPlace } from 'shared-kernel/contract/product';

const DAY = 86_400_000;

/**
 * Day on which a line of an order is expected: the order's day and the days that its shipping needs (wire contract §4).
 * @returns `YYYY-MM-DD`; null once it is delivered or cancelled, or when its shipping says nothing
 */
export function estimatedDelivery(
  order: { created_at: Date; status: number; cancelled: number },
  place: Pick<ShippingPlace, 'day_needed'> | null,
): string | null {
  if (!place || order.cancelled === 1 || order.status === OrderStatus.delivered) return null;
  return new Date(order.created_at.getTime() + place.day_needed * DAY).toISOString().slice(0, 10);
}
