import { OrderMethod, OrderStatus, PaymentStatus } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';
import type { Shipment } from './carriers';
import { noteNews } from './note-news';

/** Why an order's status stays: see the table in docs/contracts/orders.md. */
export type MoveRefusal = 'unknown' | 'cancelled' | 'refunded' | 'unpaid' | 'behind' | 'notOfStore' | 'parcelCancelled';

interface OfParcels {
  /** moves only this store's parcel; absent: all parcels */
  storeId?: number;
  /** carrier and tracking code, stored with the status */
  shipment?: Shipment;
}

/**
 * Moves an order's parcels to a later delivery status; statuses may be skipped, but never go back. The order has the status of its least
 * advanced parcel, and a cash-on-delivery order is paid with the last delivery (`parcels__followed`). An unpaid online order does not move,
 * because it may still expire. The shopper is notified of each parcel that leaves, and of the order once all of it is confirmed or delivered.
 *
 * @param status one of `OrderStatus`, above the current one of at least one parcel
 * @returns null when it moved, otherwise the reason; nothing has changed then
 */
export async function moveOrder(
  trx: Database,
  orderId: number,
  status: OrderStatus,
  now: Date,
  { storeId, shipment }: OfParcels = {},
): Promise<MoveRefusal | null> {
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'order_method', 'payment_done', 'cancelled', 'refunded'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) return 'unknown';
  if (order.cancelled === 1) return 'cancelled';
  if (order.refunded === 1) return 'refunded';
  const atTheDoor = order.order_method === OrderMethod.cashOnDelivery;
  if (order.payment_done === PaymentStatus.unpaid && !atTheDoor) return 'unpaid';
  const parcels = await trx
    .selectFrom('parcels')
    .select(['id', 'status', 'cancelled'])
    .where('order_id', '=', orderId)
    .$if(storeId !== undefined, (query) => query.where('store_id', '=', storeId ?? 0))
    .orderBy('id')
    .execute();
  if (parcels.length === 0) return 'notOfStore';
  const live = parcels.filter(({ cancelled }) => cancelled === 0);
  if (live.length === 0) return 'parcelCancelled';
  const moved = live.filter((parcel) => parcel.status < status).map(({ id }) => id);
  if (moved.length === 0) return 'behind';
  await trx
    .updateTable('parcels')
    .set({ ...shipment, status, updated_at: now })
    .where('id', 'in', moved)
    .execute();
  const { status: reached } = await trx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (status === OrderStatus.confirmed && reached > order.status) await noteNews(trx, orderId, 'confirmed', now);
  if (status === OrderStatus.pickedUp) await noteNews(trx, orderId, 'pickedUp', now, moved);
  if (status === OrderStatus.onTheWay) await noteNews(trx, orderId, 'onTheWay', now, moved);
  if (reached === OrderStatus.delivered) await noteNews(trx, orderId, 'delivered', now);
  return null;
}
