import { sql } from 'kysely';
import { OrderMethod, PaymentStatus } from 'shared-kernel/contract/enums';
import type { Minor } from 'shared-kernel/rules/money';
import type { Database } from '../../db/database';
import { toNumeric } from '../../db/money';
import { issueCreditNote } from '../credit-notes/issue-credit-note';
import { type LineOfOrder, priceOfPieces } from './refunded-pieces';

/** Pieces of an order line. */
export interface Pieces {
  lineId: number;
  /** null: all that were not given back yet */
  quantity: number | null;
}

/** An amount, or the price of pieces with their tax and less their share of the voucher; shipping only as given. */
export type Claim = { amount: Minor } | { pieces: readonly Pieces[]; shipping?: Minor };

interface PartInput {
  orderId: number;
  wished: Claim;
  /** the shop has already given the money back: the refund is only recorded, and the shopper gets a mail */
  byHand: boolean;
  /** caps the amount at what is left of the payment; otherwise a larger amount is refused */
  capAtRemainder?: boolean;
  /** for an unpaid cash-on-delivery order: reduces the amount due, without notifying the shopper */
  leftOff?: boolean;
}

/**
 * Result of a partial refund: it is due through the gateway (`owed`) or was given by hand. Otherwise nothing has changed: for the reasons
 * of `GivingBack`, because a line is not the order's or has no such pieces left (`inReturn`: a return holds them), or because the amount
 * exceeds what is left (`left`, minor units).
 */
export type PartBack =
  | { done: 'owed' | 'given'; id: number; amount: Minor; pieces: readonly { lineId: number; quantity: number }[] }
  | { why: 'unknown' | 'unpaid' | 'refunded' | 'atTheDoor' | 'wholeIsOwed' }
  | { why: 'noLine' | 'noPieces' | 'inReturn'; lineId: number }
  | { why: 'tooMuch' | 'nothing'; amount: Minor; left: Minor };

/**
 * Refunds a part of what was paid for an order: never more in total than was paid, and no piece twice. Once everything is given back
 * the order is refunded.
 */
