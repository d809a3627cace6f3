import { sql } from 'kysely';
import { OrderMethod, OrderStatus, PaymentStatus } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';
import { noteNews } from './note-news';
import type { News } from './order-news';

/** What the shopper is told of each step. Every order is pending from the start, so none is moved there. */
const NEWS: Record<OrderStatus, News | null> = {
  [OrderStatus.pending]: null,
  [OrderStatus.confirmed]: 'confirmed',
  [OrderStatus.pickedUp]: 'pickedUp',
  [OrderStatus.onTheWay]: 'onTheWay',
  [OrderStatus.delivered]: 'delivered',
};

/** Why an order does not move: see the table in docs/contracts/orders.md. */
export type Standstill = 'unknown' | 'cancelled' | 'refunded' | 'unpaid' | 'behind';

/**
 * Moves an order to a later step of its delivery; steps may be left out, none is ever gone back. Delivering an order that is
 * paid at the door makes it paid. An order to be paid online waits for its money: it may still run out. The shopper is told.
 *
 * @param status one of `OrderStatus`, above the present one
 * @returns null when it moved, else why not; nothing has changed then
 */
export async function moveOrder(
  trx: Database,
  orderId: number,
  status: OrderStatus,
  now: Date,
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
  if (status <= order.status) return 'behind';
  const paid = atTheDoor && status === OrderStatus.delivered ? PaymentStatus.paid : order.payment_done;
  await trx
    .updateTable('orders')
    .set({ status, payment_done: paid, updated_at: now })
    .where('id', '=', orderId)
    .execute();
  await sql`insert into order_status_history (order_id, status, at) values (${orderId}, ${status}, ${now})`.execute(
    trx,
  );
  const news = NEWS[status];
  if (news) await noteNews(trx, orderId, news, now);
  return null;
}
