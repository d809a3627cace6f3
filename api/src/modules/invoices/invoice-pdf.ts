import { OrderMethod, PaymentStatus } from 'shared-kernel/contract/enums';
import { DIRECTION, type LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail, OrderedProduct, OrderInvoice } from 'shared-kernel/contract/orders';
import { toMinor } from 'shared-kernel/rules/money';
import { lineAmount, parcelsOf } from 'shared-kernel/rules/order-parcels';
import { invoiceTaxes, lineTax } from 'shared-kernel/rules/order-taxes';
import { asInvoiced, leftOffMoney, returnedMoney } from 'shared-kernel/rules/returned-money';
import { formatDate } from '../../http/moments';
import { type TextKey, translate } from '../../http/texts';
import { mailMoney } from '../orders/order-mail';
import { openFonts } from './fonts';
import { buyerLines, writeSeller } from './parties';
import { rateName } from './rate-name';
import { own, ROOM, Sheet, type Written } from './sheet';
import { variantNote } from './variant-note';

const HALF = ROOM / 2 + 10;
/** Columns of the lines; all but the first are aligned at the end. */
const ITEM = { width: 228 };
const PRICE: Written = { from: 232, width: 78, at: 'end' };
const PIECES: Written = { from: 314, width: 42, at: 'end' };
const TAX: Written = { from: 360, width: 66, at: 'end' };
const AMOUNT: Written = { from: 430, width: ROOM - 430, at: 'end' };
/** Sums are placed below the last columns. */
const SUM: Written = { from: 270, width: 150 };
const SUM_AMOUNT: Written = { from: 420, width: ROOM - 420, at: 'end' };

/**
 * An invoice as a PDF, in the reader's language: the same numbers as the invoice's page, from what was recorded on the day of the order and
 * on the day of issue; it uses nothing from the current catalogue.
 */
export async function invoicePdf(placed: OrderDetail, invoice: OrderInvoice, language: LanguageCode): Promise<Buffer> {
  const order = asInvoiced(placed);
  const text = (key: TextKey, values = {}) => translate(language, { key, values });
  const money = mailMoney(order, language);
  const amountOf = (value: number) => own(money(toMinor(value)));
  const day = (moment: string) => formatDate(new Date(moment), language, order.time_zone);
  const title = text('invoice.title', { number: invoice.number });
  const stores = order.ordered_products.map(({ product }) => product.store.name);
  const fonts = await openFonts(JSON.stringify([order, invoice]), [invoice.seller.name, ...stores].join());
  const sheet = await Sheet.open(title, language, DIRECTION[language], fonts);

  const fact = (key: TextKey, value: string) =>
    sheet.row([text(key), { from: HALF, width: 100, muted: true }], [value, { from: HALF + 104, at: 'end' }]);
  // seller, and the document's data
  sheet.beside(
    () => writeSeller(sheet, invoice.seller, language),
    () => {
      sheet.row([text('invoice.name'), { from: HALF, size: 18, bold: true }]);
      fact('invoice.number', own(invoice.number));
      fact('invoice.date', day(invoice.issued_at));
      fact('invoice.ordered', day(order.created_at));
      fact('invoice.order', own(order.order));
    },
  );
  sheet.y += 14;
  const mark = calledOffKey(order);
  if (mark) sheet.row([text(mark), { size: 13, bold: true }]);

  // buyer, and payment
  sheet.beside(
    () => {
      sheet.row([text(order.address.billing ? 'invoice.billTo' : 'invoice.to'), { width: ROOM / 2 - 10, bold: true }]);
      for (const line of buyerLines(order, language)) sheet.row([line, { width: ROOM / 2 - 10 }]);
    },
    () => {
      sheet.row([text('invoice.payment'), { from: HALF, bold: true }]);
      fact('invoice.method', methodName(order, language));
      fact('invoice.state', text(stateKey({ ...order, cancelled: placed.cancelled })));
    },
  );
  sheet.y += 18;

  lines(sheet, order, language);

  // sums
  sheet.keep(170);
  sheet.y += 10;
  const { calculated, voucher } = order;
  const sum = (key: TextKey, value: string, how: Written = {}) =>
    sheet.row([text(key), { ...SUM, ...how }], [value, { ...SUM_AMOUNT, ...how }]);
  sum('mail.order.subtotal', amountOf(calculated.subtotal));
  if (calculated.bundle_offer > 0) sum('mail.order.bundle', own(`−${money(toMinor(calculated.bundle_offer))}`));
  sum('mail.order.shipping', amountOf(calculated.shipping_price));
  if (calculated.tax > 0 && !calculated.tax_included) sum('mail.order.tax', amountOf(calculated.tax));
  if (calculated.voucher_price > 0)
    sheet.row(
      [`${text('mail.order.voucher')}${voucher ? ` (${own(voucher.code)})` : ''}`, SUM],
      [own(`−${money(toMinor(calculated.voucher_price))}`), SUM_AMOUNT],
    );
  sheet.y += 2;
  sheet.rule(SUM.from);
  sheet.y += 3;
  sum('mail.order.total', amountOf(calculated.total_price), { bold: true, size: 11 });
  if (calculated.tax > 0 && calculated.tax_included) sum('mail.order.taxIncluded', amountOf(calculated.tax));
  const { done } = returnedMoney(order);
  const leftOff = leftOffMoney(order);
  if (leftOff > 0) {
    sum('invoice.leftOff', own(`−${money(leftOff)}`));
    sum('invoice.charged', own(money(toMinor(calculated.total_price) - leftOff)), { bold: true });
  }
  if (done > leftOff) sum('invoice.refunded', own(`−${money(done - leftOff)}`));
  const rates = invoiceTaxes(order);
  const small = { from: SUM.from, muted: true, size: 8.5 };
  if (rates.length > 0) {
    sheet.keep(54 + rates.length * 26);
    sheet.y += 8;
    sheet.row([text('invoice.taxes'), { ...SUM, bold: true }]);
    for (const rate of rates) {
      sheet.row([rateName(rate, language), SUM], [own(money(rate.amount)), SUM_AMOUNT]);
      if (rate.base !== null) sheet.row([text('invoice.net', { amount: own(money(rate.base)) }), small]);
    }
  }
  sheet.y += 6;
  sheet.row([text('invoice.currency', { currency: own(order.currency) }), small]);
  if (calculated.tax > 0)
    sheet.row([text(calculated.tax_included ? 'invoice.pricesWith' : 'invoice.pricesWithout'), small]);
  return sheet.close(invoice.number);
}

