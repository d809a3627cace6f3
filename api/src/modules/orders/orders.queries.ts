import { type RawBuilder, sql } from 'kysely';
import { OrderMethod, OrderStatus } from 'shared-kernel/contract/enums';
import type { OrderState } from 'shared-kernel/contract/filters';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail, OrderInvoice } from 'shared-kernel/contract/orders';
import type { ShippingPlace, StoreCard } from 'shared-kernel/contract/product';
import type { Database } from '../../db/database';
import { keptPlan } from '../../db/kept-plan';
import type { PageWindow } from '../../http/paging';
import type { AddressFields } from '../addresses/validate-address';
import { type MessageRecord, messagesOfOrder } from '../messages/messages-of-order';
import { RETURN_TERMS, type TermsRecord } from '../returns/return-terms';
import { type ReturnRecord, returnsOfOrder } from '../returns/returns-of-order';
import { type ParcelRecord, parcelsOfOrder } from './order-parcels';
import { joinRecord, RECORDED, type RecordedVariant, recordedStore } from './order-record';
import { type RefundRecord, refundsOfOrder } from './refunds-of-order';

export interface OrderRecord {
  id: number;
  tracking_code: string;
  status: number;
  order_method: number;
  payment_done: number;
  cancelled: number;
  refunded: number;
  expired: number;
  expires_at: Date | null;
  currency: string;
  currency_icon: string | null;
  currency_position: number | null;
  currency_digits: number;
  subtotal: number;
  bundle_offer: number;
  shipping_price: number;
  tax: number;
  tax_included: boolean;
  shipping_taxes: OrderDetail['shipping_taxes'] | null;
  voucher_price: number;
  total_amount: number;
  confirmation_sent_at: Date | null;
  created_at: Date;
  parcels: ParcelRecord[];
}

/** An ordered product with its prices and names of that time, and what can be done with it today. Money in minor units. */
export interface OrderedRecord {
  id: number;
  order_id: number;
  product_id: number;
  inventory_id: number;
  quantity: number;
  selling: number;
  tax_price: number;
  shipping_price: number;
  shipping_tax: number | null;
  free_quantity: number;
  shipping_type: number;
  shipping_place: ShippingPlace | null;
  title: string;
  slug: string;
  image: string;
  unit: string | null;
  bundle: { id: number; title: string; buy: number; free: number } | null;
  store: StoreCard;
  sku: string | null;
  variant: RecordedVariant;
  tax_title: string | null;
  tax_type: number | null;
  tax_rate: number | null;
  stock: number;
  variant_price: number;
  review: { id: number; rating: number } | null;
  return_terms: TermsRecord;
}

export interface InvoiceRecord {
  number: number;
  issued_at: string;
  seller: Partial<Omit<OrderInvoice['seller'], 'name'>> & { names?: Partial<Record<LanguageCode, string>> };
}

export interface CreditNoteRecord {
  id: number;
  number: number;
  issued_at: string;
  amount: number;
  part_refund_id: number | null;
}

export interface OrderFilter {
  /** part of the tracking code, the order's number, or words from the products' names */
  q?: string;
  state?: OrderState | undefined;
  cancelled?: boolean;
  paid?: boolean;
  unpaid?: boolean;
  cash_on_delivery?: boolean;
  /** any other method */
  card_payment?: boolean;
}

export interface OrderFacts {
  address: AddressFields;
  user: { id: number | null; name: string; email: string };
  voucher: { id: number; code: string; title: string } | null;
  cancellation: { id: number; title: string; message: string } | null;
  history: { status: number; at: Date }[];
  payment: OrderDetail['payment'];
  refunds: RefundRecord[];
  returns: ReturnRecord[];
  messages: MessageRecord[];
  /** IANA name of the shop's time zone when the order was placed */
  shop_zone: string;
  /** null: not issued yet */
  invoice: InvoiceRecord | null;
  credit_notes: CreditNoteRecord[];
}

