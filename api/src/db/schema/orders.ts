import type { ColumnType, Generated } from 'kysely';
import type { BillingAddress } from 'shared-kernel/contract/addresses';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { Cents, Moment, Optional } from './columns';

interface Orders {
  id: Generated<number>;
  shopper_id: number;
  tracking_code: string;
  status: Generated<number>;
  order_method: number;
  payment_done: Generated<number>;
  cancelled: Generated<number>;
  refunded: Generated<number>;
  currency: string;
  /** filled in by `orders__recorded` when omitted; null: unknown */
  currency_icon: Generated<string | null>;
  currency_position: Generated<number | null>;
  /** filled in by `orders__facts`, like the voucher's code and titles by language; null: unknown */
  time_zone: Generated<string | null>;
  voucher_code: Generated<string | null>;
  voucher_titles: Generated<Record<string, string> | null>;
  /** fraction digits at that time, set by a trigger */
  currency_digits: ColumnType<number, never, never>;
  subtotal: Cents;
  bundle_offer: Cents;
  shipping_price: Cents;
  tax: Cents;
  tax_included: Generated<boolean>;
  /** the shop cancelled it after pending, because it will not arrive */
  undelivered: Generated<boolean>;
  /** shipping charges by tax rate, in the wire format, inserted as JSON; null: shipping was not taxed */
  shipping_taxes: ColumnType<OrderDetail['shipping_taxes'] | null, string | null | undefined, never>;
  voucher_price: Optional<Cents>;
  total_amount: Cents;
  voucher_id: number | null;
  language: string;
  idempotency_key: string | null;
  payload_hash: Buffer | null;
  confirmation_sent_at: Moment | null;
  /** end of the hold on stock for an unpaid online order; null: no limit */
  expires_at: Moment | null;
  expired: Generated<number>;
  created_at: Optional<Moment>;
  updated_at: Optional<Moment>;
}

interface OrderAddresses {
  order_id: number;
  name: string;
  email: string;
  phone: string;
  country: string;
  state: string;
  city: string;
  zip: string;
  address_1: string;
  address_2: string | null;
  delivery_instruction: string | null;
  company: Generated<string | null>;
  tax_number: Generated<string | null>;
  billing: Generated<Required<BillingAddress> | null>;
}

interface OrderedProducts {
  id: Generated<number>;
  order_id: number;
  product_id: number;
  inventory_id: number;
  store_id: number;
  quantity: number;
  selling: Cents;
  tax_price: Cents;
  shipping_price: Cents;
  /** included in `shipping_price` or added to it; null: none */
  shipping_tax: ColumnType<number | null, string | null | undefined, never>;
  free_quantity: Generated<number>;
  shipping_type: number;
  shipping_place: unknown;
  // filled in by `ordered_products__recorded`
  sku: Generated<string | null>;
  image: Generated<string | null>;
  tax_title: Generated<string | null>;
  tax_type: Generated<number | null>;
  /** flat: an amount in hundredths; percent: hundredths of a percent */
  tax_rate: Generated<number | null>;
  bundle: Generated<unknown>;
  /** pieces that went back into stock */
  restocked: Generated<number>;
}

/** Return terms promised for a line at the time of its order; filled in by `ordered_products__return_terms`. */
interface ReturnTerms {
  ordered_product_id: number;
  possible: boolean;
  reason: string | null;
  days: number;
  free: boolean;
}

interface Returns {
  id: Generated<number>;
  order_id: number;
  store_id: number;
  state: Generated<string>;
  message: Generated<string>;
  answer: Generated<string>;
  part_refund_id: number | null;
  asked_at: Optional<Moment>;
  answered_at: Moment | null;
  received_at: Moment | null;
  /** by the shopper; the state is then `refused` */
  withdrawn_at: ColumnType<Date | null, Date | undefined, Date>;
}

interface ReturnLines {
  return_id: number;
  ordered_product_id: number;
  quantity: number;
  reason: string;
}

