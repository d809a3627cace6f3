import { sql } from 'kysely';
import type { Database } from '../../db/database';

interface Release {
  /** the order was not paid in time */
  expired?: boolean;
  /** it has not arrived and will not */
  undelivered?: boolean;
  /** its pieces go back into stock */
  restock?: boolean;
}

/**
 * Cancels an order and releases what it held, exactly once: its pieces go back into stock, its voucher becomes usable again.
 * Only the call that sets `cancelled` to 1 releases; later calls find it set. Open payment attempts are checked soon, so that nobody pays
 * for nothing.
 * Rows are locked in the same order as when placing an order: order, payments, voucher use, variants by id.
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
