import { sql } from 'kysely';
import { OrderStatus, PaymentStatus, Selected } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';
import { noteNews } from './note-news';
import { releaseOrder } from './release-order';

/** True for `orders` without a flagged payment, which a person must look at. */
export const hasNoFlaggedPayment = sql<boolean>`not exists (
  select from payments where payments.order_id = orders.id and payments.state = 'flagged')`;

/**
 * Ends the hold of an order that was not paid in time: it is cancelled and expired, its stock and voucher are released, and its items
 * return checked to the shopper's cart as far as stock allows, so that nothing is lost silently (S162, P3).
 * The caller has checked the gateway before: an order found paid here stays paid.
 *
 * @returns false when there is nothing to expire: the order is paid, cancelled, already moving, not overdue, has a flagged payment that
 * a person must look at (`flagged`: the money belongs to this order), or its shopper is being merged and the caller must retry
 */
export async function expireOrder(trx: Database, orderId: number, now: Date): Promise<boolean> {
  // lock the shopper first, as every cart change does
  const { rows: shoppers } = await sql<{ id: number }>`
    select id from shoppers where id = (select shopper_id from orders where id = ${orderId}) for update`.execute(trx);
  const shopperId = shoppers[0]?.id;
  if (shopperId === undefined) return false;
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('shopper_id', '=', shopperId)
    .where('status', '=', OrderStatus.pending)
    .where('payment_done', '=', PaymentStatus.unpaid)
    .where('cancelled', '=', 0)
    .where('expires_at', '<=', now)
    .where(hasNoFlaggedPayment)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) return false;
  await releaseOrder(trx, orderId, now, { expired: true });
  // the order's price is the last one the shopper saw
  await sql`
    insert into cart_lines as own (shopper_id, product_id, inventory_id, quantity, selected, shipping_type, seen_price)
    select ${shopperId}, bought.product_id, bought.inventory_id, least(bought.quantity, stock.quantity),
      ${Selected.checked}, bought.shipping_type, bought.selling
    from ordered_products bought join inventory stock on stock.id = bought.inventory_id
    where bought.order_id = ${orderId} and stock.quantity > 0
    order by bought.id
    on conflict (shopper_id, inventory_id) do update set
      quantity = case when own.saved then excluded.quantity else least(
        own.quantity + excluded.quantity, (select quantity from inventory where id = own.inventory_id)
      ) end,
      selected = excluded.selected, saved = false`.execute(trx);
  await noteNews(trx, orderId, 'expired', now);
  return true;
}
