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
 * The order as the shopper saw it, beside its total. Another one, changed in a second tab or on another device, is said before
 * anything is ordered (docs/decisions/0102).
 */
export const SeenOrder = z.object({
  /** where it goes; fields that the screen did not have yet are absent and not compared */
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
   * the total that the shopper saw: no price comes from it, but another one is said before anything is ordered (C6). Our addition;
   * without it the prices that the cart showed last are compared
   */
  seen_total: Money.min(0).max(9_999_999_999.99).optional(),
  /** our addition; without it only prices are compared */
  seen: SeenOrder.optional(),
  time_zone: z.string().max(60).optional(),
  user_token: z.string().max(128).optional(),
});
export type PlaceOrder = z.infer<typeof PlaceOrder>;

/** Query strings carry words: only `true` (and the family's 1) switches a filter on. */
const filter = z.preprocess(
  (value) => [true, 'true', 1, '1'].includes(value as never) || undefined,
  z.boolean().optional(),
);

/** POST `order/by-user` (D48): without `order_id` a page of orders, with it one order. */
export const OrdersQuery = z.object({
  /** the order's number or its code, as people know it. APIs before 2026-12 take the number alone */
  order_id: z.union([z.coerce.number().int(), z.string().max(40)]).optional(),
  user_token: z.string().max(128).optional(),
  time_zone: z.string().max(60).optional(),
  page: z.coerce.number().int().optional(),
  /** part of the tracking code, the order's number, or words of what was bought */
  q: z.string().max(100).optional(),
  /** our addition; an unknown one filters nothing */
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
  /** the rule on the day of the order: `type` 1 an amount per piece, 2 percent; null: none. APIs before 2026-12 do not say */
  tax: z
    .object({ title: z.string(), type: codeTo(2), rate: Money })
    .nullable()
    .optional(),
  shipping_price: Money,
  /** tax of `shipping_price`: within it where prices include tax, else added to it; absent: none */
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
  /** the shopper's own review of this product from this order; null: none yet */
  review: z.object({ id: Id, rating: Stars }).nullable(),
  /** day on which it is expected, `YYYY-MM-DD`: the order's day and the days of its shipping; null once it is there or cancelled */
  estimated_delivery: Day.nullable(),
  /** whether and until when it can be sent back; APIs before 2026-12 do not say */
  return_terms: ReturnTerms.optional(),
});
export type OrderedProduct = z.infer<typeof OrderedProduct>;

/** What one store sends of an order, and how far it is. The order's own step is the least of its parcels. */
export const OrderParcel = z.object({
  store_id: Id,
  status: codeTo(5),
  /** 1: it is not sent */
  cancelled: Fact,
  carrier: z.string().nullable(),
  /** the carrier's number for it */
  tracking_code: z.string().nullable(),
  /** https, where the carrier shows how far it is */
  tracking_link: z.string().nullable(),
  /** moments at which it came to each step */
  status_history: z.array(z.object({ status: codeTo(5), at: Moment })),
  /** why it alone was called off, in the shop's words; null: it was not. APIs before 2026-12 do not say */
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
  /** until when an unpaid online order is held; null: no limit */
  expires_at: Moment.nullable(),
  currency: Currency,
  /** how its amounts are written, as on its day: `position` and `digits` as in the shop's settings. APIs before 2026-12 do not say */
  currency_format: z.object({ icon: z.string(), position: codeTo(2), digits: CurrencyDigits.optional() }).optional(),
  total_amount: Money,
  created_at: Moment,
  /** `created_at` as text in the caller's `time_zone` */
  created: z.string(),
};

export const OrderRow = z.object({
  ...orderFields,
  ordered_products: z.array(OrderedProduct.pick({ id: true, quantity: true, product: true })),
  /** APIs before 2026-12 do not say */
  parcels: z.array(OrderParcel.pick({ store_id: true, status: true, cancelled: true })).optional(),
});
export type OrderRow = z.infer<typeof OrderRow>;
export const OrderPage = pageOf(OrderRow);
export type OrderPage = z.infer<typeof OrderPage>;

const line = z.string().nullable();
/** The invoice of an order that is paid, or confirmed when it is paid at the door; its lines are the order's. */
export const OrderInvoice = z.object({
  /** year and number, which goes on without gaps: '2026-000123' */
  number: z.string(),
  issued_at: Moment,
  /** the shop as on that day, its name in the reader's language */
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
    /** APIs before 2026-12 do not say */
    named: NamedPlace.optional(),
  }),
  /**
   * tax by rate (percent; null: an amount for each piece, or no rule) of what is invoiced, with what it is reckoned on. Only where something was
   * left off before it was issued; else it is that of the order
   */
  taxes: z
    .array(z.object({ title: z.string().nullable(), percent: Money.nullable(), base: Money.nullable(), amount: Money }))
    .optional(),
});
export type OrderInvoice = z.infer<typeof OrderInvoice>;

