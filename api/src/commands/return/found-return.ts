import { sql } from 'kysely';
import type { Minor } from 'shared-kernel/rules/money';
import type { Database } from '../../db/database';
import { Refusal } from '../command';
import { plainAmount } from '../wording';

export const RETURN = { '<return>': "number, as 'return list' shows it" };
export const STATES = ['asked', 'accepted', 'refused', 'withdrawn', 'received', 'refunded'] as const;

/** A return with the details shown to operators. */
export interface ReturnRecord {
  id: number;
  order: string;
  state: (typeof STATES)[number];
  store: string;
  slug: string;
  name: string;
  asked: Date;
  answered: Date | null;
  received: Date | null;
  withdrawn: Date | null;
  message: string;
  answer: string;
  photos: string[];
  /** id of the partial refund, as in `refund list`; null: there is none */
  refund: string | null;
  amount: Minor | null;
  currency: string;
  /** fraction digits of the currency */
  digits: number;
  lines: { line: number; product: string; variant: string[]; sku: string | null; pieces: number; reason: string }[];
}

interface ReturnFilter {
  id?: number | undefined;
  state?: ReturnRecord['state'] | undefined;
  storeId?: number | undefined;
  from?: Date | undefined;
  /** only those that still need an action */
  open?: boolean;
  limit: number;
}

/** Returns with their items, with the names of the day of the order, oldest first. One statement. */
export async function listReturns(
  db: Database,
  { id, state, storeId, from, open = false, limit }: ReturnFilter,
): Promise<ReturnRecord[]> {
  const shown = sql`case when part.state = 'done' then 'refunded' when asked.withdrawn_at is not null then 'withdrawn' else asked.state end`;
  const conditions = [
    id === undefined ? sql`true` : sql`asked.id = ${id}`,
    state === undefined ? sql`true` : sql`${shown} = ${state}`,
    storeId === undefined ? sql`true` : sql`asked.store_id = ${storeId}`,
    from === undefined ? sql`true` : sql`asked.asked_at >= ${from}`,
    open ? sql`asked.state in ('asked', 'accepted')` : sql`true`,
  ];
  const { rows } = await sql<ReturnRecord>`
    select asked.id, placed.tracking_code as order, ${shown} as state, store.slug, address.name, asked.asked_at as asked,
      asked.answered_at as answered, asked.received_at as received, asked.withdrawn_at as withdrawn, asked.message, asked.answer, placed.currency,
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

/** A return for `--json`: its amount as text in its currency. */
export function toData({ amount, digits, ...record }: ReturnRecord) {
  return { ...record, amount: amount === null ? null : plainAmount(amount, digits) };
}

/** Why a return cannot be answered, received or withdrawn. @param record undefined: there is none */
export function notOpen(id: number, record?: { state: string; withdrawnAt: Date | null }): Refusal {
  if (!record) return new Refusal([`There is no return ${id}; see 'return list'.`]);
  const state = record.withdrawnAt === null ? record.state : 'withdrawn';
  return new Refusal([`The return ${id} is ${state} already; see 'return show ${id}'.`]);
}