interface ReturnImages {
  id: Generated<number>;
  return_id: number;
  image: string;
}

interface OrderMessages {
  id: Generated<number>;
  order_id: number;
  store_id: number;
  message: string;
  created_at: Optional<Moment>;
}

interface ParcelCancellations {
  parcel_id: number;
  title: string;
  message: string;
  created_at: Optional<Moment>;
}

/** Notices to stores and the shop about a return or a message. */
interface StoreNotices {
  id: Generated<number>;
  /** null: the shop */
  store_id: number | null;
  return_id: number | null;
  message_id: number | null;
  /** the return was withdrawn */
  withdrawn: Generated<boolean>;
  created_at: Optional<Moment>;
  attempts: Generated<number>;
  /** null: sent, no longer valid, or given up; omitted: now */
  next_try_at: Moment | null;
  sent_at: Moment | null;
}

/** Orders under way whose guest is to be erased when they end. */
interface ErasuresAtEnd {
  order_id: number;
}

/** Names of a line at the time of the order; append-only, by `ordered_products__recorded`. */
interface OrderedProductTexts {
  ordered_product_id: number;
  language: string;
  title: string;
  unit: string | null;
  store_name: string;
  bundle_title: string | null;
  variant: unknown;
}

interface Invoices {
  number: number;
  order_id: number;
  issued_at: Moment;
  seller: unknown;
}

/** Written by `issueCreditNote`, numbered at the end of its transaction by `credit_notes__numbered`. */
interface CreditNotes {
  id: Generated<number>;
  number: Generated<number | null>;
  order_id: number;
  /** null: all that was left of the invoice */
  part_refund_id: number | null;
  issued_at: Moment;
  seller: unknown;
  amount: Cents;
  lines: unknown;
  taxes: unknown;
}

interface OrderStatusHistory {
  id: Generated<number>;
  order_id: number;
  status: number;
  at: Optional<Moment>;
}

interface Parcels {
  id: Generated<number>;
  order_id: number;
  store_id: number;
  status: Generated<number>;
  /** 1: it will not be sent */
  cancelled: Generated<number>;
  carrier: string | null;
  tracking_code: string | null;
  tracking_link: string | null;
  /** it was cancelled after confirmed, because it will not arrive */
  undelivered: Generated<boolean>;
  /** time of its current status */
  updated_at: Optional<Moment>;
}

/** Written by `parcels__followed`; append-only. */
interface ParcelSteps {
  parcel_id: number;
  status: number;
  at: Moment;
}

interface Cancellations {
  id: Generated<number>;
  order_id: number;
  title: string;
  message: string;
  created_at: Optional<Moment>;
}

interface VoucherUses {
  order_id: number;
  voucher_id: number;
  shopper_id: number;
  released_at: Moment | null;
}

interface Payments {
  id: Generated<number>;
  order_id: number;
  method: number;
  reference: string | null;
  amount: Cents;
  currency: string;
  state: Generated<string>;
  note: string | null;
  token: Generated<string>;
  hand_over: unknown;
  settlement: string | null;
  starting_at: Moment | null;
  /** null: nothing is left to check; omitted: now */
  next_check_at: Moment | null;
  checks: Generated<number>;
  created_at: Optional<Moment>;
  updated_at: Optional<Moment>;
}

interface PaymentEvents {
  provider: string;
  event_id: string;
  order_id: number | null;
  payment_id: number | null;
  body_hash: Buffer;
  received_at: Optional<Moment>;
  handled_at: Moment | null;
}

interface Refunds {
  id: Generated<number>;
  payment_id: number;
  amount: Cents;
  state: Generated<string>;
  reference: string | null;
  note: string | null;
  attempts: Generated<number>;
  next_try_at: Optional<Moment>;
  created_at: Optional<Moment>;
  updated_at: Optional<Moment>;
}