/** Each order is in exactly one of these states (docs/contracts/orders.md defines them). */
const IN_STATE: Record<OrderState, RawBuilder<boolean>> = {
  to_pay: sql`(cancelled = 0 and refunded = 0 and payment_done = 0 and order_method <> ${OrderMethod.cashOnDelivery})`,
  underway: sql`(
    cancelled = 0 and refunded = 0 and status < ${OrderStatus.delivered}
    and (payment_done = 1 or order_method = ${OrderMethod.cashOnDelivery}))`,
  delivered: sql`(cancelled = 0 and status = ${OrderStatus.delivered})`,
  cancelled: sql`(cancelled = 1 or (refunded = 1 and status < ${OrderStatus.delivered}))`,
};

/** All words occur in the name of one of the order's products or of its store, as named then, in any language. */
const bought = (words: string): RawBuilder<boolean> => sql`exists (
  select from ordered_products line
  join ordered_product_texts called on called.ordered_product_id = line.id
  where line.order_id = orders.id and (
    select bool_and(position(lower(word) in lower(concat_ws(' ', called.title, called.store_name))) > 0)
    from unnest(${words.split(/\s+/, 10)}::text[]) word
  )
)`;

/** Orders of one shopper. Every statement filters by the shopper, so nobody sees another's orders (wire contract §13, fault 4). */
export function createOrderQueries(db: Database, shopperId: number) {
  const columns = [
    ...([
      'id',
      'tracking_code',
      'status',
      'order_method',
      'payment_done',
      'cancelled',
      'refunded',
      'expired',
      'expires_at',
      'currency',
      'currency_icon',
      'currency_position',
      'currency_digits',
    ] as const),
    ...(['confirmation_sent_at', 'created_at'] as const),
    ...([
      'subtotal',
      'bundle_offer',
      'shipping_price',
      'tax',
      'tax_included',
      'shipping_taxes',
      'voucher_price',
      'total_amount',
    ] as const),
  ] as const;

  const own = ({ q = '', state, cancelled, paid, unpaid, cash_on_delivery, card_payment }: OrderFilter) =>
    db
      .selectFrom('orders')
      .where('shopper_id', '=', shopperId)
      .$if(q.trim() !== '', (query) =>
        query.where(
          sql<boolean>`(
            position(upper(${q.trim()}) in tracking_code) > 0 or id::text = ${q.trim()} or ${bought(q.trim())}
          )`,
        ),
      )
      .$if(state !== undefined, (query) => query.where(IN_STATE[state as OrderState]))
      .$if(cancelled === true, (query) => query.where('cancelled', '=', 1))
      .$if(paid === true, (query) => query.where('payment_done', '=', 1))
      .$if(unpaid === true, (query) => query.where('payment_done', '=', 0))
      .$if(cash_on_delivery === true, (query) => query.where('order_method', '=', OrderMethod.cashOnDelivery))
      .$if(card_payment === true, (query) => query.where('order_method', '<>', OrderMethod.cashOnDelivery));

  return {
    /** Newest first. */
    async list(filter: OrderFilter, { size, offset }: PageWindow): Promise<{ rows: OrderRecord[]; total: number }> {
      const rows = await own(filter)
        .select(columns)
        .select(parcelsOfOrder('orders.id').as('parcels'))
        // counting reads all of the shopper's orders in any case
        .select(sql<number>`count(*) over ()`.as('total'))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(size)
        .offset(offset)
        .execute();
      const [first] = rows;
      if (first || offset === 0) return { rows, total: first?.total ?? 0 };
      // a page past the end
      const { total } = await own(filter)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { rows, total };
    },

    find: (id: number): Promise<OrderRecord | undefined> =>
      own({}).select(columns).select(parcelsOfOrder('orders.id').as('parcels')).where('id', '=', id).executeTakeFirst(),

    /** The products of these orders, with the names they had then, in `language`. */
    async products(orderIds: readonly number[], language: LanguageCode): Promise<OrderedRecord[]> {
      const { rows } = await sql<OrderedRecord>`${keptPlan}
        select bought.id, bought.order_id, bought.product_id, bought.inventory_id, bought.quantity, bought.selling,
          bought.tax_price, bought.shipping_price, bought.shipping_tax, bought.free_quantity, bought.shipping_type, bought.shipping_place,
          bought.sku, bought.image, bought.tax_title, bought.tax_type, bought.tax_rate,
          ${RECORDED('title')} as title, ${RECORDED('unit')} as unit, ${RECORDED('variant')} as variant,
          bought.bundle || jsonb_build_object('title', ${RECORDED('bundle_title')}) as bundle,
          product.slug, ${recordedStore(language)} as store, stock.quantity as stock, stock.price as variant_price,
          case when written.id is not null then json_build_object('id', written.id, 'rating', written.rating) end as review,
          ${RETURN_TERMS} as return_terms
        from ordered_products bought
        join orders placed on placed.id = bought.order_id and placed.shopper_id = ${shopperId}
        join products product on product.id = bought.product_id
        join inventory stock on stock.id = bought.inventory_id
        ${joinRecord(language)}
        left join reviews written on written.order_id = bought.order_id and written.product_id = bought.product_id
        where bought.order_id = any(${orderIds})
        order by bought.id`.execute(db);
      return rows;
    },

    /** Additional data for the detail of this shopper's order. */
    async facts(orderId: number, language: string): Promise<OrderFacts> {
      const { rows } = await sql<OrderFacts>`${keptPlan}
        select to_json(address) as address,
          json_build_object(
            'id', account.id, 'name', coalesce(account.name, address.name), 'email', coalesce(account.email, address.email)
          ) as user,
          case when placed.voucher_code is not null then json_build_object(
            'id', placed.voucher_id, 'code', placed.voucher_code,
            'title', coalesce(placed.voucher_titles->>${language}, placed.voucher_titles->>'en')
          ) end as voucher,
          case when cancellation.id is not null then json_build_object(
            'id', cancellation.id, 'title', cancellation.title, 'message', cancellation.message
          ) end as cancellation,
          (
            select json_agg(json_build_object('status', step.status, 'at', step.at) order by step.at, step.id)
            from order_status_history step where step.order_id = placed.id
          ) as history,
          (
            select json_build_object('state', tried.state, 'refund', (
              select back.state from refunds back join payments given on given.id = back.payment_id
              where given.order_id = placed.id order by given.id = tried.id desc, back.id desc limit 1
            ))
            from payments tried
            where tried.order_id = placed.id order by tried.state = 'paid' desc, tried.id desc limit 1
          ) as payment,
          ${refundsOfOrder('placed.id')} as refunds,
          ${returnsOfOrder('placed.id')} as returns, ${messagesOfOrder('placed.id')} as messages,
          coalesce(placed.time_zone, 'UTC') as shop_zone,
          (
            select to_jsonb(issued) - 'order_id' from invoices issued where issued.order_id = placed.id
          ) as invoice,
          (
            select coalesce(json_agg(json_build_object(
              'id', note.id, 'number', note.number, 'issued_at', note.issued_at, 'amount', (note.amount * 1000)::bigint,
              'part_refund_id', note.part_refund_id) order by note.id), '[]')
            from credit_notes note where note.order_id = placed.id
          ) as credit_notes
        from orders placed
        join order_addresses address on address.order_id = placed.id
        join shoppers shopper on shopper.id = placed.shopper_id
        left join users account on account.id = shopper.user_id
        left join cancellations cancellation on cancellation.order_id = placed.id
        where placed.id = ${orderId} and placed.shopper_id = ${shopperId}`.execute(db);
      const facts = rows[0];
      if (!facts) throw new Error(`order ${orderId} has no address`);
      return facts;
    },
  };
}
export type OrderQueries = ReturnType<typeof createOrderQueries>;
