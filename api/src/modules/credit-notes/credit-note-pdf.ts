import { DIRECTION, type LanguageCode } from 'shared-kernel/contract/languages';
import type { CreditNote, OrderDetail, OrderInvoice } from 'shared-kernel/contract/orders';
import type { Minor } from 'shared-kernel/rules/money';
import { formatDate } from '../../http/moments';
import { type TextKey, translate } from '../../http/texts';
import { openFonts } from '../invoices/fonts';
import { buyerLines, writeSeller } from '../invoices/parties';
import { rateName } from '../invoices/rate-name';
import { own, ROOM, Sheet, type Written } from '../invoices/sheet';
import { variantNote } from '../invoices/variant-note';
import { mailMoney } from '../orders/order-mail';
import { toSeller } from '../orders/to-seller';
import type { CreditNoteFigures } from './credit-notes.queries';

const HALF = ROOM / 2 + 10;
const ITEM = { width: 320 };
const PIECES: Written = { from: 330, width: 60, at: 'end' };
const AMOUNT: Written = { from: 400, width: ROOM - 400, at: 'end' };
/** Rates are placed below the last columns. */
const RATE: Written = { from: 110, width: 140 };
const NET: Written = { from: 254, width: 84, at: 'end' };
const TAX: Written = { from: 342, width: 78, at: 'end' };
const GROSS: Written = { from: 424, width: ROOM - 424, at: 'end' };

/**
 * A credit note as a PDF, in the reader's language and the invoice's layout: the corrected invoice, the credited items, and net amount and
 * tax per rate, all as recorded when it was issued.
 */
export async function creditNotePdf(
  order: OrderDetail,
  invoice: OrderInvoice,
  note: CreditNote,
  figures: CreditNoteFigures,
  language: LanguageCode,
): Promise<Buffer> {
  const text = (key: TextKey, values = {}) => translate(language, { key, values });
  const money = mailMoney(order, language);
  const less = (amount: Minor) => own(amount === 0 ? money(amount) : `−${money(amount)}`);
  const day = (moment: string) => formatDate(new Date(moment), language, order.time_zone);
  const seller = toSeller(figures.seller, language);
  const fonts = await openFonts(JSON.stringify([order, figures]), seller.name);
  const title = text('creditNote.title', { number: note.number });
  const sheet = await Sheet.open(title, language, DIRECTION[language], fonts);

  const fact = (key: TextKey, value: string) =>
    sheet.row([text(key), { from: HALF, width: 118, muted: true }], [value, { from: HALF + 122, at: 'end' }]);
  // seller, and the document's data
  sheet.beside(
    () => writeSeller(sheet, seller, language),
    () => {
      sheet.row([text('creditNote.name'), { from: HALF, size: 18, bold: true }]);
      fact('creditNote.number', own(note.number));
      fact('invoice.date', day(note.issued_at));
      fact('creditNote.invoice', own(invoice.number));
      fact('creditNote.invoiced', day(invoice.issued_at));
      fact('invoice.order', own(order.order));
    },
  );
  sheet.y += 14;

  sheet.row([text(order.address.billing ? 'invoice.billTo' : 'invoice.to'), { bold: true }]);
  for (const line of buyerLines(order, language)) sheet.row([line, { width: ROOM / 2 - 10 }]);
  sheet.y += 14;
  const about = { number: own(invoice.number), date: day(invoice.issued_at) };
  sheet.row([text('creditNote.about', about), {}]);
  sheet.y += 10;

  takenBack(sheet, order, figures, { language, less });

  sheet.keep(90 + figures.taxes.length * 30);
  sheet.y += 12;
  const head = { bold: true, size: 8.5 };
  sheet.row(
    [text('invoice.taxes'), { ...RATE, ...head }],
    [text('creditNote.net'), { ...NET, ...head }],
    [text('invoice.tax'), { ...TAX, ...head }],
    [text('creditNote.gross'), { ...GROSS, ...head }],
  );
  sheet.y += 2;
  sheet.rule(RATE.from);
  sheet.y += 3;
  for (const { net, tax, ...rate } of figures.taxes)
    sheet.row([rateName(rate, language), RATE], [less(net), NET], [less(tax), TAX], [less(net + tax), GROSS]);
  sheet.y += 2;
  sheet.rule(RATE.from);
  sheet.y += 3;
  const sum = (pick: 'net' | 'tax') => figures.taxes.reduce((all, rate) => all + rate[pick], 0);
  const total = { bold: true };
  sheet.row(
    [text('creditNote.total'), { ...RATE, ...total }],
    [less(sum('net')), { ...NET, ...total }],
    [less(sum('tax')), { ...TAX, ...total }],
    [less(figures.amount), { ...GROSS, ...total }],
  );
  sheet.y += 6;
  sheet.row([
    text('invoice.currency', { currency: own(order.currency) }),
    { ...RATE, width: 300, muted: true, size: 8.5 },
  ]);
  return sheet.close(note.number);
}

/** Pieces by title, then shipping, then the total reduction of the rest. */
function takenBack(
  sheet: Sheet,
  order: OrderDetail,
  { lines }: CreditNoteFigures,
  { language, less }: { language: LanguageCode; less: (amount: Minor) => string },
): void {
  const text = (key: TextKey) => translate(language, { key });
  const head = { bold: true, size: 8.5 };
  sheet.row(
    [text('creditNote.item'), { ...ITEM, ...head }],
    [text('invoice.quantity'), { ...PIECES, ...head }],
    [text('creditNote.gross'), { ...AMOUNT, ...head }],
  );
  sheet.y += 2;
  sheet.rule();
  for (const { line, quantity, amount } of lines.filter(({ kind }) => kind === 'pieces')) {
    const item = order.ordered_products.find(({ id }) => id === line);
    const notes = item ? variantNote(item.updated_inventory, language) : '';
    const what: [string, Written][] = [
      [item?.product.title ?? '', ITEM],
      ...(notes ? [[notes, { ...ITEM, muted: true, size: 8.5 }] as [string, Written]] : []),
    ];
    sheet.keep(6 + sheet.heightOf(...what));
    sheet.y += 3;
    sheet.beside(
      () => {
        for (const row of what) sheet.row(row);
      },
      () => sheet.row([String(quantity), PIECES], [less(amount), AMOUNT]),
    );
  }
  for (const [kind, key] of [
    ['shipping', 'mail.order.shipping'],
    ['reduction', 'creditNote.reduction'],
  ] as const) {
    const ofKind = lines.filter((line) => line.kind === kind);
    if (ofKind.length === 0) continue;
    sheet.keep(20);
    sheet.y += 3;
    sheet.row([text(key), ITEM], [less(ofKind.reduce((sum, { amount }) => sum + amount, 0)), AMOUNT]);
  }
  sheet.y += 3;
  sheet.rule();
}
