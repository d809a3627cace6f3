import { CurrencyPosition } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type {
  CreditNote,
  OrderDetail,
  OrderedProduct,
  OrderInvoice,
  OrderRow,
  PartRefund,
  PlacedOrder,
} from 'shared-kernel/contract/orders';
import { fromMinor, USUAL_DIGITS } from 'shared-kernel/rules/money';
import { formatMoment } from '../../http/moments';
import { toTotals, toVariantAttributes } from '../cart/to-cart';
import { creditNoteNumber } from '../credit-notes/credit-note-number';
import { type Charged, invoicedTaxes } from '../credit-notes/left-of-invoice';
import { toReturnTerms } from '../returns/return-terms';
import { toOrderReturn } from '../returns/returns-of-order';
import { namedPlace } from '../site/named-place';
import { estimatedDelivery } from './estimated-delivery';
import { invoiceNumber } from './invoice-number';
import { toParcel } from './order-parcels';
import type { CreditNoteRecord, InvoiceRecord, OrderedRecord, OrderFacts, OrderRecord } from './orders.queries';
import type { RefundRecord } from './refunds-of-order';
import { toSeller } from './to-seller';

/** Language, time zone and time for which an order is formatted. */
export interface Reader {
  language: LanguageCode;
  timeZone?: string | undefined;
  /** by the server's clock */
  now: Date;
}

function toOrderFields(order: OrderRecord, { language, timeZone }: Omit<Reader, 'now'>): Omit<PlacedOrder, 'redirect'> {
  return {
    id: order.id,
    order: order.tracking_code,
    status: order.status,
    order_method: order.order_method,
    payment_done: order.payment_done,
    cancelled: order.cancelled,
    refunded: order.refunded,
    expired: order.expired,
    expires_at: order.expires_at?.toISOString() ?? null,
    currency: order.currency,
    currency_format: currencyFormat(order),
    total_amount: fromMinor(order.total_amount),
    created_at: order.created_at.toISOString(),
    created: formatMoment(order.created_at, language, timeZone),
  };
}

/** @param redirect URL to pay at; null: nothing to pay online, or the gateway could not be reached */
export function toPlacedOrder(
  order: OrderRecord,
  reader: Omit<Reader, 'now'>,
  redirect: string | null = null,
): PlacedOrder {
  return { ...toOrderFields(order, reader), redirect };
}

export function toOrderRow(
  order: OrderRecord,
  products: readonly OrderedRecord[],
  reader: Omit<Reader, 'now'>,
): OrderRow {
  return {
    ...toOrderFields(order, reader),
    ordered_products: products
      .filter((product) => product.order_id === order.id)
      .map((record) => ({ id: record.id, quantity: record.quantity, product: toProduct(record) })),
    parcels: order.parcels.map(({ store_id, status, cancelled }) => ({ store_id, status, cancelled })),
  };
}

export function toOrderDetail(
  order: OrderRecord,
  products: readonly OrderedRecord[],
  facts: OrderFacts,
  reader: Reader,
): OrderDetail {
  const { address, user, voucher, cancellation, history, payment, refunds, returns, messages } = facts;
  const day = { now: reader.now, timeZone: facts.shop_zone };
  const placed = toOrderFields(order, reader);
  const detail: OrderDetail = {
    ...placed,
    ordered_products: products.map((record) => ({
      ...toOrderedProduct(record),
      estimated_delivery: estimatedDelivery(parcelStatus(order, record.store.id), record.shipping_place, day),
      return_terms: toReturnTerms(record.return_terms, day),
    })),
    parcels: order.parcels.map(toParcel),
    refunds: refunds.map(toPartRefund),
    returns: returns.map(toOrderReturn),
    messages: messages.map(({ at, ...message }) => ({ ...message, at: new Date(at).toISOString() })),
    // the order's own copy of the address, no longer one of the address list: its id is the order's
    address: { ...toOrderAddress(address, reader.language), id: order.id, default: 0, created: placed.created },
    user,
    voucher,
    cancellation: cancellation && { ...cancellation, refunded: order.refunded },
    ...toSums(order, products),
    time_zone: facts.shop_zone,
    invoice: facts.invoice && toInvoice(facts.invoice, reader.language, facts.shop_zone),
    ...(facts.credit_notes.length > 0 && {
      credit_notes: facts.credit_notes.map((note) => toCreditNote(note, facts.shop_zone)),
    }),
    confirmation_sent: order.confirmation_sent_at === null ? 0 : 1,
    status_history: history.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
    payment,
  };
  const taxes = invoicedTaxes(detail);
  return detail.invoice && taxes ? { ...detail, invoice: { ...detail.invoice, taxes } } : detail;
}

