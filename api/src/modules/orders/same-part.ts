import { sql } from 'kysely';
import type { Database } from '../../db/database';

/**
 * Finds another partial refund of the same order with the same amount and pieces. An operator who did not see how a refund ended repeats
 * it, and must not give it twice. As `givePartBack` locks the order, two concurrent calls see each other.
 *
 * @param id of the partial refund
 * @returns the latest other one; undefined: none
 */
export async function findSamePart(trx: Database, id: number): Promise<{ created_at: Date } | undefined> {
  const pieces = (part: string) => sql`(
    select coalesce(string_agg(ordered_product_id || ':' || quantity, ' ' order by ordered_product_id), '')
    from part_refund_lines where part_refund_id = ${sql.ref(part)}
  )`;
  const { rows } = await sql<{ created_at: Date }>`
    select other.created_at from part_refunds own join part_refunds other using (order_id, amount)
    where own.id = ${id} and other.id <> own.id and ${pieces('own.id')} = ${pieces('other.id')}
    order by other.id desc limit 1`.execute(trx);
  return rows[0];
}
