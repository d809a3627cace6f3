import { sql } from 'kysely';

/** What the shopper pays for the shipping of `line` (ordered_products) of the order `placed`, including the tax added to it. */
export const PAID_SHIPPING = sql`(
  line.shipping_price + case when placed.tax_included then 0 else coalesce(line.shipping_tax, 0) end
)`;