function toSums(order: OrderRecord, products: readonly OrderedRecord[]) {
  return {
    calculated: toTotals({
      subtotal: order.subtotal,
      bundleOffer: order.bundle_offer,
      shipping: order.shipping_price,
      shippingTax: products.reduce((sum, { shipping_tax: tax }) => sum + (tax ?? 0), 0),
      tax: order.tax,
      taxIncluded: order.tax_included,
      voucher: order.voucher_price,
      total: order.total_amount,
    }),
    ...(order.shipping_taxes && { shipping_taxes: order.shipping_taxes }),
  };
}

const toPartRefund = (part: RefundRecord): PartRefund => ({
  ...part,
  amount: fromMinor(part.amount),
  at: new Date(part.at).toISOString(),
});

/** The order's charges and refunds, without the recipient. */
export function toCharged(
  order: OrderRecord,
  products: readonly OrderedRecord[],
  refunds: readonly RefundRecord[],
): Charged {
  return {
    currency_format: currencyFormat(order),
    ordered_products: products.map((record) => ({ ...toOrderedProduct(record), estimated_delivery: null })),
    refunds: refunds.map(toPartRefund),
    ...toSums(order, products),
  };
}

/** Status of the parcel that a store sends; the order's own when there is none. */
function parcelStatus({ created_at, status, cancelled, parcels }: OrderRecord, storeId: number) {
  return { created_at, ...(parcels.find(({ store_id }) => store_id === storeId) ?? { status, cancelled }) };
}

function toProduct({ product_id, title, slug, image, unit, bundle, store }: OrderedRecord): OrderedProduct['product'] {
  return { id: product_id, title, slug, image, unit, bundle_deal: bundle, store };
}

function toOrderedProduct(record: OrderedRecord): Omit<OrderedProduct, 'estimated_delivery' | 'return_terms'> {
  const { id, product_id, inventory_id, quantity, shipping_type, shipping_place } = record;
  return {
    id,
    product_id,
    inventory_id,
    quantity,
    selling: fromMinor(record.selling),
    tax_price: fromMinor(record.tax_price),
    shipping_price: fromMinor(record.shipping_price),
    ...(record.shipping_tax !== null && { shipping_tax: fromMinor(record.shipping_tax) }),
    tax: recordedTax(record),
    bundle_offer: record.free_quantity,
    shipping_type,
    shipping_place,
    product: toProduct(record),
    updated_inventory: {
      id: inventory_id,
      product_id,
      quantity: record.stock,
      price: fromMinor(record.variant_price),
      sku: record.sku,
      inventory_attributes: toVariantAttributes(record.variant.map((value) => ({ ...value, inventory_id }))),
    },
    review: record.review,
  };
}

function toInvoice(
  { number, issued_at, seller }: InvoiceRecord,
  language: LanguageCode,
  shopZone: string,
): OrderInvoice {
  const issued = new Date(issued_at);
  return {
    number: invoiceNumber(number, issued, shopZone),
    issued_at: issued.toISOString(),
    seller: { ...toSeller(seller, language), named: namedPlace(seller, language) },
  };
}

function toOrderAddress({ billing, ...address }: OrderFacts['address'], language: LanguageCode) {
  return {
    ...address,
    named: namedPlace(address, language),
    billing: billing ? { ...billing, named: namedPlace(billing, language) } : null,
  };
}

function toCreditNote({ number, amount, part_refund_id, ...note }: CreditNoteRecord, shopZone: string): CreditNote {
  const issued = new Date(note.issued_at);
  return {
    id: note.id,
    number: creditNoteNumber(number, issued, shopZone),
    issued_at: issued.toISOString(),
    amount: fromMinor(amount),
    refund_id: part_refund_id,
  };
}

/** Currency format recorded with the order, or the currency's code when none was recorded. */
function currencyFormat(order: OrderRecord) {
  const { currency, currency_icon: icon, currency_position: position, currency_digits: digits } = order;
  return {
    icon: icon ?? currency,
    position: position ?? CurrencyPosition.pre,
    ...(digits !== USUAL_DIGITS && { digits }),
  };
}

function recordedTax({ tax_title: title, tax_type: type, tax_rate: rate }: OrderedRecord): OrderedProduct['tax'] {
  return title === null || type === null || rate === null ? null : { title, type, rate: fromMinor(rate) };
}
