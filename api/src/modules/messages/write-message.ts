import { sql } from 'kysely';
import type { OrderMessage } from 'shared-kernel/contract/messages';
import type { Database } from '../../db/database';
import { Refused } from '../../http/refused';
import { noteStores } from '../store-notices/note-stores';

interface Written {
  orderId: number;
  storeId: number;
  /** trimmed */
  message: string;
}

/** Messages about one order within 24 hours, to all its stores: each sends a mail to somebody. */
const MOST = 10;
const DAY_MS = 24 * 60 * 60_000;
/** ms within which equal texts are the same message: a second click, or a form resubmitted after a lost response */
const REPEATED_MS = 10 * 60_000;

/**
 * Stores a shopper's message to a store about an order, and queues the mail to the store (issue 14).
 *
 * @param shopperId the shopper whose order the caller may access
 * @throws Refused when it is not this shopper's order, contains nothing of the store, or too many were written today; nothing has changed then
 */
export function writeMessage(
  db: Database,
  shopperId: number,
  { orderId, storeId, message }: Written,
  now: Date,
): Promise<OrderMessage> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select placed.id from orders placed
      join order_addresses address on address.order_id = placed.id and address.email <> ''
      where placed.id = ${orderId} and placed.shopper_id = ${shopperId}
        and exists (select from parcels where order_id = placed.id and store_id = ${storeId})
      for no key update of placed`.execute(trx);
    if (rows.length === 0) throw new Refused('orders.notFound');
    const recent = await trx
      .selectFrom('order_messages')
      .select(['id', 'store_id', 'message', 'created_at'])
      .where('order_id', '=', orderId)
      .where('created_at', '>', new Date(now.getTime() - DAY_MS))
      .orderBy('id', 'desc')
      .execute();
    const same = recent.find(
      (one) =>
        one.store_id === storeId && one.message === message && now.getTime() - one.created_at.getTime() < REPEATED_MS,
    );
    if (same) return toMessage(same);
    if (recent.length >= MOST) throw new Refused('messages.tooMany');
    const kept = await trx
      .insertInto('order_messages')
      .values({ order_id: orderId, store_id: storeId, message, created_at: now })
      .returning(['id', 'store_id', 'message', 'created_at'])
      .executeTakeFirstOrThrow();
    await noteStores(trx, { messageId: kept.id, storeId }, now);
    return toMessage(kept);
  });
}

const toMessage = ({ created_at, ...kept }: Omit<OrderMessage, 'at'> & { created_at: Date }): OrderMessage => ({
  ...kept,
  at: created_at.toISOString(),
});
