import type { Database } from '../../db/database';
import { noteReturn } from './note-return';

/** A return whose order is locked. */
export interface LockedReturn {
  id: number;
  orderId: number;
  storeId: number;
  state: string;
  /** by the shopper; null: no */
  withdrawnAt: Date | null;
}

/**
 * Locks the order of a return, then the return; undefined: there is none.
 *
 * @param of only a return of this order of this shopper
 */
export async function lockReturn(
  trx: Database,
  id: number,
  of?: { orderId: number; shopperId: number },
): Promise<LockedReturn | undefined> {
  const named = await trx
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select('order_id')
    .where('returns.id', '=', id)
    .$if(of !== undefined, (all) =>
      all.where('orders.id', '=', of?.orderId ?? 0).where('orders.shopper_id', '=', of?.shopperId ?? 0),
    )
    .executeTakeFirst();
  if (!named) return undefined;
  // the order first, then its rows
  await trx.selectFrom('orders').select('id').where('id', '=', named.order_id).forNoKeyUpdate().execute();
  return trx
    .selectFrom('returns')
    .select(['id', 'order_id as orderId', 'store_id as storeId', 'state', 'withdrawn_at as withdrawnAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Whether somebody still has to do something about it. */
export const isOpen = ({ state }: Pick<LockedReturn, 'state'>): boolean => state === 'asked' || state === 'accepted';

/**
 * Answers a return: how it is sent back, or why it is not taken. What was accepted can still be refused, and accepted again with other words,
 * until it has come. The shopper is told by mail.
 *
 * @param answer in the shop's words
 * @returns undefined: there is none; else as it was before, and nothing has changed when that was not open
 */
export async function answerReturn(
  trx: Database,
  { id, state, answer }: { id: number; state: 'accepted' | 'refused'; answer: string },
  now: Date,
): Promise<LockedReturn | undefined> {
  const found = await lockReturn(trx, id);
  if (!found || !isOpen(found)) return found;
  await trx.updateTable('returns').set({ state, answer, answered_at: now }).where('id', '=', id).execute();
  await noteReturn(trx, found, state === 'accepted' ? 'returnAccepted' : 'returnRefused', now);
  return found;
}