export async function givePartBack(
  trx: Database,
  { orderId, wished, byHand, capAtRemainder = false, leftOff = false }: PartInput,
  now: Date,
): Promise<PartBack> {
  const order = await trx
    .selectFrom('orders')
    .select(['payment_done', 'order_method', 'refunded', 'total_amount', 'voucher_price', 'currency_digits'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) return { why: 'unknown' };
  const isPaid = order.payment_done === PaymentStatus.paid;
  if (leftOff ? isPaid || order.order_method !== OrderMethod.cashOnDelivery : !isPaid) return { why: 'unpaid' };
  if (order.refunded === 1) return { why: 'refunded' };
  const paid = await trx
    .selectFrom('payments')
    .leftJoin('refunds', 'refunds.payment_id', 'payments.id')
    .select(['payments.id', 'refunds.id as refund'])
    .where('payments.order_id', '=', orderId)
    .where('payments.state', '=', 'paid')
    .executeTakeFirst();
  if (paid && paid.refund !== null) return { why: 'wholeIsOwed' };
  if (!paid && !byHand && !leftOff) return { why: 'atTheDoor' };

  const { rows: lines } = await sql<LineOfOrder>`
    select line.id, line.quantity, line.free_quantity, line.selling,
      case when placed.tax_included then 0 else line.tax_price end as tax_price, (
      select coalesce(sum(back.quantity), 0)::int from part_refund_lines back where back.ordered_product_id = line.id
    ) as returned, held_pieces(line.id) as held
    from ordered_products line join orders placed on placed.id = line.order_id
    where line.order_id = ${orderId} order by line.id`.execute(trx);
  const given = await trx
    .selectFrom('part_refunds')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const left = order.total_amount - Number(given.sum ?? 0);
  const chosen = 'pieces' in wished ? choose(lines, wished.pieces) : [];
  if ('why' in chosen) return chosen;
  const whole =
    'amount' in wished
      ? wished.amount
      : priceOfPieces(lines, chosen, order.voucher_price, order.currency_digits) + (wished.shipping ?? 0);
  const amount = capAtRemainder ? Math.min(whole, left) : whole;
  if (amount === 0) return { why: 'nothing', amount, left };
  if (amount > left) return { why: 'tooMuch', amount, left };

  const { id } = await trx
    .insertInto('part_refunds')
    .values({
      order_id: orderId,
      payment_id: byHand || leftOff ? null : (paid?.id ?? null),
      amount: toNumeric(amount),
      state: byHand || leftOff ? 'done' : 'due',
      left_off: leftOff,
      created_at: now,
      updated_at: now,
      next_try_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (chosen.length > 0)
    await trx
      .insertInto('part_refund_lines')
      .values(chosen.map(({ lineId, quantity }) => ({ part_refund_id: id, ordered_product_id: lineId, quantity })))
      .execute();
  await issueCreditNote(trx, orderId, id, now);
  if (leftOff) return { done: 'given', id, amount, pieces: chosen };
  if (!byHand) return { done: 'owed', id, amount, pieces: chosen };
  await notePart(trx, orderId, id, now);
  return { done: 'given', id, amount, pieces: chosen };
}

/** Resolves the pieces to give back: the requested quantity of each line, or all that are left. */
function choose(
  lines: readonly LineOfOrder[],
  pieces: readonly Pieces[],
): { lineId: number; quantity: number }[] | { why: 'noLine' | 'noPieces' | 'inReturn'; lineId: number } {
  const chosen: { lineId: number; quantity: number }[] = [];
  for (const { lineId, quantity } of pieces) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || chosen.some((one) => one.lineId === lineId)) return { why: 'noLine', lineId };
    const left = line.quantity - line.returned - line.held;
    if (left < (quantity ?? 1)) return { why: left + line.held < (quantity ?? 1) ? 'noPieces' : 'inReturn', lineId };
    chosen.push({ lineId, quantity: quantity ?? left });
  }
  return chosen;
}

/**
 * Records that the gateway has given a partial refund.
 *
 * @param reference the gateway's reference of the refund
 */
export async function markPartRefunded(trx: Database, id: number, reference: string, now: Date): Promise<void> {
  const order_id = await lockOrderOf(trx, id);
  const done = await trx
    .updateTable('part_refunds')
    .set({ state: 'done', reference, updated_at: now })
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .returning('id')
    .executeTakeFirst();
  if (done && order_id !== undefined) await notePart(trx, order_id, id, now);
}

/** Locks the order of a partial refund: the order first, then its rows, as everywhere. @returns its id; undefined: no such partial refund */
async function lockOrderOf(trx: Database, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select placed.id from orders placed where placed.id = (select order_id from part_refunds where id = ${id})
    for no key update`.execute(trx);
  return rows[0]?.id;
}

/** Notifies the shopper of a completed partial refund. An order whose whole total is given back counts as refunded. */
async function notePart(trx: Database, orderId: number, id: number, now: Date): Promise<void> {
  await trx
    .insertInto('order_news')
    .values({ order_id: orderId, news: 'partRefunded', part_refund_id: id, created_at: now, next_try_at: now })
    .execute();
  await sql`
    update orders placed set refunded = 1, updated_at = ${now}
    where placed.id = ${orderId} and placed.refunded = 0 and placed.total_amount <= (
      select coalesce(sum(part.amount), 0) from part_refunds part where part.order_id = placed.id and part.state = 'done'
    ) + (
      select coalesce(sum(back.amount), 0) from refunds back join payments tried on tried.id = back.payment_id
      where tried.order_id = placed.id and tried.state = 'paid' and back.state = 'done'
    )`.execute(trx);
}

/**
 * Records that a partial refund that had been given up was given by hand at the gateway.
 *
 * @param reference the gateway's reference of the refund
 * @returns false when it was not given up: nothing has changed
 */
export async function notePartGiven(trx: Database, id: number, reference: string, now: Date): Promise<boolean> {
  await lockOrderOf(trx, id);
  const part = await trx.selectFrom('part_refunds').select('state').where('id', '=', id).executeTakeFirst();
  if (part?.state !== 'failed') return false;
  await markPartRefunded(trx, id, reference, now);
  return true;
}
