import { sql } from 'kysely';
import type { Database } from '../../db/database';

/**
 * Writes down that what was paid for an order goes back, once; the refund runner hands it to the gateway. An order paid at
 * the door has no attempt that was paid, so nothing is owed through a gateway.
 *
 * @param trx the transaction that holds the order locked
 * @returns whether a refund is due or done
 */
export async function oweRefund(trx: Database, orderId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into refunds (payment_id, amount, created_at, updated_at, next_try_at)
    select id, amount, ${now}, ${now}, ${now} from payments where order_id = ${orderId} and state = 'paid' and amount > 0
    on conflict (payment_id) do update set payment_id = excluded.payment_id
    returning id`.execute(trx);
  return rows.length > 0;
}

/**
 * Notes that the gateway gave a payment back. The order counts as refunded when it is that payment which had paid it, or
 * when it is cancelled; a surplus payment that returns leaves an order that stands as it is.
 *
 * @param reference the gateway's name for the refund
 */
export async function markRefunded(trx: Database, refundId: number, reference: string, now: Date): Promise<void> {
  // the order first, then its rows: the order of locks everywhere
  await sql`
    update orders placed set refunded = 1, updated_at = ${now}
    from refunds back join payments tried on tried.id = back.payment_id
    where back.id = ${refundId} and placed.id = tried.order_id and placed.refunded = 0
      and (tried.state = 'paid' or placed.cancelled = 1)`.execute(trx);
  await trx
    .updateTable('refunds')
    .set({ state: 'done', reference, updated_at: now })
    .where('id', '=', refundId)
    .where('state', '<>', 'done')
    .execute();
}
