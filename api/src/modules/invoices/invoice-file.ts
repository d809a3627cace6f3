import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { Database } from '../../db/database';
import { invoicePdf } from './invoice-pdf';

/** The issued invoice of an order as a file in the reader's language; null: none is issued. */
export async function invoiceFile(
  db: Database,
  order: OrderDetail,
  language: LanguageCode,
): Promise<{ name: string; pdf: Buffer } | null> {
  if (!order.invoice) return null;
  const placed = await db.selectFrom('orders').select('time_zone').where('id', '=', order.id).executeTakeFirst();
  const pdf = await invoicePdf(order, order.invoice, language, placed?.time_zone ?? 'UTC');
  return { name: `invoice-${order.invoice.number}.pdf`, pdf };
}
