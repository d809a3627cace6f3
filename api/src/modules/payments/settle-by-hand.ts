import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { markPaid } from '../orders/mark-paid';
import { createPaymentQueries } from './payments.queries';

/** Result of settling a flagged payment; `notPayable`: its order is paid or cancelled by now, so the money can only be given back. */
export type ByHand = 'done' | 'notFlagged' | 'notPayable';

/**
 * Accepts a flagged payment as it is: it pays the order, and the shopper gets a mail.
 *
 * @returns anything but `done` means that nothing has changed
 */
export async function acceptFlagged(trx: Database, paymentId: number, now: Date): Promise<ByHand> {
  const attempt = await lockFlagged(trx, paymentId);
  if (!attempt) return 'notFlagged';
  if (!(await markPaid(trx, attempt.order_id, paymentId, now))) return 'notPayable';
  await createPaymentQueries(trx).checkSoon(attempt.order_id, now);
  return 'done';
}

/**
 * Records that a mismatching payment was given back by hand at the gateway: the attempt fails, and its order can be paid again or
 * expires. Gateways keep reporting such a payment as paid, so its reference is removed from the attempt: neither a webhook nor the
 * shopper's return revives it (`settle`). The note keeps the reference.
 */
export async function noteReturned(trx: Database, paymentId: number, now: Date): Promise<ByHand> {
  const attempt = await lockFlagged(trx, paymentId);
  if (!attempt) return 'notFlagged';
  await trx
    .updateTable('payments')
    .set({
      state: 'failed',
      reference: null,
      note: sql<string>`concat_ws('; ', note, 'given back by hand', reference)`,
      updated_at: now,
    })
    .where('id', '=', paymentId)
    .execute();
  return 'done';
}

/** Locks the order first, then the attempt, as everywhere else. */
async function lockFlagged(trx: Database, paymentId: number) {
  const queries = createPaymentQueries(trx);
  const known = await queries.find(paymentId);
  if (!known) return null;
  await queries.lockOrder(known.order_id);
  const attempt = await queries.lockAttempt(paymentId);
  return attempt.state === 'flagged' ? attempt : null;
}
