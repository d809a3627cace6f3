import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { isPublic, joinFlash, tile } from '../listings/tile';
import { inStock } from './product-pieces';

const MOST = 4;

/** `alternativesTo` of a sold-out product; null for one that is in stock. */
export const alternatives = (language: LanguageCode, now: Date) =>
  sql`case when ${inStock} then null else ${alternativesTo(language, now)} end`;

/**
 * Tiles of available products similar to the row `p`, best rated first: of the same kind; if there are none, of its sub-category, or of its
 * category if it has no sub-category. The kind comes first because a category holds both brushes and telescopes, or clocks and sofas.
 */
export const alternativesTo = (language: LanguageCode, now: Date) => {
  const alike = (place: number, condition: RawBuilder<unknown>) => sql`(
    select p.id, ${sql.lit(place)} as place, p.rating, p.review_count from products p
    where ${condition} and p.id <> own.id and ${isPublic} and ${inStock}
    order by p.sold_out, p.rating desc, p.review_count desc, p.id desc limit ${sql.lit(MOST)})`;
  return sql`(
    select coalesce(json_agg(${tile(language)} order by best.rating desc, best.review_count desc, best.id desc), '[]')
    from (
      select alike.*, min(alike.place) over () as nearest from
        (select p.id, p.kind_id, p.category_id, p.sub_category_id) own,
        lateral (
          ${alike(1, sql`p.kind_id = own.kind_id`)} union all
          ${alike(2, sql`p.sub_category_id = own.sub_category_id`)} union all
          ${alike(3, sql`own.sub_category_id is null and p.category_id = own.category_id`)}
        ) alike
    ) best
    join products p on p.id = best.id ${joinFlash(now)}
    where best.place = best.nearest
  )`;
};
