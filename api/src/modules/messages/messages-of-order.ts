import { type RawBuilder, sql } from 'kysely';

/** A message as the database has it; its moment is still to be written as the contract does. */
export interface MessageRecord {
  id: number;
  store_id: number;
  message: string;
  at: string;
}

/**
 * What was written to an order's stores as JSON, the first message first.
 *
 * @param order the order's id, such as `placed.id`
 */
export const messagesOfOrder = (order: string): RawBuilder<MessageRecord[]> => sql`(
  select coalesce(json_agg(json_build_object(
    'id', said.id, 'store_id', said.store_id, 'message', said.message, 'at', said.created_at) order by said.id), '[]')
  from order_messages said where said.order_id = ${sql.ref(order)})`;
