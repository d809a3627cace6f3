import { z } from 'zod';
import { Address, BillingAddress, NamedPlace } from './addresses';
import { Totals, VariantInfo } from './cart';
import {
  Count,
  Currency,
  CurrencyDigits,
  codeTo,
  Day,
  Fact,
  Id,
  Moment,
  Money,
  Positive,
  pageOf,
  Stars,
} from './envelope';
import { ORDER_STATES } from './filters';
import { OrderMessage } from './messages';
import { BundleDeal, ShippingPlace, StoreCard } from './product';
import { OrderReturn, ReturnTerms } from './returns';

/**
 * The order as the shopper saw it, beside its total. If it has changed since, in a second tab or on another device, the shopper is
 * told before anything is ordered (docs/decisions/0102).
 */
export const SeenOrder = z.object({
  /** shipping address; fields that the screen did not have yet are absent and not compared */
  address: Address.pick({
    name: true,
    email: true,
    phone: true,
    country: true,
    state: true,
    city: true,
    zip: true,
    address_1: true,
    address_2: true,
    delivery_instruction: true,
    company: true,
    tax_number: true,
    billing: true,
  })
    .partial()
    .extend({ id: Id })
    .optional(),
  /** the checked lines; `cart` is the line's id */
  lines: z
    .array(
      z.object({
        cart: Id,
        quantity: z.number().int(),
        shipping_type: z.number().int(),
        shipping_place_id: Id.nullable(),
      }),
    )
    .max(500)
    .optional(),
});
export type SeenOrder = z.infer<typeof SeenOrder>;

/** POST `order/action` (D34), plain JSON; `Idempotency-Key` in the header. */
export const PlaceOrder = z.object({
  order_method: z.number().int(),
  voucher: z.string().max(60).optional(),
  /**
   * the total that the shopper saw: never used as a price, but a different one stops the order (C6). Our addition; without it the
   * prices that the cart showed last are compared
   */
  seen_total: Money.min(0).max(9_999_999_999.99).optional(),
  /** our addition; without it only prices are compared */
  seen: SeenOrder.optional(),
  time_zone: z.string().max(60).optional(),
  user_token: z.string().max(128).optional(),
});
export type PlaceOrder = z.infer<typeof PlaceOrder>;

/** Query strings hold text: only `true` (and the family's 1) turns a filter on. */
const filter = z.preprocess(
  (value) => [true, 'true', 1, '1'].includes(value as never) || undefined,
  z.boolean().optional(),
);

/** POST `order/by-user` (D48): without `order_id` a page of orders, with it one order. */
export const OrdersQuery = z.object({
  /** the order's number or its public code. APIs before 2026-12 accept only the number */
  order_id: z.union([z.coerce.number().int(), z.string().max(40)]).optional(),
  user_token: z.string().max(128).optional(),
  time_zone: z.string().max(60).optional(),
  page: z.coerce.number().int().optional(),
  /** part of the tracking code, the order's number, or words of the products' titles */
  q: z.string().max(100).optional(),
  /** our addition; an unknown value does not filter */
  state: z.enum(ORDER_STATES).optional().catch(undefined),
  cancelled: filter,
  paid: filter,
  unpaid: filter,
  cash_on_delivery: filter,
  card_payment: filter,
});
export type OrdersQuery = z.infer<typeof OrdersQuery>;

export const OrderedProduct = z.object({
  id: Id,
  product_id: Id,
  inventory_id: Id,
  quantity: Positive,
  /** unit price paid */
  selling: Money,
  /** tax per piece */
  tax_price: Money,
  /** the tax rule on the day of the order: `type` 1 an amount per piece, 2 percent; null: none. Absent in APIs before 2026-12 */
  tax: z
    .object({ title: z.string(), type: codeTo(2), rate: Money })
    .nullable()
    .optional(),
  shipping_price: Money,
  /** tax on `shipping_price`: included in it where prices include tax, otherwise added to it; absent: none */
  shipping_tax: Money.optional(),
  /** number of free pieces */
  bundle_offer: Count,
  shipping_type: codeTo(2),
  shipping_place: ShippingPlace.nullable(),
  product: z.object({
    id: Id,
    title: z.string(),
    slug: z.string(),
    image: z.string(),
    unit: z.string().nullable(),
    bundle_deal: BundleDeal.nullable(),
    store: StoreCard,
  }),
  updated_inventory: VariantInfo,
  /** the shopper's own review of this product for this order; null: none yet */
  review: z.object({ id: Id, rating: Stars }).nullable(),
  /** expected day of delivery, `YYYY-MM-DD`: the order's day plus the days of its shipping; null once delivered or cancelled */
  estimated_delivery: Day.nullable(),
  /** whether and until when it can be returned; absent in APIs before 2026-12 */
  return_terms: ReturnTerms.optional(),
});
export type OrderedProduct = z.infer<typeof OrderedProduct>;

