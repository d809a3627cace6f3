import { type RawBuilder, sql } from 'kysely';

/** A partial refund of an order, as returned by `refundsOfOrder`. */
export interface RefundRecord {
  id: number;
  amount: number;
  state: 'due' | 'done' | 'failed';
  at: Date;
  left_off: boolean;
  lines: { id: number; quantity: number }[];
}

/** Partial refunds of an order, done or due, oldest first, as JSON with amounts in minor units. @param order column with the order's id */
export const refundsOfOrder = (order: string): RawBuilder<RefundRecord[]> => sql`(
  select coalesce(json_agg(json_build_object(
    'id', part.id, 'amount', (part.amount * 1000)::bigint, 'state', part.state, 'at', part.updated_at, 'left_off', part.left_off,
    'lines', (
      select coalesce(json_agg(json_build_object('id', line.ordered_product_id, 'quantity', line.quantity)
        order by line.ordered_product_id), '[]')
      from part_refund_lines line where line.part_refund_id = part.id
    )) order by part.id), '[]')
  from part_refunds part where part.order_id = ${sql.ref(order)}
)`;
