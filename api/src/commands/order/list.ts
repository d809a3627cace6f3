import { sql } from 'kysely';
import { z } from 'zod';
import { ofStore, toPack } from '../../modules/orders/to-pack';
import { command } from '../command';
import { count, line, moment, readMoments, word } from '../values';
import { plainAmount, plainMoment } from '../wording';
import { findStore } from './find-store';
import { stepName } from './order';
import { listParcels, parcelData, parcelState } from './parcel';

const STATES = ['pending', 'confirmed', 'picked-up', 'on-the-way', 'delivered', 'cancelled', 'expired'] as const;

interface OrderRow {
  id: number;
  code: string;
  placed: Date;
  status: number;
  cancelled: number;
  expired: number;
  payment: string;
  total: number;
  currency: string;
  digits: number;
  name: string;
  email: string;
}

const stateOf = ({ status, cancelled, expired }: OrderRow) =>
  expired ? 'expired' : cancelled ? 'cancelled' : stepName(status);

/** Lists the newest orders of the whole shop; with `--to-pack` the oldest first, so that no limit hides those that have waited longest. */
export const orderList = command({
  verb: 'list',
  about: 'the newest orders, or those of one state, of a store, or to be packed, the oldest first',
  options: {
    '--status <state>': STATES.join(', '),
    '--to-pack': 'with a parcel, of the store if one is named, that did not leave yet; paid, or to be paid at the door',
    '--paid': 'only what is paid and was not given back',
    '--store <slug>': 'with something of this store',
    '--since <time>': 'placed at this time or later',
    '--limit <number>': 'how many (20)',
  },
  examples: [
    'order list',
    'order list --status pending --limit 100',
    'order list --to-pack --store bazaar-basics --json',
  ],
  input: z.object({
    status: word(STATES).optional(),
    toPack: z.boolean().default(false),
    paid: z.boolean().default(false),
    store: line(120).optional(),
    since: moment().optional(),
    limit: count().default(20),
  }),
  async run({ status, toPack: isToPack, paid, store, since, limit }, { db }) {
    const step = status ? STATES.indexOf(status) + 1 : 0;
    const condition =
      status === 'cancelled' || status === 'expired'
        ? sql`placed.cancelled = 1 and placed.expired = ${status === 'expired' ? 1 : 0}`
        : status
          ? sql`placed.status = ${step} and placed.cancelled = 0`
          : sql`true`;
    const storeId = store === undefined ? null : await findStore(db, store);
    const conditions = [
      condition,
      isToPack ? toPack(storeId) : sql`true`,
      paid ? sql`placed.payment_done = 1 and placed.refunded = 0` : sql`true`,
      storeId === null ? sql`true` : ofStore(storeId),
      since === undefined ? sql`true` : sql`placed.created_at >= ${(await readMoments(db, { since })).since}`,
    ];
    const { rows } = await sql<OrderRow>`
      select placed.id, placed.tracking_code as code, placed.created_at as placed, placed.status, placed.cancelled,
        placed.expired, placed.total_amount as total, placed.currency, placed.currency_digits as digits, address.name, address.email,
        case when placed.refunded = 1 then 'refunded' when placed.payment_done = 1 then 'paid'
          when placed.order_method = 2 then 'at the door' else 'unpaid' end as payment
      from orders placed join order_addresses address on address.order_id = placed.id
      where ${sql.join(conditions, sql` and `)} 
      order by ${isToPack ? sql`placed.created_at, placed.id` : sql`placed.created_at desc, placed.id desc`} limit ${limit}`.execute(
      db,
    );
    const parcels = await listParcels(
      db,
      rows.map(({ id }) => id),
    );
    const orders = rows.map((order) => ({
      id: order.id,
      order: order.code,
      placed: plainMoment(order.placed),
      state: stateOf(order),
      payment: order.payment,
      total: plainAmount(order.total, order.digits),
      currency: order.currency,
      name: order.name,
      email: order.email,
      parcels: (parcels.get(order.id) ?? []).filter((parcel) => storeId === null || parcel.storeId === storeId),
    }));
    return {
      ...(orders.length === 0 && { messages: ['There are none.'] }),
      rows: orders.map(({ parcels, ...order }) => ({
        ...order,
        parcels: parcels.map((parcel) => `${parcel.slug} ${parcelState(parcel)}`).join(', '),
      })),
      data: orders.map(({ parcels, ...order }) => ({ ...order, parcels: parcels.map(parcelData) })),
    };
  },
});
