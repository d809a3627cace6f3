import { sql } from 'kysely';
import type { Database } from '../../db/database';

interface Release {
  /** the order was not paid in time */
  expired?: boolean;
  /** it has not arrived and does not */
  undelivered?: boolean;
  /** its pieces can be sold again */
  restock?: boolean;
}

/**
 * Cancels an order and gives back what it held, exactly once: its pieces go into stock again, its voucher can be used again.
 * Whoever turns `cancelled` to 1 gives back; everybody later finds it turned. Attempts to pay that are still open are looked
 * at soon, so that nobody pays for nothing.
 *
 * Rows are locked in the order of placing an order: order, payments, voucher's use, variants by id.
 *
 * @returns false when it was cancelled before: nothing has changed
 */
export async function releaseOrder(
  trx: Database,
  orderId: number,
  now: Date,
  { expired = false, undelivered = false, restock = true }: Release = {},
): Promise<boolean> {
  const order = await trx
    .updateTable('orders')
    .set({ cancelled: 1, expired: expired ? 1 : 0, undelivered, updated_at: now })
    .where('id', '=', orderId)
    .where('cancelled', '=', 0)
    .returning('id')
    .executeTakeFirst();
  if (!order) return false;
  await sql`update payments set next_check_at = ${now} where order_id = ${orderId} and state = 'open'`.execute(trx);
  await sql`
    update voucher_uses set released_at = ${now} where order_id = ${orderId} and released_at is null`.execute(trx);
  if (!restock) return true;
  await sql`
    select id from inventory where id in (select inventory_id from ordered_products where order_id = ${orderId})
    order by id for no key update`.execute(trx);
  await sql`
    update inventory stock set quantity = stock.quantity + bought.pieces
    from (
      select inventory_id, sum(quantity - restocked)::integer as pieces from ordered_products
      where order_id = ${orderId} group by inventory_id
    ) bought
    where bought.inventory_id = stock.id`.execute(trx);
  await trx
    .updateTable('ordered_products')
    .set(({ ref }) => ({ restocked: ref('quantity') }))
    .where('order_id', '=', orderId)
    .execute();
  return true;
}
