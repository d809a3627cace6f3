import { type RawBuilder, sql } from 'kysely';
import type { ReturnReason } from 'shared-kernel/contract/return-reasons';
import type { OrderReturn } from 'shared-kernel/contract/returns';
import { fromMinor } from 'shared-kernel/rules/money';

/** A return as the database returns it. */
export interface ReturnRecord {
  id: number;
  store_id: number;
  state: 'asked' | 'accepted' | 'refused' | 'received';
  message: string;
  answer: string;
  asked_at: string;
  answered_at: string | null;
  received_at: string | null;
  withdrawn_at: string | null;
  lines: { id: number; quantity: number; reason: ReturnReason }[];
  images: string[];
  /** the refund for it; null: there is none */
  refund: { amount: number; state: 'due' | 'done' | 'failed'; at: string } | null;
}

/**
 * The returns of an order as JSON, oldest first.
 *
 * @param order column with the order's id, such as `placed.id`
 */
export const returnsOfOrder = (order: string): RawBuilder<ReturnRecord[]> => sql`(
  select coalesce(json_agg(json_build_object(
    'id', asked.id, 'store_id', asked.store_id, 'state', asked.state, 'message', asked.message, 'answer', asked.answer,
    'asked_at', asked.asked_at, 'answered_at', asked.answered_at, 'received_at', asked.received_at, 'withdrawn_at', asked.withdrawn_at,
    'lines', (
      select json_agg(json_build_object('id', line.ordered_product_id, 'quantity', line.quantity, 'reason', line.reason)
        order by line.ordered_product_id)
      from return_lines line where line.return_id = asked.id
    ), 'images', (
      select coalesce(json_agg(photo.image order by photo.id), '[]') from return_images photo where photo.return_id = asked.id
    ), 'refund', (
      select json_build_object('amount', (part.amount * 1000)::bigint, 'state', part.state, 'at', part.updated_at)
      from part_refunds part where part.id = asked.part_refund_id
    )
  ) order by asked.id), '[]')
  from returns asked where asked.order_id = ${sql.ref(order)})`;

/** The return in the contract's format: it is `refunded` once its money is given back. */
export function toOrderReturn({ refund, ...record }: ReturnRecord): OrderReturn {
  const moment = (at: string | null) => (at === null ? null : new Date(at).toISOString());
  const isBack = refund?.state === 'done';
  return {
    ...record,
    state: isBack ? 'refunded' : record.state,
    asked_at: new Date(record.asked_at).toISOString(),
    answered_at: moment(record.answered_at),
    received_at: moment(record.received_at),
    withdrawn_at: moment(record.withdrawn_at),
    // the answer said how to send it back: pages of older versions would show it as the reason for a refusal
    ...(record.withdrawn_at !== null && { answer: '' }),
    refunded_at: isBack ? moment(refund.at) : null,
    amount: refund && fromMinor(refund.amount),
  };
}
