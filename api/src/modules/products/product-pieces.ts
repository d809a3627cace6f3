import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { text } from '../../db/texts';

// Fields shared by the product page and tables of products; all need `products p` in the query.

/** Whether any variant is in stock. */
export const inStock = sql<boolean>`exists (select from inventory i where i.product_id = p.id and i.quantity > 0)`;

/** The variant that 'add to cart' uses when there is nothing to choose: the only one, if it is in stock; otherwise null. */
export const onlyVariant = sql`(
  select min(i.id) from inventory i where i.product_id = p.id having count(*) = 1 and min(i.quantity) > 0)`;

/** Null without a public brand. */
export const brand = (language: LanguageCode) => sql`(
  select json_build_object('id', b.id, 'title', ${text(language, 'brand_texts', 'b.id')}, 'slug', b.slug)
  from brands b where b.id = p.brand_id and b.status = 1)`;

export const category = (language: LanguageCode) => sql`(
  select json_build_object('id', c.id, 'title', ${text(language, 'category_texts', 'c.id')}, 'slug', c.slug)
  from categories c where c.id = p.category_id)`;

/** Null without a bundle deal. */
export const bundleDeal = (language: LanguageCode) => sql`(
  select json_build_object('id', d.id, 'title', ${text(language, 'bundle_deal_texts', 'd.id')}, 'buy', d.buy,
    'free', d.free)
  from bundle_deals d where d.id = p.bundle_deal_id)`;
