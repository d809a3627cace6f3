import { type Selectable, sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import type { Charge, HandOver } from '../../payments/gateway';
import type { PaymentState } from './decide';

/** The parts of a `Charge` that come from the order. */
type Charged = Pick<Charge, 'shop' | 'trackingCode' | 'language'> & Omit<Charge['buyer'], 'ip'>;

/** An attempt to pay. */
export interface Attempt {
  id: number;
  order_id: number;
  method: number;
  token: string;
  /** the gateway's reference; null until the payment is started there */
  reference: string | null;
  amount: number;
  currency: string;
  state: PaymentState;
  hand_over: HandOver | null;
  settlement: string | null;
}
/** The order columns that the payment engine needs. */
export type PayableOrder = Pick<
  Selectable<Schema['orders']>,
  'id' | 'tracking_code' | 'order_method' | 'payment_done' | 'cancelled' | 'currency' | 'total_amount' | 'expires_at'
> & { language: LanguageCode };

const attemptColumns = [
  ...(['id', 'order_id', 'method', 'token', 'reference', 'amount', 'currency', 'state'] as const),
  ...(['hand_over', 'settlement'] as const),
] as const;
const orderColumns = [
  ...(['id', 'tracking_code', 'order_method', 'payment_done', 'cancelled', 'currency', 'total_amount'] as const),
  ...(['expires_at', 'language'] as const),
] as const;

/** Queries for attempts and their orders. */
export function createPaymentQueries(db: Database) {
  // the database types `state` and `hand_over` as text and JSON; only this module writes them
  const attempts = () => db.selectFrom('payments').select(attemptColumns).$castTo<Attempt>();
  const orders = () => db.selectFrom('orders').select(orderColumns).$castTo<PayableOrder>();
  return {
    find: (id: number): Promise<Attempt | undefined> => attempts().where('id', '=', id).executeTakeFirst(),
    findByToken: (token: string): Promise<Attempt | undefined> =>
      attempts().where('token', '=', token).executeTakeFirst(),
    findByReference: (method: number, reference: string): Promise<Attempt | undefined> =>
      attempts().where('method', '=', method).where('reference', '=', reference).executeTakeFirst(),
    /** Attempts of an order, newest first. */
    ofOrder: (orderId: number): Promise<Attempt[]> =>
      attempts().where('order_id', '=', orderId).orderBy('id', 'desc').execute(),

    order: (id: number): Promise<PayableOrder> => orders().where('id', '=', id).executeTakeFirstOrThrow(),

    /** Locks an order until the transaction ends; lock its attempts only after it. */
    lockOrder: (id: number): Promise<PayableOrder> =>
      orders().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow(),
    lockAttempt: (id: number): Promise<Attempt> =>
      attempts().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow(),

    /** Shop name, buyer and order code; for `Charge`. */
    async charged(orderId: number): Promise<Charged> {
      const { rows } = await sql<Charged>`
        select placed.tracking_code as "trackingCode", placed.language,
          -- as in mails until the shop has settings
          coalesce((
            select named.site_name from settings_texts named where named.language in (placed.language, 'en')
            order by named.language = placed.language desc limit 1
          ), 'Souk') as shop, goes.name, goes.email, goes.phone, goes.country,
          goes.state,
          -- gateways want a city, which the addresses of some countries have not
          coalesce(nullif(goes.city, ''), nullif(goes.state, ''), goes.country) as city, goes.zip, concat_ws(', ', goes.address_1, nullif(goes.address_2, '')) as address
        from orders placed join order_addresses goes on goes.order_id = placed.id
        where placed.id = ${orderId}`.execute(db);
      const charged = rows[0];
      if (!charged) throw new Error(`order ${orderId} has no address`);
      return charged;
    },

    /** Schedules the order's open attempts for the reconciler's next round. */
    async checkSoon(orderId: number, now: Date): Promise<void> {
      await db
        .updateTable('payments')
        .set({ next_check_at: now })
        .where('order_id', '=', orderId)
        .where('state', '=', 'open')
        .execute();
    },
  };
}
