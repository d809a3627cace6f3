import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import { text } from '../../db/texts';

/** Titles of what side lists offer, by id; what shoppers may not see has none. */
export type ChoiceTitles = Record<
  'brands' | 'collections' | 'shipping' | 'categories' | 'subCategories',
  ReadonlyMap<number, string>
>;

/** Reads the titles of public brands, collections, categories and sub-categories, and of shipping rules. */
export async function readChoiceTitles(db: Database, language: LanguageCode): Promise<ChoiceTitles> {
  const { rows } = await sql<{ kind: keyof ChoiceTitles; id: number; title: string }>`
    select 'brands' as kind, b.id, ${text(language, 'brand_texts', 'b.id')} as title from brands b where b.status = 1
    union all
    select 'collections', c.id, ${text(language, 'collection_texts', 'c.id')} from collections c where c.status = 1
    union all
    select 'shipping', r.id, ${text(language, 'shipping_rule_texts', 'r.id')} from shipping_rules r
    union all
    select 'categories', c.id, ${text(language, 'category_texts', 'c.id')} from categories c where c.status = 1
    union all
    select 'subCategories', s.id, ${text(language, 'sub_category_texts', 's.id')}
    from sub_categories s join categories c on c.id = s.category_id and c.status = 1 where s.status = 1`.execute(db);
  const titles = (kind: keyof ChoiceTitles) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, title }) => [id, title]));
  return {
    brands: titles('brands'),
    collections: titles('collections'),
    shipping: titles('shipping'),
    categories: titles('categories'),
    subCategories: titles('subCategories'),
  };
}