/** What of an invoice is taken back, as a document of its own (docs/decisions/0108): the invoice stays as it was issued. */
export const CreditNote = z.object({
  id: Id,
  /** like an invoice's, without gaps of its own: 'CN-2026-000012' */
  number: z.string(),
  issued_at: Moment,
  /** with the tax */
  amount: Money,
  /** the one of `refunds` that it is for; null: all that was left */
  refund_id: Id.nullable(),
});
export type CreditNote = z.infer<typeof CreditNote>;

/** Answer of `order/invoice/:id` and `order/credit-note/:id`: a file, which a guest cannot be linked to, as its token stands in no address. */
export const InvoiceFile = z.object({
  /** as it is saved: 'invoice-2026-000123.pdf' */
  name: z.string(),
  /** PDF in base64 */
  pdf: z.string(),
});
export type InvoiceFile = z.infer<typeof InvoiceFile>;

/** Money that goes back of an order that stands: an amount, or what pieces of its lines cost. */
export const PartRefund = z.object({
  id: Id,
  amount: Money,
  /** `failed`: the gateway did not take it, and a person looks at it */
  state: z.enum(['due', 'done', 'failed']),
  at: Moment,
  lines: z.array(z.object({ id: Id, quantity: Positive })),
  /** it was not paid yet: so much less is to be paid at the door. APIs before 2026-12 do not say */
  left_off: z.boolean().optional(),
});
export type PartRefund = z.infer<typeof PartRefund>;

const named = { named: NamedPlace.optional() };
/** Where an order goes and whom it is billed to, with the names of the places. APIs before 2026-12 do not say these. */
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
  /** one for each store; APIs before 2026-12 do not say */
  parcels: z.array(OrderParcel).optional(),
  /** parts of what was paid that went back or are to; APIs before 2026-12 do not say */
  refunds: z.array(PartRefund).optional(),
  /** what is sent back, the first one first; APIs before 2026-12 do not say */
  returns: z.array(OrderReturn).optional(),
  /** what was written to its stores, the first one first; APIs before 2026-12 do not say */
  messages: z.array(OrderMessage).optional(),
  address: OrderAddress,
  user: z.object({ id: Id.nullable(), name: z.string(), email: z.string() }),
  voucher: z.object({ id: Id, code: z.string(), title: z.string() }).nullable(),
  cancellation: z.object({ id: Id, title: z.string(), message: z.string(), refunded: Fact }).nullable(),
  calculated: Totals,
  /** what of its shipping stood under which rate (percent), as charged; its tax is part of `calculated.tax`. Absent: shipping carries none */
  shipping_taxes: z.array(z.object({ title: z.string(), rate: Money, amount: Money })).optional(),
  /** IANA name of the shop's on the day of the order, in which invoices are dated; APIs before 2026-12 do not say */
  time_zone: z.string().optional(),
  /** null: not issued yet. APIs before 2026-12 do not say */
  invoice: OrderInvoice.nullable().optional(),
  /** the first one first; absent: none */
  credit_notes: z.array(CreditNote).optional(),
  /** 1: its confirmation has gone out by mail; APIs before 2026-12 do not say */
  confirmation_sent: Fact.optional(),
  /** moments at which each step was reached, by status number */
  status_history: z.array(z.object({ status: codeTo(5), at: Moment })),
  /**
   * how far paying online has come: the attempt that paid or else the latest, and whether money goes back, of that attempt or of
   * another one; null when nothing was tried
   */
  payment: z
    .object({
      state: z.enum(['open', 'paid', 'failed', 'expired', 'flagged', 'surplus']),
      refund: z.enum(['due', 'done', 'failed']).nullable(),
    })
    .nullable(),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

/** Answer of `order/action`. */
export const PlacedOrder = z.object({
  ...orderFields,
  /** where to pay; null when it is paid on delivery, or when the gateway could not be reached: then by `order/payment-done` */
  redirect: z.string().nullable(),
});
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/**
 * POST `order/payment-done`. Whether an order is paid is the server's own finding (D35), never what is sent here.
 * Without `payment_token` paying begins (again), by `order_method`, which may be another one than before. With it the shopper is
 * back from the gateway and the server asks there; Razorpay's return brings its three signed values.
 */
export const PaymentDone = z.object({
  /** the order's number or its code. APIs before 2026-12 take the number alone */
  id: z.union([Id, z.string().max(40)]),
  order_method: z.number().int(),
  payment_token: z.string().max(500).nullable().optional(),
  razorpay_order_id: z.string().max(200).optional(),
  razorpay_signature: z.string().max(200).optional(),
  user_token: z.string().max(128).optional(),
});
export type PaymentDone = z.infer<typeof PaymentDone>;

/** Answer of `order/payment-done`: 1 when nothing is left to pay here, else how it stands and where to pay. */
export const PaymentAnswer = z.union([
  z.literal(1),
  z.object({ state: z.enum(['open', 'failed']), redirect: z.string().nullable() }),
]);
export type PaymentAnswer = z.infer<typeof PaymentAnswer>;
