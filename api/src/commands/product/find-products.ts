import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/database';
import { findStore } from '../order/find-store';
import { count, line } from '../values';

/** Options of product lists. */
export const PRODUCT_FILTERS = {
  '--store <slug>': 'of this store',
  '--category <slug>': 'of this category or sub-category',
  '--brand <slug>': 'of this brand',
  '--hidden': 'only hidden ones',
  '--limit <number>': 'how many (100)',
};
export const productFilters = {
  store: line(120).optional(),
  category: line(120).optional(),
  brand: line(120).optional(),
  hidden: z.boolean().default(false),
  limit: count().default(100),
};
type Filters = z.output<z.ZodObject<typeof productFilters>>;

/** Conditions on products `p`. @throws Refusal for an unknown store */
export async function productConditions(db: Database, { store, category, brand, hidden }: Omit<Filters, 'limit'>) {
  return sql.join(
    [
      store === undefined ? sql`true` : sql`p.store_id = ${await findStore(db, store)}`,
      category === undefined
        ? sql`true`
        : sql`(p.category_id in (select id from categories where slug = ${category})
          or p.sub_category_id in (select id from sub_categories where slug = ${category}))`,
      brand === undefined ? sql`true` : sql`p.brand_id in (select id from brands where slug = ${brand})`,
      hidden ? sql`p.status <> 1` : sql`true`,
    ],
    sql` and `,
  );
}

/** Values that distinguish a variant `i`, as `Colour=Red|Size=M`; null: the product has no variants. */
export const variantName = sql<string | null>`(
  select string_agg(a.title || '=' || v.title, '|' order by owner.position, owner.id)
  from inventory_attributes ia
  join attribute_values value on value.id = ia.attribute_value_id
  join attributes owner on owner.id = value.attribute_id
  join attribute_texts a on a.attribute_id = owner.id and a.language = 'en'
  join attribute_value_texts v on v.attribute_value_id = value.id and v.language = 'en'
  where ia.inventory_id = i.id)`;