/** One store's part of an order, and its delivery status. The order's own status is the lowest of its parcels. */
export const OrderParcel = z.object({
  store_id: Id,
  status: codeTo(5),
  /** 1: will not be sent */
  cancelled: Fact,
  carrier: z.string().nullable(),
  /** the carrier's tracking number */
  tracking_code: z.string().nullable(),
  /** https, the carrier's tracking page */
  tracking_link: z.string().nullable(),
  /** when it reached each step */
  status_history: z.array(z.object({ status: codeTo(5), at: Moment })),
  /** the shop's reason for cancelling this parcel alone; null: not cancelled. Absent in APIs before 2026-12 */
  cancellation: z.object({ title: z.string(), message: z.string() }).nullable().optional(),
});
export type OrderParcel = z.infer<typeof OrderParcel>;

const orderFields = {
  id: Id,
  /** public tracking code, at least 60 random bits (D41) */
  order: z.string(),
  status: codeTo(5),
  order_method: codeTo(6),
  payment_done: Fact,
  cancelled: Fact,
  refunded: Fact,
  /** 1: cancelled because it was not paid in time */
  expired: Fact,
  /** when an unpaid online order expires; null: never */
  expires_at: Moment.nullable(),
  currency: Currency,
  /**
   * how its amounts are formatted, as on the day of the order: `position` and `digits` as in the shop's settings. Absent in APIs
   * before 2026-12
   */
  currency_format: z.object({ icon: z.string(), position: codeTo(2), digits: CurrencyDigits.optional() }).optional(),
  total_amount: Money,
  created_at: Moment,
  /** `created_at` as text in the caller's `time_zone` */
  created: z.string(),
};

export const OrderRow = z.object({
  ...orderFields,
  ordered_products: z.array(OrderedProduct.pick({ id: true, quantity: true, product: true })),
  /** absent in APIs before 2026-12 */
  parcels: z.array(OrderParcel.pick({ store_id: true, status: true, cancelled: true })).optional(),
});
export type OrderRow = z.infer<typeof OrderRow>;
export const OrderPage = pageOf(OrderRow);
export type OrderPage = z.infer<typeof OrderPage>;

const line = z.string().nullable();
/** The invoice of an order that is paid, or confirmed when it is cash on delivery; its lines are the order's. */
export const OrderInvoice = z.object({
  /** year and number, numbered without gaps: '2026-000123' */
  number: z.string(),
  issued_at: Moment,
  /** the shop's details on that day, its name in the reader's language */
  seller: z.object({
    name: z.string(),
    site_url: line,
    email: line,
    phone: line,
    address_1: line,
    address_2: line,
    city: line,
    zip: line,
    state: line,
    country: line,
    register_entry: line,
    vat_number: line,
    /** absent in APIs before 2026-12 */
    named: NamedPlace.optional(),
  }),
  /**
   * tax by rate (percent; null: an amount per piece, or no rule) of the invoiced sum, with the taxable amount. Present only when
   * something was deducted before the invoice was issued; otherwise the order's own applies
   */
  taxes: z
    .array(z.object({ title: z.string().nullable(), percent: Money.nullable(), base: Money.nullable(), amount: Money }))
    .optional(),
});
export type OrderInvoice = z.infer<typeof OrderInvoice>;

/** A credited part of an invoice, as a separate document (docs/decisions/0108): the invoice itself never changes. */
export const CreditNote = z.object({
  id: Id,
  /** numbered like invoices, in a gapless sequence of its own: 'CN-2026-000012' */
  number: z.string(),
  issued_at: Moment,
  /** including tax */
  amount: Money,
  /** the entry of `refunds` that it belongs to; null: the whole remainder */
  refund_id: Id.nullable(),
});
export type CreditNote = z.infer<typeof CreditNote>;

/** Response of `order/invoice/:id` and `order/credit-note/:id`: the file itself, as a guest's token must not be in a link. */
export const InvoiceFile = z.object({
  /** suggested file name: 'invoice-2026-000123.pdf' */
  name: z.string(),
  /** PDF in base64 */
  pdf: z.string(),
});
export type InvoiceFile = z.infer<typeof InvoiceFile>;

