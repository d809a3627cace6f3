import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { Database } from '../../db/database';
import { creditNotePdf } from './credit-note-pdf';
import { listCreditNotes } from './credit-notes.queries';

/** A credit note of an order as a file in the reader's language; null when the order has no such credit note. */
export async function creditNoteFile(
  db: Database,
  order: OrderDetail,
  id: number,
  language: LanguageCode,
): Promise<{ name: string; pdf: Buffer } | null> {
  const note = order.credit_notes?.find((one) => one.id === id);
  if (!note || !order.invoice) return null;
  const figures = (await listCreditNotes(db, order.id)).find((one) => one.id === id);
  if (!figures) return null;
  const pdf = await creditNotePdf(order, order.invoice, note, figures, language);
  return { name: `credit-note-${note.number}.pdf`, pdf };
}
