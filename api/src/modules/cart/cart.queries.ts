import { sql } from 'kysely';
import { Selected } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';

export interface Wanted {
  product_id: number;
  inventory_id: number;
}

/** Lines of one shopper's cart. Every statement names the shopper: a line's id alone never opens anything. */
export function createCartQueries(db: Database, shopperId: number) {
  const own = (ids: readonly number[]) => sql`shopper_id = ${shopperId} and id = any(${ids})`;
  return {
    /** Stock and the shop's cap for a variant that is on sale, with what the cart holds of it; null when not on sale. */
    async offer({ product_id, inventory_id }: Wanted) {
      const { rows } = await sql<{ stock: number; cap: number | null; held: number }>`
        select stock.quantity as stock, (select max_quantity from settings) as cap, coalesce(line.quantity, 0) as held
        from inventory stock
        join products product on product.id = stock.product_id
        join stores store on store.id = product.store_id
        left join cart_lines line on line.inventory_id = stock.id and line.shopper_id = ${shopperId}
        where stock.id = ${inventory_id} and stock.product_id = ${product_id}
          and product.status = 1 and store.status = 1`.execute(db);
      return rows[0] ?? null;
    },

    /** Puts the variant into the cart, or sets the quantity of the line that holds it. */
    async setQuantity({ product_id, inventory_id }: Wanted, quantity: number): Promise<void> {
      await sql`
        insert into cart_lines (shopper_id, product_id, inventory_id, quantity)
        values (${shopperId}, ${product_id}, ${inventory_id}, ${quantity})
        on conflict (shopper_id, inventory_id) do update set quantity = excluded.quantity`.execute(db);
    },

    async checkOnly({ inventory_id }: Wanted): Promise<void> {
      await sql`
        update cart_lines
        set selected = case when inventory_id = ${inventory_id} then ${Selected.checked}::int else ${Selected.unchecked} end
        where shopper_id = ${shopperId}`.execute(db);
    },

    /** @returns how many of the lines are the shopper's */
    async setSelected(ids: readonly number[], selected: number): Promise<number> {
      const { numAffectedRows } = await sql`
        update cart_lines set selected = ${selected} where ${own(ids)}`.execute(db);
      return Number(numAffectedRows ?? 0);
    },

    async setShippingType(ids: readonly number[], type: number): Promise<number> {
      const { numAffectedRows } = await sql`
        update cart_lines set shipping_type = ${type} where ${own(ids)}`.execute(db);
      return Number(numAffectedRows ?? 0);
    },

    async remove(ids: readonly number[]): Promise<number> {
      const { numAffectedRows } = await sql`delete from cart_lines where ${own(ids)}`.execute(db);
      return Number(numAffectedRows ?? 0);
    },

    /** Number of pieces, for the badge. */
    async count(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select coalesce(sum(quantity), 0)::int as count from cart_lines where shopper_id = ${shopperId}`.execute(db);
      return rows[0]?.count ?? 0;
    },
  };
}
export type CartQueries = ReturnType<typeof createCartQueries>;
