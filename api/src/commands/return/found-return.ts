import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { Refusal } from '../command';

export const RETURN = { '<return>': "number, as 'return list' shows it" };
export const STATES = ['asked', 'accepted', 'refused', 'received', 'refunded'] as const;

/** A return as operators name it. */
export interface FoundReturn {
  id: number;
  order: string;
  state: (typeof STATES)[number];
  store: string;
  slug: string;
  name: string;
  asked: Date;
  answered: Date | null;
  received: Date | null;
  message: string;
  answer: string;
  photos: string[];
  /** id of the part refund, as `refund list` names it; null: no money went back */
  refund: string | null;
  amount: number | null;
  currency: string;
  /** of the currency, behind the point */
  digits: number;
  lines: { line: number; product: string; variant: string[]; sku: string | null; pieces: number; reason: string }[];
}

interface Wanted {
  id?: number | undefined;
  state?: FoundReturn['state'] | undefined;
  storeId?: number | undefined;
  from?: Date | undefined;
  /** only those that somebody has to do something about */
  open?: boolean;
  limit: number;
}

/** Returns with what is in them, by the names of the day of the order, the oldest first. One statement. */
export async function listReturns(
  db: Database,
  { id, state, storeId, from, open = false, limit }: Wanted,
): Promise<FoundReturn[]> {
  const shown = sql`case when part.state = 'done' then 'refunded' else asked.state end`;
  const conditions = [
    id === undefined ? sql`true` : sql`asked.id = ${id}`,
    state === undefined ? sql`true` : sql`${shown} = ${state}`,
    storeId === undefined ? sql`true` : sql`asked.store_id = ${storeId}`,
    from === undefined ? sql`true` : sql`asked.asked_at >= ${from}`,
    open ? sql`asked.state in ('asked', 'accepted')` : sql`true`,
  ];
  const { rows } = await sql<FoundReturn>`
    select asked.id, placed.tracking_code as order, ${shown} as state, store.slug, address.name, asked.asked_at as asked,
      asked.answered_at as answered, asked.received_at as received, asked.message, asked.answer, placed.currency,
      placed.currency_digits as digits, 'p' || part.id as refund, part.amount, (
        select max(said.store_name) from return_lines own
        join ordered_product_texts said on said.ordered_product_id = own.ordered_product_id and said.language = 'en'
        where own.return_id = asked.id
      ) as store, (
        select coalesce(json_agg(photo.image order by photo.id), '[]') from return_images photo
        where photo.return_id = asked.id
      ) as photos, (
        select json_agg(json_build_object('line', bought.id, 'product', said.title, 'variant', (
            select coalesce(json_agg(value ->> 'value_title'), '[]') from jsonb_array_elements(said.variant) value
          ), 'sku', bought.sku, 'pieces', own.quantity, 'reason', own.reason) order by bought.id)
        from return_lines own join ordered_products bought on bought.id = own.ordered_product_id
        join ordered_product_texts said on said.ordered_product_id = bought.id and said.language = 'en'
        where own.return_id = asked.id
      ) as lines
    from returns asked
    join orders placed on placed.id = asked.order_id
    join order_addresses address on address.order_id = placed.id
    join stores store on store.id = asked.store_id
    left join part_refunds part on part.id = asked.part_refund_id
    where ${sql.join(conditions, sql` and `)} order by asked.asked_at, asked.id limit ${limit}`.execute(db);
  return rows;
}

/** Why a return cannot be answered or received. @param state undefined: there is none */
export const notOpen = (id: number, state: string | undefined): Refusal =>
  new Refusal([
    state === undefined
      ? `There is no return ${id}; see 'return list'.`
      : `The return ${id} is ${state} already; see 'return show ${id}'.`,
  ]);
