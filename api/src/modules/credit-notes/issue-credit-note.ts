import { sql } from 'kysely';
import { DEFAULT_LANGUAGE } from 'shared-kernel/contract/languages';
import { fromMinor } from 'shared-kernel/rules/money';
import type { Database } from '../../db/database';
import { toNumeric } from '../../db/money';
import { createOrderQueries } from '../orders/orders.queries';
import { refundsOfOrder } from '../orders/refunds-of-order';
import { toCharged } from '../orders/to-order';
import { listCreditNotes } from './credit-notes.queries';
import { balanceOf, type Charged, claimOf } from './left-of-invoice';

/**
 * Issues the credit note for money that goes back from an order with an invoice, in the transaction that records the refund. An order
 * without an invoice needs none.
 *
 * @param trx the transaction that holds the order locked
 * @param part the partial refund, which is recorded already; null: all that is left
 */
export async function issueCreditNote(trx: Database, orderId: number, part: number | null, now: Date): Promise<void> {
  const invoiced = await trx
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select('orders.shopper_id')
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (!invoiced) return;
  const order = await readCharged(trx, invoiced.shopper_id, orderId);
  const refund = order.refunds?.find(({ id }) => id === part);
  const balance = balanceOf(order, await listCreditNotes(trx, orderId), part);
  const credit = balance.take(refund ? claimOf(refund) : null);
  if (!credit) return;
  const { amount, lines, taxes } = credit;
  await trx
    .insertInto('credit_notes')
    .values({
      order_id: orderId,
      part_refund_id: part,
      issued_at: now,
      seller: sql`seller_of_the_day()`,
      amount: toNumeric(amount),
      lines: JSON.stringify(lines.map((line) => ({ ...line, amount: fromMinor(line.amount) }))),
      taxes: JSON.stringify(taxes.map((rate) => ({ ...rate, net: fromMinor(rate.net), tax: fromMinor(rate.tax) }))),
    })
    .execute();
}

async function readCharged(trx: Database, shopperId: number, orderId: number): Promise<Charged> {
  const orders = createOrderQueries(trx, shopperId);
  const order = await orders.find(orderId);
  if (!order) throw new Error(`order ${orderId} has changed hands just now`);
  const products = await orders.products([orderId], DEFAULT_LANGUAGE);
  const { refunds } = await trx
    .selectFrom('orders')
    .select(refundsOfOrder('orders.id').as('refunds'))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return toCharged(order, products, refunds);
}
