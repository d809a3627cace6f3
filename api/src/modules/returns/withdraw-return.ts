import type { Database } from '../../db/database';
import { noteStores } from '../store-notices/note-stores';
import { isOpen, type LockedReturn, lockReturn } from './answer-return';
import { noteReturn } from './note-return';

interface Withdrawn {
  id: number;
  /** order and shopper who withdraw it; absent: an operator withdraws it for the shopper */
  of?: { orderId: number; shopperId: number };
}

/**
 * Withdraws a return that has not arrived: its pieces can be returned or refunded again, and it can no longer be answered or received.
 * Shopper, shop and store are notified by mail.
 *
 * @returns the return as it was before, unchanged when it was not open; undefined when there is none
 */
export async function withdrawReturn(
  trx: Database,
  { id, of }: Withdrawn,
  now: Date,
): Promise<LockedReturn | undefined> {
  const locked = await lockReturn(trx, id, of);
  if (!locked || !isOpen(locked)) return locked;
  await trx.updateTable('returns').set({ state: 'refused', withdrawn_at: now }).where('id', '=', id).execute();
  await noteReturn(trx, locked, 'returnWithdrawn', now);
  await noteStores(trx, { returnId: id, storeId: locked.storeId, withdrawn: true }, now);
  return locked;
}
