import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { ChangeFeed } from '../../changes/change-feed';
import type { Database } from '../../db/database';
import { keptPlan } from '../../db/kept-plan';
import { text } from '../../db/texts';

/** Titles of the entries of side lists, by id; entries that shoppers may not see have none. */
export type ChoiceTitles = Record<Titled, ReadonlyMap<number, string>> & {
  /** in the shop's order, and so are the values of each */
  readonly attributes: readonly AttributeTitles[];
};
type Titled = 'brands' | 'collections' | 'shipping' | 'categories' | 'subCategories' | 'stores';

interface AttributeTitles {
  readonly id: number;
  readonly title: string;
  readonly values: readonly { readonly id: number; readonly title: string; readonly colour: string | null }[];
}

export type ReadChoiceTitles = (language: LanguageCode) => Promise<ChoiceTitles>;

/**
 * Caches the titles of each language until the database reports a change of the catalogue, and reads them each time while the change feed is
 * down. They are only names: stock and prices are read for each answer.
 */
export function keepChoiceTitles(db: Database, changes: ChangeFeed): ReadChoiceTitles {
  const kept = new Map<LanguageCode, { version: string; titles: ChoiceTitles }>();
  return async (language) => {
    // taken before the rows are read: a change meanwhile outdates them
    const version = changes.version('catalogue');
    const known = kept.get(language);
    if (known && known.version === version) return known.titles;
    const titles = await readChoiceTitles(db, language);
    if (version !== null) kept.set(language, { version, titles });
    return titles;
  };
}

/** Reads the titles of public brands, collections, categories, sub-categories and stores, of shipping rules and of attributes. */
async function readChoiceTitles(db: Database, language: LanguageCode): Promise<ChoiceTitles> {
  const [{ rows }, attributes] = await Promise.all([
    sql<{ kind: Titled; id: number; title: string }>`${keptPlan}
    select 'brands' as kind, b.id, ${text(language, 'brand_texts', 'b.id')} as title from brands b where b.status = 1
    union all
    select 'collections', c.id, ${text(language, 'collection_texts', 'c.id')} from collections c where c.status = 1
    union all
    select 'shipping', r.id, ${text(language, 'shipping_rule_texts', 'r.id')} from shipping_rules r
    union all
    select 'categories', c.id, ${text(language, 'category_texts', 'c.id')} from categories c where c.status = 1
    union all
    select 'subCategories', s.id, ${text(language, 'sub_category_texts', 's.id')}
    from sub_categories s join categories c on c.id = s.category_id and c.status = 1 where s.status = 1
    union all
    select 'stores', s.id, ${text(language, 'store_texts', 's.id', 'name')} from stores s where s.status = 1`.execute(
      db,
    ),
    sql<AttributeTitles>`${keptPlan}
      select a.id, ${text(language, 'attribute_texts', 'a.id')} as title, (
        select json_agg(json_build_object('id', v.id, 'title', ${text(language, 'attribute_value_texts', 'v.id')},
          'colour', v.colour) order by v.position, v.id)
        from attribute_values v where v.attribute_id = a.id) as values
      from attributes a where exists (select from attribute_values v where v.attribute_id = a.id)
      order by a.position, a.id`.execute(db),
  ]);
  const titles = (kind: Titled) => new Map(rows.filter((row) => row.kind === kind).map(({ id, title }) => [id, title]));
  return {
    brands: titles('brands'),
    collections: titles('collections'),
    shipping: titles('shipping'),
    categories: titles('categories'),
    subCategories: titles('subCategories'),
    stores: titles('stores'),
    attributes: attributes.rows,
  };
}
