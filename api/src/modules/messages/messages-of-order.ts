import { type RawBuilder, sql } from 'kysely';

/** A message as the database returns it; its time is not yet in the contract's format. */
export interface MessageRecord {
  id: number;
  store_id: number;
  message: string;
  at: string;
}

/**
 * Messages to an order's stores as JSON, oldest first.
 *
 * @param order column with the order's id, such as `placed.id`
 */
export const messagesOfOrder = (order: string): RawBuilder<MessageRecord[]> => sql`(
  select coalesce(json_agg(json_build_object(
    'id', said.id, 'store_id', said.store_id, 'message', said.message, 'at', said.created_at) order by said.id), '[]')
  from order_messages said where said.order_id = ${sql.ref(order)})`;
