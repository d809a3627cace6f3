import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { SearchSuggestions } from 'shared-kernel/contract/listing';
import type { Database } from '../../db/database';
import { text } from '../../db/texts';
import { isPublic, joinFlash, tile } from '../listings/tile';
import { isNear, needle, productHits, titleScore } from './match';

/** At most this many of each kind (spec §3, wire contract §1). */
const MOST = 9;

/** What a text finds; the answer's clock is the route's. */
type Found = Omit<SearchSuggestions, 'server_time'>;

export function createSearchQueries(db: Database) {
  return {
    /** What the search popup offers, in one round trip: products, keywords, sub-categories, categories. */
    async suggest(q: string, language: LanguageCode, now: Date): Promise<Found> {
      const { rows } = await sql<Found>`
        with ${needle(q, language)}, ${productHits(language)},
        tag_hit as (
          select x.tag_id as id, max(${titleScore('x.folded_title')}) as score
          from needle n join tag_texts x on x.language = n.language and ${isNear('x.folded_title')} group by 1),
        sub_hit as (
          select x.sub_category_id as id, max(${titleScore('x.folded_title')}) as score
          from needle n join sub_category_texts x on x.language = n.language and ${isNear('x.folded_title')} group by 1),
        category_hit as (
          select x.category_id as id, max(${titleScore('x.folded_title')}) as score
          from needle n join category_texts x on x.language = n.language and ${isNear('x.folded_title')} group by 1)
        select
          (select coalesce(json_agg(x.tile order by x.score desc, x.id), '[]') from (
            select ${tile(language)} as tile, best.score, p.id from (
              select p.id, hit.score from hit join products p on p.id = hit.product_id where ${isPublic}
              order by hit.score desc, p.id limit ${MOST}) best
            join products p on p.id = best.id ${joinFlash(now)}) x) as product,
          (select coalesce(json_agg(json_build_object('id', x.id, 'title', x.title) order by x.score desc, x.id), '[]') from (
            select h.id, h.score, ${text(language, 'tag_texts', 'h.id')} as title from tag_hit h
            where exists (
              select from product_tags t join products p on p.id = t.product_id where t.tag_id = h.id and ${isPublic})
            order by h.score desc, h.id limit ${MOST}) x) as suggested,
          (select coalesce(json_agg(x.found order by x.score desc, x.id), '[]') from (
            select h.score, sc.id, json_build_object('id', sc.id,
              'title', ${text(language, 'sub_category_texts', 'sc.id')}, 'slug', sc.slug, 'image', sc.image,
              'category_id', c.id, 'category', json_build_object('id', c.id,
                'title', ${text(language, 'category_texts', 'c.id')}, 'slug', c.slug)) as found
            from sub_hit h join sub_categories sc on sc.id = h.id join categories c on c.id = sc.category_id
            where sc.status = 1 and c.status = 1
            order by h.score desc, sc.id limit ${MOST}) x) as sub_category,
          (select coalesce(json_agg(x.found order by x.score desc, x.id), '[]') from (
            select h.score, c.id, json_build_object('id', c.id, 'title', ${text(language, 'category_texts', 'c.id')},
              'slug', c.slug, 'image', c.image) as found
            from category_hit h join categories c on c.id = h.id
            where c.status = 1
            order by h.score desc, c.id limit ${MOST}) x) as category`.execute(db);
      return rows[0] ?? NOTHING;
    },
  };
}
export type SearchQueries = ReturnType<typeof createSearchQueries>;

/** The answer to an empty text. */
export const NOTHING: Found = { product: [], suggested: [], sub_category: [], category: [] };
