import { sql } from 'kysely';
import { toMinor } from 'shared-kernel/rules/money';
import type { Database } from '../../db/database';
import type { InvoiceRecord } from '../orders/orders.queries';
import type { Credit } from './invoice-balance';

/** What a credit note credits, as recorded. */
export interface CreditNoteFigures extends Credit {
  id: number;
  partRefundId: number | null;
  seller: InvoiceRecord['seller'];
}

/** The credit notes of an order with their figures, oldest first. */
export async function listCreditNotes(db: Database, orderId: number): Promise<CreditNoteFigures[]> {
  const { rows } = await sql<CreditNoteFigures>`
    select id, part_refund_id as "partRefundId", seller, amount, lines, taxes from credit_notes
    where order_id = ${orderId} order by id`.execute(db);
  // the JSON columns hold amounts in major units
  return rows.map((row) => ({
    ...row,
    lines: row.lines.map((line) => ({ ...line, amount: toMinor(line.amount) })),
    taxes: row.taxes.map((rate) => ({ ...rate, net: toMinor(rate.net), tax: toMinor(rate.tax) })),
  }));
}

/** The order of a credit note; null when there is no such credit note. */
export async function findOrderOfCreditNote(db: Database, id: number): Promise<number | null> {
  const row = await db.selectFrom('credit_notes').select('order_id').where('id', '=', id).executeTakeFirst();
  return row?.order_id ?? null;
}
