import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { invoicePdf } from './invoice-pdf';

/** The issued invoice of an order as a file in the reader's language; null when none is issued. */
export async function invoiceFile(
  order: OrderDetail,
  language: LanguageCode,
): Promise<{ name: string; pdf: Buffer } | null> {
  if (!order.invoice) return null;
  const pdf = await invoicePdf(order, order.invoice, language);
  return { name: `invoice-${order.invoice.number}.pdf`, pdf };
}
