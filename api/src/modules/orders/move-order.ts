import { OrderMethod, OrderStatus, PaymentStatus } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';
import type { Shipment } from './carriers';
import { noteNews } from './note-news';

/** Why an order does not move: see the table in docs/contracts/orders.md. */
export type Standstill = 'unknown' | 'cancelled' | 'refunded' | 'unpaid' | 'behind' | 'notOfStore' | 'parcelCancelled';

interface OfParcels {
  /** moves what this store sends alone; absent: everything */
  storeId?: number;
  /** how it travels, written down with the step */
  shipment?: Shipment;
}

/**
 * Moves what an order's stores send to a later step of the delivery; steps may be left out, none is ever gone back. The order stands
 * where the least of its parcels does, and is paid with the last delivery when it is paid at the door (`parcels__followed`). An order to be paid online waits for its money: it may still run out. The shopper is told: of each parcel that leaves, and of
 * the order when all is confirmed or there.
 *
 * @param status one of `OrderStatus`, above the present one of at least one parcel
 * @returns null when it moved, else why not; nothing has changed then
 */
export async function moveOrder(
  trx: Database,
  orderId: number,
  status: OrderStatus,
  now: Date,
  { storeId, shipment }: OfParcels = {},
): Promise<Standstill | null> {
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
