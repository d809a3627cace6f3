import type { Database } from '../../db/database';
import { noteStores } from '../store-notices/note-stores';
import { isOpen, type LockedReturn, lockReturn } from './answer-return';
import { noteReturn } from './note-return';

interface Withdrawn {
  id: number;
  /** whoever withdraws it names the order as well; absent: an operator, for the shopper */
  of?: { orderId: number; shopperId: number };
}

/**
 * Takes a return back that has not come: its pieces can be sent back or refunded again, and nothing of it can be answered or received any more. Shopper, shop and store are
 * told by mail.
 *
 * @returns undefined: there is none; else as it was before, and nothing has changed when that was not open
 */
export async function withdrawReturn(
  trx: Database,
  { id, of }: Withdrawn,
  now: Date,
): Promise<LockedReturn | undefined> {
  const found = await lockReturn(trx, id, of);
  if (!found || !isOpen(found)) return found;
  await trx.updateTable('returns').set({ state: 'refused', withdrawn_at: now }).where('id', '=', id).execute();
  await noteReturn(trx, found, 'returnWithdrawn', now);
  await noteStores(trx, { returnId: id, storeId: found.storeId, withdrawn: true }, now);
  return found;
}
