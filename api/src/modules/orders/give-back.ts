import { sql } from 'kysely';
import { PaymentStatus } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';
import { issueCreditNote } from '../credit-notes/issue-credit-note';
import { noteCalledOff } from '../sales/note-sale';
import { noteNews } from './note-news';
import { markRefunded, oweRefund } from './refund-order';

/**
 * Result of refunding an order. The refund is due now (`owed`), was due already, is retried after it had been given up, or was given
 * by hand. Otherwise nothing has changed: the order is unknown, unpaid, free of charge or refunded, or its money must be given back by hand
 * (`atTheDoor`) or must not be (`online`).
 */
export type GivingBack =
  | 'owed'
  | 'owedAlready'
  | 'triedAgain'
  | 'given'
  | 'unknown'
  | 'unpaid'
  | 'free'
  | 'refunded'
  | 'atTheDoor'
  | 'online';

/**
 * Refunds what was paid for an order, once: through its gateway, by the refund runner, or by the shop's own hand when it was paid at the
 * door. The order keeps its status and cannot move any further once it is refunded.
 *
 * @param byHand the money was refunded in cash; the refund is only recorded, and the shopper gets a mail
 */
export async function giveBack(trx: Database, orderId: number, byHand: boolean, now: Date): Promise<GivingBack> {
  const order = await trx
    .selectFrom('orders')
    .select(['payment_done', 'refunded', 'total_amount'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) return 'unknown';
  if (order.refunded === 1) return 'refunded';
  if (order.payment_done === PaymentStatus.unpaid) return 'unpaid';
  if (order.total_amount === 0) return 'free';
  const paid = await trx
    .selectFrom('payments')
    .leftJoin('refunds', 'refunds.payment_id', 'payments.id')
    .select(['refunds.id as refund', 'refunds.state'])
    .where('payments.order_id', '=', orderId)
    .where('payments.state', '=', 'paid')
    .executeTakeFirst();
  if (paid && byHand) return 'online';
  if (!paid && !byHand) return 'atTheDoor';
  if (!paid) {
    await trx.updateTable('orders').set({ refunded: 1, updated_at: now }).where('id', '=', orderId).execute();
    await issueCreditNote(trx, orderId, null, now);
    await noteNews(trx, orderId, 'refunded', now);
    await noteCalledOff(trx, orderId, now);
    return 'given';
  }
  if (paid.refund === null) {
    // partial refunds already cover the whole amount
    if (!(await oweRefund(trx, orderId, now))) return 'owedAlready';
    await noteCalledOff(trx, orderId, now);
    return 'owed';
  }
  return (await tryAgain(trx, 'refunds', paid.refund, now)) ? 'triedAgain' : 'owedAlready';
}

/**
 * Retries a refund that was given up, with the same key at the gateway, so it is never given twice.
 *
 * @param table for refunds of whole payments or of parts of them
 * @returns false when it was not given up: nothing has changed
 */
export async function tryAgain(
  trx: Database,
  table: 'refunds' | 'part_refunds',
  id: number,
  now: Date,
): Promise<boolean> {
  const again = await trx
    .updateTable(table)
    .set({ state: 'due', attempts: 0, next_try_at: now, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning('id')
    .executeTakeFirst();
  return again !== undefined;
}

/**
 * Records that a refund that had been given up was given by hand at the gateway.
 *
 * @param reference the gateway's reference of the refund
 * @returns false when it was not given up: nothing has changed
 */
export async function noteGiven(trx: Database, refundId: number, reference: string, now: Date): Promise<boolean> {
  // lock the order first, then its rows
  await sql`
    select placed.id from refunds back join payments tried on tried.id = back.payment_id
    join orders placed on placed.id = tried.order_id
    where back.id = ${refundId} for no key update of placed`.execute(trx);
  const row = await trx
    .selectFrom('refunds')
    .select('state')
    .where('id', '=', refundId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row?.state !== 'failed') return false;
  await markRefunded(trx, refundId, reference, now);
  return true;
}
