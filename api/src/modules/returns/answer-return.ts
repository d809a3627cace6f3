import type { Database } from '../../db/database';
import { noteReturn } from './note-return';

/** A return whose order is locked. */
export interface LockedReturn {
  id: number;
  orderId: number;
  storeId: number;
  state: string;
  /** time of withdrawal by the shopper; null: not withdrawn */
  withdrawnAt: Date | null;
}

/**
 * Locks the order of a return, then the return; undefined when there is none.
 *
 * @param of restricts to a return of this order of this shopper
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
  // lock the order first, then its rows
  await trx.selectFrom('orders').select('id').where('id', '=', named.order_id).forNoKeyUpdate().execute();
  return trx
    .selectFrom('returns')
    .select(['id', 'order_id as orderId', 'store_id as storeId', 'state', 'withdrawn_at as withdrawnAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Whether the return still needs an action by somebody. */
export const isOpen = ({ state }: Pick<LockedReturn, 'state'>): boolean => state === 'asked' || state === 'accepted';

/**
 * Answers a return: with how to send it back, or why it is refused. An accepted return can still be refused, or accepted again with another
 * text, until it has arrived. The shopper is notified by mail.
 *
 * @param answer text by the shop
 * @returns the return as it was before, unchanged when it was not open; undefined when there is none
 */
export async function answerReturn(
  trx: Database,
  { id, state, answer }: { id: number; state: 'accepted' | 'refused'; answer: string },
  now: Date,
): Promise<LockedReturn | undefined> {
  const locked = await lockReturn(trx, id);
  if (!locked || !isOpen(locked)) return locked;
  await trx.updateTable('returns').set({ state, answer, answered_at: now }).where('id', '=', id).execute();
  await noteReturn(trx, locked, state === 'accepted' ? 'returnAccepted' : 'returnRefused', now);
  return locked;
}
