import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { SearchSuggestions } from 'shared-kernel/contract/listing';
import type { Database } from '../../db/database';
import { keptPlan } from '../../db/kept-plan';
import { text as textOf } from '../../db/texts';
import { isPublic, joinFlash, tile } from '../listings/tile';
import { filterWords, withoutFilterWords } from './filter-words';
import { shelfNeedles } from './ladder';
import { findHits } from './match';
import { priceWords } from './price-words';
import { NOTHING_WORDED, readingOf } from './reading';
import { similarTexts } from './spelled-text';
import { understand } from './understand';

/** At most this many of each kind (spec §3, wire contract §1). */
const MOST = 9;
/** Best products whose shelves are offered as well: 'sneaker' leads to 'Shoes'. */
const LEADING = 20;

/** What a text finds; the route adds the server's time. */
type Found = Omit<SearchSuggestions, 'server_time'>;

export function createSearchQueries(db: Database) {
  return {
    /** What the search popup offers: products, keywords, brands, sub-categories, categories. */
    async suggest(q: string, language: LanguageCode, now: Date): Promise<Found> {
      const priced = priceWords(q, language).text;
      const text = withoutFilterWords(priced, filterWords(priced, language), language);
      const understood = await understand(db, text, language, 'typing');
      const hits = await findHits(db, text, understood, 'typing');
      const { rows } = await sql<Found>`${keptPlan}
        with needle as materialized (
          select language, words::tsquery as words
          from json_to_recordset(${JSON.stringify(shelfNeedles(understood))}::json) x (language text, words text)),
        hit as materialized (
          select p.id, h.place, p.sub_category_id
          from unnest(${[...hits.ids]}::int[]) with ordinality h (id, place) join products p on p.id = h.id
          where ${isPublic} order by h.place limit ${sql.lit(LEADING)}),
        -- shelves of the kind that the text names: 'red dress' leads to no 'dress shoes'
        of_kind as (
          select sub_category_id from hit
          where ${hits.ofMainKind.length === 0}::boolean or id = any(${[...hits.ofMainKind]}::int[])),
        tag_hit as (${titleHits('tag_texts', 'tag_id', understood.folded)}),
        brand_hit as (${titleHits('brand_texts', 'brand_id', understood.folded)}),
        sub_hit as (
          select id, max(score) as score from (
            ${titleHits('sub_category_texts', 'sub_category_id', understood.folded)}
            union all
            select sub_category_id, count(*) / 100.0 from of_kind where sub_category_id is not null group by 1) x (id, score)
          group by id),
        category_hit as (${titleHits('category_texts', 'category_id', understood.folded)})
        select
          (select coalesce(json_agg(x.tile order by x.place), '[]') from (
            select ${tile(language, hits.colours)} as tile, best.place
            from (select id, place from hit order by place limit ${sql.lit(MOST)}) best
            join products p on p.id = best.id ${joinFlash(now)}) x) as product,
          (select coalesce(json_agg(json_build_object('id', x.id, 'title', x.title) order by x.score desc, x.id), '[]') from (
            select h.id, h.score, ${textOf(language, 'tag_texts', 'h.id')} as title from tag_hit h
            where exists (
              select from product_tags t join products p on p.id = t.product_id where t.tag_id = h.id and ${isPublic})
            order by h.score desc, h.id limit ${sql.lit(MOST)}) x) as suggested,
          (select coalesce(json_agg(x.found order by x.score desc, x.id), '[]') from (
            select h.score, b.id, json_build_object('id', b.id, 'title', ${textOf(language, 'brand_texts', 'b.id')},
              'slug', b.slug, 'image', b.image) as found
            from brand_hit h join brands b on b.id = h.id
            where b.status = 1 and exists (select from products p where p.brand_id = b.id and ${isPublic})
            order by h.score desc, b.id limit ${sql.lit(MOST)}) x) as brand,
          (select coalesce(json_agg(x.found order by x.score desc, x.id), '[]') from (
            select h.score, sc.id, json_build_object('id', sc.id,
              'title', ${textOf(language, 'sub_category_texts', 'sc.id')}, 'slug', sc.slug, 'image', sc.image,
              'category_id', c.id, 'category', json_build_object('id', c.id,
                'title', ${textOf(language, 'category_texts', 'c.id')}, 'slug', c.slug)) as found
            from sub_hit h join sub_categories sc on sc.id = h.id join categories c on c.id = sc.category_id
            where sc.status = 1 and c.status = 1
            order by h.score desc, sc.id limit ${sql.lit(MOST)}) x) as sub_category,
          (select coalesce(json_agg(x.found order by x.score desc, x.id), '[]') from (
            select h.score, c.id, json_build_object('id', c.id, 'title', ${textOf(language, 'category_texts', 'c.id')},
              'slug', c.slug, 'image', c.image) as found
            from category_hit h join categories c on c.id = h.id
            where c.status = 1
            order by h.score desc, c.id limit ${sql.lit(MOST)}) x) as category`.execute(db);
      const found = rows[0] ?? NOTHING;
      if (hits.ids.length === 0) return { ...found, similar: similarTexts(understood) };
      const reading = readingOf(hits, NOTHING_WORDED);
      return reading ? { ...found, reading } : found;
    },
  };
}
export type SearchQueries = ReturnType<typeof createSearchQueries>;

/** The answer to an empty text. */
export const NOTHING: Found = { product: [], suggested: [], brand: [], sub_category: [], category: [] };

/** Titles that have the words of `needle`: the exact one first, then those that begin with the text, then the shortest. */
function titleHits(
  table: 'tag_texts' | 'brand_texts' | 'sub_category_texts' | 'category_texts',
  id: string,
  text: string,
): RawBuilder<unknown> {
  const folded = sql`fold_text(x.title)`;
  return sql`select x.${sql.ref(id)} as id, max(case when ${folded} = ${text} then 8 when starts_with(${folded}, ${text}) then 6
      else 4 end + 1.0 / (1 + length(${folded}))) as score
    from needle n join ${sql.table(table)} x on x.language = n.language
      and to_tsvector(search_config(x.language), plain_text(x.language, x.title)) @@ n.words
    group by 1`;
}