interface PartRefunds {
  id: Generated<number>;
  order_id: number;
  /** null: given by hand */
  payment_id: number | null;
  /** it was never paid: the amount due at the door was reduced */
  left_off: Generated<boolean>;
  amount: Cents;
  state: Generated<string>;
  reference: string | null;
  note: string | null;
  attempts: Generated<number>;
  next_try_at: Optional<Moment>;
  created_at: Optional<Moment>;
  updated_at: Optional<Moment>;
}

interface PartRefundLines {
  part_refund_id: number;
  ordered_product_id: number;
  quantity: number;
}

interface OrderNews {
  id: Generated<number>;
  order_id: number;
  news: string;
  /** the parcel it concerns; null: the whole order */
  parcel_id: Generated<number | null>;
  /** the partial refund it concerns; null: none, or a full refund */
  part_refund_id: Generated<number | null>;
  /** the return it concerns; null: none */
  return_id: Generated<number | null>;
  created_at: Optional<Moment>;
  attempts: Generated<number>;
  /** null: sent, or given up; omitted: now */
  next_try_at: Moment | null;
  sent_at: Moment | null;
  /** when the process that is sending it started; null: none is */
  trying_since: Moment | null;
}

/** Sale notices to the shop and stores. */
interface SaleNotices {
  id: Generated<number>;
  order_id: number;
  /** null: the shop */
  store_id: number | null;
  notice: string;
  created_at: Optional<Moment>;
  attempts: Generated<number>;
  /** null: sent, no longer valid, or given up; omitted: now */
  next_try_at: Moment | null;
  sent_at: Moment | null;
}

interface Reviews {
  id: Generated<number>;
  order_id: number | null;
  product_id: number;
  shopper_id: number;
  author: string;
  rating: number;
  review: Generated<string>;
  /** null: there is no text, or it is in none of the shop's languages */
  language?: LanguageCode | null;
  /** maintained by a trigger on `review_helpful` */
  helpful_count: Generated<number>;
  /** null: public */
  hidden_at: Moment | null;
  created_at: Optional<Moment>;
  updated_at: Optional<Moment>;
}

interface ReviewHelpful {
  review_id: number;
  user_id: number;
  created_at: Optional<Moment>;
}

interface ReviewImages {
  id: Generated<number>;
  review_id: number;
  image: string;
  /** SHA-256 of the uploaded file */
  fingerprint?: Buffer | null;
}

/**
 * Tables of `migrations/0005-orders.sql`, `0010-payments.sql`, `0030-order-records.sql`, `0031-invoices.sql`, `0036-parcels.sql`,
 * `0038-part-refunds.sql`, `0041-order-facts.sql`, `0042-returns.sql`, `0046-withdrawn-returns.sql`, `0048-shipping-tax.sql`,
 * `0050-credit-notes.sql`, for news `0011-account.sql` and `0025-placed-news.sql`, and `0021-reviews-and-place.sql`.
 */
export interface OrdersTables {
  orders: Orders;
  order_addresses: OrderAddresses;
  ordered_products: OrderedProducts;
  ordered_product_texts: OrderedProductTexts;
  invoices: Invoices;
  credit_notes: CreditNotes;
  order_status_history: OrderStatusHistory;
  parcels: Parcels;
  parcel_steps: ParcelSteps;
  cancellations: Cancellations;
  voucher_uses: VoucherUses;
  payments: Payments;
  payment_events: PaymentEvents;
  refunds: Refunds;
  part_refunds: PartRefunds;
  part_refund_lines: PartRefundLines;
  return_terms: ReturnTerms;
  returns: Returns;
  return_lines: ReturnLines;
  return_images: ReturnImages;
  order_messages: OrderMessages;
  parcel_cancellations: ParcelCancellations;
  store_notices: StoreNotices;
  erasures_at_end: ErasuresAtEnd;
  order_news: OrderNews;
  sale_notices: SaleNotices;
  reviews: Reviews;
  review_images: ReviewImages;
  review_helpful: ReviewHelpful;
}
