import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { issueCreditNote } from '../credit-notes/issue-credit-note';
import { noteNews } from './note-news';

/**
 * Records that the payment of an order must be given back, once; the refund runner executes it at the gateway. An order paid at
 * the door has no paid attempt, so no refund through a gateway is due.
 *
 * @param trx the transaction that holds the order locked
 * @returns whether a refund is due or done
 */
export async function oweRefund(trx: Database, orderId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into refunds (payment_id, amount, created_at, updated_at, next_try_at)
    select id, amount, ${now}, ${now}, ${now} from payments where order_id = ${orderId} and state = 'paid' and amount > 0
    on conflict (payment_id) do update set payment_id = excluded.payment_id
    returning xmax = 0 as "isNew"`.execute(trx);
  if (rows.some(({ isNew }) => isNew)) await issueCreditNote(trx, orderId, null, now);
  return rows.length > 0;
}

/**
 * Records that the gateway gave a payment back. The order counts as refunded, and the shopper is notified, once no refund of it is
 * pending: neither of the payment that paid it nor, if it is cancelled, of any other. Refunding a surplus payment does not change an order
 * that stands.
 *
 * @param reference the gateway's reference of the refund
 */
export async function markRefunded(trx: Database, refundId: number, reference: string, now: Date): Promise<void> {
  // lock the order first, then its rows, as everywhere; a transaction that waits here sees what the other one wrote
  await sql`
    select placed.id from orders placed
    where placed.id = (
      select tried.order_id from refunds back join payments tried on tried.id = back.payment_id where back.id = ${refundId}
    )
    for no key update`.execute(trx);
  await trx
    .updateTable('refunds')
    .set({ state: 'done', reference, updated_at: now })
    .where('id', '=', refundId)
    .where('state', '<>', 'done')
    .execute();
  const { rows } = await sql<{ id: number }>`
    with own as (
      select tried.order_id, bool_and(back.state = 'done') as done, bool_or(tried.state = 'paid') as whole
      from refunds back join payments tried on tried.id = back.payment_id
      where tried.order_id = (
        select one.order_id from refunds this join payments one on one.id = this.payment_id where this.id = ${refundId}
      )
      group by tried.order_id
    )
    update orders placed set refunded = 1, updated_at = ${now} from own
    where placed.id = own.order_id and placed.refunded = 0 and not exists (
        select from part_refunds part where part.order_id = placed.id and part.state <> 'done')
      and own.done and (own.whole or placed.cancelled = 1)
    returning placed.id`.execute(trx);
  for (const { id } of rows) await noteNews(trx, id, 'refunded', now);
}