/** Ordered items by store, then the store's shipping with its tax. */
function lines(sheet: Sheet, order: OrderDetail, language: LanguageCode): void {
  const text = (key: TextKey, values = {}) => translate(language, { key, values });
  const money = mailMoney(order, language);
  const head = { bold: true, size: 8.5 };
  const columns: [TextKey, Written][] = [
    ['invoice.item', ITEM],
    ['invoice.unitPrice', PRICE],
    ['invoice.quantity', PIECES],
    ['invoice.tax', TAX],
    ['invoice.amount', AMOUNT],
  ];
  const names = () => {
    sheet.row(...columns.map(([key, where]): [string, Written] => [text(key), { ...where, ...head }]));
    sheet.y += 2;
    sheet.rule();
  };
  // repeats the column names on each page
  const keep = (points: number) => {
    if (sheet.keep(points)) names();
  };
  names();
  for (const { store, items, shipping, shippingTax } of parcelsOf(order.ordered_products)) {
    const seller: [string, Written] = [text('invoice.soldBy', { store: own(store.name) }), { bold: true }];
    keep(46 + sheet.heightOf(seller));
    sheet.y += 6;
    sheet.row(seller);
    for (const item of items) {
      const what: [string, Written][] = [
        [item.product.title, ITEM],
        ...notesOf(item, language).map((note): [string, Written] => [note, { ...ITEM, muted: true, size: 8.5 }]),
      ];
      keep(6 + sheet.heightOf(...what));
      sheet.y += 3;
      sheet.beside(
        () => {
          for (const line of what) sheet.row(line);
        },
        () =>
          sheet.row(
            [own(money(toMinor(item.selling))), PRICE],
            [String(item.quantity), PIECES],
            [own(money(lineTax(item, order))), TAX],
            [own(money(lineAmount(item))), AMOUNT],
          ),
      );
    }
    keep(20);
    sheet.y += 3;
    const tax: [string, Written][] = shippingTax === null ? [] : [[own(money(shippingTax)), TAX]];
    sheet.row([text('mail.order.shipping'), ITEM], ...tax, [own(money(shipping)), AMOUNT]);
    sheet.y += 3;
    sheet.rule();
  }
}

/** Notes below a title: variant, SKU, free pieces. */
function notesOf({ updated_inventory, bundle_offer }: OrderedProduct, language: LanguageCode): string[] {
  return [
    variantNote(updated_inventory, language),
    bundle_offer > 0 ? translate(language, { key: 'invoice.free', values: { count: bundle_offer } }) : '',
  ].filter(Boolean);
}

function calledOffKey({ refunded, expired, cancelled }: OrderDetail): TextKey | null {
  if (refunded) return 'invoice.refunded';
  return expired || cancelled ? 'invoice.cancelled' : null;
}

/**
 * Payment state: an unpaid invoice is issued when a cash-on-delivery order is confirmed. Once the order is cancelled nothing is due,
 * though the invoice remains and a credit note corrects it.
 */
function stateKey({ payment_done, order_method, cancelled }: OrderDetail): TextKey {
  if (payment_done === PaymentStatus.paid) return 'invoice.paid';
  if (cancelled) return 'invoice.nothingDue';
  return order_method === OrderMethod.cashOnDelivery ? 'invoice.onDelivery' : 'invoice.unpaid';
}

/** Name of the payment method for shoppers. */
function methodName({ order_method }: OrderDetail, language: LanguageCode): string {
  const name = (Object.keys(OrderMethod) as (keyof typeof OrderMethod)[]).find(
    (key) => OrderMethod[key] === order_method,
  );
  return name === undefined ? '' : translate(language, { key: `invoice.ways.${name}` });
}
