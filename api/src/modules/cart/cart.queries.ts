import { sql } from 'kysely';
import { Selected } from 'shared-kernel/contract/enums';
import type { Minor } from 'shared-kernel/rules/money';
import type { Database } from '../../db/database';
import { toNumeric } from '../../db/money';

export interface VariantRef {
  product_id: number;
  inventory_id: number;
}

/** Stock of a variant on sale, and the quantity already in the cart. */
export interface Offer {
  inventory_id: number;
  stock: number;
  /** the shop's limit for one line, if it has one (D23) */
  cap: number | null;
  held: number;
}

export interface NewLine extends VariantRef {
  quantity: number;
  /** unit price last shown to the shopper, for a new line; minor units */
  seenPrice?: Minor;
}

/**
 * Lines of one shopper's cart. Every statement filters by the shopper: a line's id alone never grants access. Whatever concerns buying
 * skips lines that are saved for later.
 */
export function createCartQueries(db: Database, shopperId: number) {
  const own = (ids: readonly number[]) => sql`shopper_id = ${shopperId} and id = any(${ids})`;
  return {
    /** Stock, the shop's cap and the quantity in the cart for each variant that is on sale; others are left out. */
    async offers(requested: readonly VariantRef[]): Promise<Offer[]> {
      const { rows } = await sql<Offer>`
        select stock.id as inventory_id, stock.quantity as stock, (select max_quantity from settings) as cap,
          case when line.saved is false then line.quantity else 0 end as held
        from unnest(
          ${requested.map((each) => each.product_id)}::int[], ${requested.map((each) => each.inventory_id)}::int[]
        ) as requested (product_id, inventory_id)
        join inventory stock on stock.id = requested.inventory_id and stock.product_id = requested.product_id
        join products product on product.id = stock.product_id
        join stores store on store.id = product.store_id
        left join cart_lines line on line.inventory_id = stock.id and line.shopper_id = ${shopperId}
        where product.status = 1 and store.status = 1`.execute(db);
      return rows;
    },

    /**
     * Adds variants to the cart, or sets the quantity of existing lines. A line that was saved for later returns to the cart
     * with this quantity, checked like a new one.
     */
    async setQuantities(lines: readonly NewLine[]): Promise<void> {
      const prices = lines.map(({ seenPrice }) => (seenPrice === undefined ? null : toNumeric(seenPrice)));
      await sql`
        insert into cart_lines as line (shopper_id, product_id, inventory_id, quantity, seen_price)
        select ${shopperId}, requested.*
        from unnest(
          ${lines.map((line) => line.product_id)}::int[], ${lines.map((line) => line.inventory_id)}::int[],
          ${lines.map((line) => line.quantity)}::int[], ${prices}::numeric[]
        ) as requested
        on conflict (shopper_id, inventory_id) do update set quantity = excluded.quantity, saved = false,
          selected = case when line.saved then ${Selected.checked} else line.selected end`.execute(db);
    },

    async checkOnly({ inventory_id }: VariantRef): Promise<void> {
      await sql`
        update cart_lines
        set selected = case when inventory_id = ${inventory_id} then ${Selected.checked}::int else ${Selected.unchecked} end
        where shopper_id = ${shopperId} and not saved`.execute(db);
    },

    /** @returns how many of the lines are the shopper's and not saved for later */
    async setSelected(ids: readonly number[], selected: number): Promise<number> {
      const { numAffectedRows } = await sql`
        update cart_lines set selected = ${selected} where ${own(ids)} and not saved`.execute(db);
      return Number(numAffectedRows ?? 0);
    },

    /** @returns how many of the lines are the shopper's and not saved for later */
    async setShippingType(ids: readonly number[], type: number): Promise<number> {
      const { numAffectedRows } = await sql`
        update cart_lines set shipping_type = ${type} where ${own(ids)} and not saved`.execute(db);
      return Number(numAffectedRows ?? 0);
    },

    /** @returns how many of the lines were the shopper's, saved for later or not */
    async remove(ids: readonly number[]): Promise<number> {
      const { numAffectedRows } = await sql`delete from cart_lines where ${own(ids)}`.execute(db);
      return Number(numAffectedRows ?? 0);
    },

    /** A line with its stock and whether it is still on sale; null when it is not the shopper's. */
    async line(id: number) {
      const { rows } = await sql<{
        quantity: number;
        saved: boolean;
        stock: number;
        cap: number | null;
        available: boolean;
      }>`
        select line.quantity, line.saved, stock.quantity as stock, (select max_quantity from settings) as cap,
          product.status = 1 and store.status = 1 as available
        from cart_lines line
        join inventory stock on stock.id = line.inventory_id
        join products product on product.id = line.product_id
        join stores store on store.id = product.store_id
        where line.shopper_id = ${shopperId} and line.id = ${id}`.execute(db);
      return rows[0] ?? null;
    },

    /** Saves a line for later: it is left out of totals and orders until it is moved back. */
    async putAside(id: number): Promise<void> {
      await sql`update cart_lines set saved = true, selected = ${Selected.unchecked} where ${own([id])}`.execute(db);
    },

    /** Moves a saved line back to the cart, checked. */
    async bringBack(id: number, quantity: number): Promise<void> {
      await sql`
        update cart_lines set saved = false, selected = ${Selected.checked}, quantity = ${quantity}
        where ${own([id])}`.execute(db);
    },

    /** Stores the unit prices that the shopper has seen. */
    async rememberPrices(prices: readonly { id: number; unitPrice: Minor }[]): Promise<void> {
      await sql`
        update cart_lines line set seen_price = shown.price
        from unnest(${prices.map(({ id }) => id)}::int[], ${prices.map((shown) => toNumeric(shown.unitPrice))}::numeric[])
          as shown (id, price)
        where line.id = shown.id and line.shopper_id = ${shopperId}`.execute(db);
    },

    /** Number of pieces in the cart, for the badge. */
    async count(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select coalesce(sum(line.quantity), 0)::int as count
        from cart_lines line
        join inventory stock on stock.id = line.inventory_id
        join products product on product.id = line.product_id
        join stores store on store.id = product.store_id
        where line.shopper_id = ${shopperId} and not line.saved and product.status = 1 and store.status = 1
          and line.quantity <= least(stock.quantity, (select max_quantity from settings))`.execute(db);
      return rows[0]?.count ?? 0;
    },
  };
}
export type CartQueries = ReturnType<typeof createCartQueries>;