/** A partial refund of an order that is not cancelled: an amount, or the price of pieces of its lines. */
export const PartRefund = z.object({
  id: Id,
  amount: Money,
  /** `failed`: the gateway rejected it, and the shop handles it manually */
  state: z.enum(['due', 'done', 'failed']),
  at: Moment,
  lines: z.array(z.object({ id: Id, quantity: Positive })),
  /** not paid yet: deducted from the amount due on delivery. Absent in APIs before 2026-12 */
  left_off: z.boolean().optional(),
});
export type PartRefund = z.infer<typeof PartRefund>;

const named = { named: NamedPlace.optional() };
/** Shipping and billing address of an order, with the names of the places, which are absent in APIs before 2026-12. */
export const OrderAddress = Address.extend({
  ...named,
  billing: BillingAddress.extend({ address_2: line, ...named })
    .nullable()
    .optional(),
});
export type OrderAddress = z.infer<typeof OrderAddress>;

export const OrderDetail = z.object({
  ...orderFields,
  ordered_products: z.array(OrderedProduct),
  /** one per store; absent in APIs before 2026-12 */
  parcels: z.array(OrderParcel).optional(),
  /** partial refunds, done or due; absent in APIs before 2026-12 */
  refunds: z.array(PartRefund).optional(),
  /** returns, oldest first; absent in APIs before 2026-12 */
  returns: z.array(OrderReturn).optional(),
  /** messages to its stores, oldest first; absent in APIs before 2026-12 */
  messages: z.array(OrderMessage).optional(),
  address: OrderAddress,
  user: z.object({ id: Id.nullable(), name: z.string(), email: z.string() }),
  voucher: z.object({ id: Id, code: z.string(), title: z.string() }).nullable(),
  cancellation: z.object({ id: Id, title: z.string(), message: z.string(), refunded: Fact }).nullable(),
  calculated: Totals,
  /** shipping costs by tax rate (percent), as charged; the tax is part of `calculated.tax`. Absent: shipping is untaxed */
  shipping_taxes: z.array(z.object({ title: z.string(), rate: Money, amount: Money })).optional(),
  /** IANA time zone of the shop on the day of the order, used for the dates of invoices; absent in APIs before 2026-12 */
  time_zone: z.string().optional(),
  /** null: not issued yet. Absent in APIs before 2026-12 */
  invoice: OrderInvoice.nullable().optional(),
  /** oldest first; absent: none */
  credit_notes: z.array(CreditNote).optional(),
  /** 1: the confirmation mail has been sent; absent in APIs before 2026-12 */
  confirmation_sent: Fact.optional(),
  /** when each step was reached, by status number */
  status_history: z.array(z.object({ status: codeTo(5), at: Moment })),
  /**
   * state of the online payment: the attempt that paid or else the latest, and whether money is being refunded, for that attempt or
   * another one; null without any attempt
   */
  payment: z
    .object({
      state: z.enum(['open', 'paid', 'failed', 'expired', 'flagged', 'surplus']),
      refund: z.enum(['due', 'done', 'failed']).nullable(),
    })
    .nullable(),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

/** Response of `order/action`. */
export const PlacedOrder = z.object({
  ...orderFields,
  /** URL of the payment page; null for cash on delivery, or when the gateway could not be reached: then use `order/payment-done` */
  redirect: z.string().nullable(),
});
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/**
 * POST `order/payment-done`. The server itself finds out whether an order is paid (D35), whatever is sent here. Without
 * `payment_token` a payment starts (again), with `order_method`, which may differ from the previous one. With it the shopper is
 * back from the gateway and the server asks the gateway; Razorpay's redirect carries its three signed values.
 */
export const PaymentDone = z.object({
  /** the order's number or its code. APIs before 2026-12 accept only the number */
  id: z.union([Id, z.string().max(40)]),
  order_method: z.number().int(),
  payment_token: z.string().max(500).nullable().optional(),
  razorpay_order_id: z.string().max(200).optional(),
  razorpay_signature: z.string().max(200).optional(),
  user_token: z.string().max(128).optional(),
});
export type PaymentDone = z.infer<typeof PaymentDone>;

/** Response of `order/payment-done`: 1 when nothing is left to pay online, otherwise the payment's state and URL. */
export const PaymentAnswer = z.union([
  z.literal(1),
  z.object({ state: z.enum(['open', 'failed']), redirect: z.string().nullable() }),
]);
export type PaymentAnswer = z.infer<typeof PaymentAnswer>;
