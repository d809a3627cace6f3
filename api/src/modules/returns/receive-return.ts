import { sql } from 'kysely';
import type { Minor } from 'shared-kernel/rules/money';
import type { Database } from '../../db/database';
import { PAID_SHIPPING } from '../orders/paid-shipping';
import { givePartBack } from '../orders/part-refund';
import { restockPieces } from '../orders/restock-pieces';
import { isOpen, type LockedReturn, lockReturn } from './answer-return';
import { noteReturn } from './note-return';

interface Coming {
  id: number;
  /** the money was given back by hand; it is only written down */
  byHand: boolean;
  /** its pieces can be sold again */
  restock: boolean;
}

/**
 * What has come of a return: its money is owed through the gateway or was given by hand, or none of it is left to give (`nothing`). Or it is
 * not received: unknown, not open any more, or its money has to be given by hand first (`atTheDoor`).
 */
export type Received =
  | { done: 'owed' | 'given' | 'nothing'; orderId: number; part: number | null; amount: Minor }
  | { why: 'unknown' | 'atTheDoor' }
  | { why: 'closed'; found: LockedReturn };

/**
 * Notes that a return has come, and gives back what its pieces cost, once: with their parcel's shipping when nothing of the parcel stays
 * with the shopper, and never more than is left of what was paid.
 *
 * @param trx a transaction that is rolled back when it is not received (`why`)
 */
export async function receiveReturn(trx: Database, { id, byHand, restock }: Coming, now: Date): Promise<Received> {
  const found = await lockReturn(trx, id);
  if (!found) return { why: 'unknown' };
  if (!isOpen(found)) return { why: 'closed', found };
  const { orderId, storeId } = found;
  const pieces = await trx
    .selectFrom('return_lines')
    .select(['ordered_product_id as lineId', 'quantity'])
    .where('return_id', '=', id)
    .orderBy('ordered_product_id')
    .execute();
  // first: what it holds cannot be given back
  await trx.updateTable('returns').set({ state: 'received', received_at: now }).where('id', '=', id).execute();
  const wished = { pieces, shipping: await shippingOfAll(trx, orderId, storeId) };
  const back = await givePartBack(trx, { orderId, wished, byHand, upToWhatIsLeft: true }, now);
  if ('why' in back && back.why === 'atTheDoor') return { why: 'atTheDoor' };
  if (restock) await restockPieces(trx, pieces);
  if ('done' in back) await trx.updateTable('returns').set({ part_refund_id: back.id }).where('id', '=', id).execute();
  // money that was given by hand has a mail of its own
  if (!('done' in back && back.done === 'given')) await noteReturn(trx, found, 'returnReceived', now);
  return 'done' in back
    ? { done: back.done, orderId, part: back.id, amount: back.amount }
    : { done: 'nothing', orderId, part: null, amount: 0 };
}

/** What the shipping of a store's parcel cost with its tax, once all its pieces are back; else nothing. */
async function shippingOfAll(trx: Database, orderId: number, storeId: number): Promise<Minor> {
  const { rows } = await sql<{ shipping: Minor }>`
    select coalesce(sum(${PAID_SHIPPING}), 0) as shipping
    from ordered_products line join orders placed on placed.id = line.order_id
    where line.order_id = ${orderId} and line.store_id = ${storeId}
    having bool_and(gone_pieces(line.id) >= line.quantity)`.execute(trx);
  return Number(rows[0]?.shipping ?? 0);
}
