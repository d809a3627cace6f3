import { sql } from 'kysely';
import type { Database } from '../../db/database';

/**
 * Puts pieces of lines back into stock; the database refuses to restock a piece twice (`ordered_products.restocked`).
 *
 * @param trx the transaction that holds the order locked
 */
export async function restockPieces(
  trx: Database,
  pieces: readonly { lineId: number; quantity: number }[],
): Promise<void> {
  const lines = pieces.map(({ lineId }) => lineId);
  const back = sql`
    select line.id, line.inventory_id, own.quantity
    from unnest(${lines}::integer[], ${pieces.map(({ quantity }) => quantity)}::integer[]) as own (line_id, quantity)
    join ordered_products line on line.id = own.line_id`;
  await sql`
    update ordered_products line set restocked = line.restocked + back.quantity
    from (${back}) back where line.id = back.id`.execute(trx);
  await sql`
    select id from inventory where id in (select inventory_id from ordered_products where id = any(${lines}))
    order by id for no key update`.execute(trx);
  await sql`
    update inventory stock set quantity = stock.quantity + came.quantity
    from (select inventory_id, sum(quantity)::integer as quantity from (${back}) back group by inventory_id) came
    where came.inventory_id = stock.id`.execute(trx);
}
