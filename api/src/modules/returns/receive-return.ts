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
  /** the money was given back by hand; the refund is only recorded */
  byHand: boolean;
  /** its pieces go back into stock */
  restock: boolean;
}

/**
 * Result of receiving a return: its refund is due through the gateway (`owed`), was given by hand, or there is no money left to refund
 * (`nothing`). Or it is not received: unknown, no longer open, or its money must be given back by hand first (`atTheDoor`).
 */
export type Received =
  | { done: 'owed' | 'given' | 'nothing'; orderId: number; part: number | null; amount: Minor }
  | { why: 'unknown' | 'atTheDoor' }
  | { why: 'closed'; found: LockedReturn };

/**
 * Records that a return has arrived, and refunds the price of its pieces, once: with their parcel's shipping when the shopper keeps nothing
 * of the parcel, and never more than is left of the payment.
 *
 * @param trx a transaction that the caller rolls back when it is not received (`why`)
 */
export async function receiveReturn(trx: Database, { id, byHand, restock }: Coming, now: Date): Promise<Received> {
  const locked = await lockReturn(trx, id);
  if (!locked) return { why: 'unknown' };
  if (!isOpen(locked)) return { why: 'closed', found: locked };
  const { orderId, storeId } = locked;
  const pieces = await trx
    .selectFrom('return_lines')
    .select(['ordered_product_id as lineId', 'quantity'])
    .where('return_id', '=', id)
    .orderBy('ordered_product_id')
    .execute();
  // first, because pieces held by an open return cannot be refunded
  await trx.updateTable('returns').set({ state: 'received', received_at: now }).where('id', '=', id).execute();
  const claim = { pieces, shipping: await shippingOfAll(trx, orderId, storeId) };
  const back = await givePartBack(trx, { orderId, wished: claim, byHand, capAtRemainder: true }, now);
  if ('why' in back && back.why === 'atTheDoor') return { why: 'atTheDoor' };
  if (restock) await restockPieces(trx, pieces);
  if ('done' in back) await trx.updateTable('returns').set({ part_refund_id: back.id }).where('id', '=', id).execute();
  // a refund given by hand has its own mail
  if (!('done' in back && back.done === 'given')) await noteReturn(trx, locked, 'returnReceived', now);
  return 'done' in back
    ? { done: back.done, orderId, part: back.id, amount: back.amount }
    : { done: 'nothing', orderId, part: null, amount: 0 };
}

/** Shipping of a store's parcel with its tax once all its pieces are back; otherwise 0. */
async function shippingOfAll(trx: Database, orderId: number, storeId: number): Promise<Minor> {
  const { rows } = await sql<{ shipping: Minor }>`
    select coalesce(sum(${PAID_SHIPPING}), 0) as shipping
    from ordered_products line join orders placed on placed.id = line.order_id
    where line.order_id = ${orderId} and line.store_id = ${storeId}
    having bool_and(gone_pieces(line.id) >= line.quantity)`.execute(trx);
  return Number(rows[0]?.shipping ?? 0);
}
