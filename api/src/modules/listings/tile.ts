import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { text } from '../../db/texts';

/** Only what shoppers may see: public products of public stores. `p` is `products`. */
export const isPublic = sql<boolean>`(p.status = 1 and exists (select from stores s where s.id = p.store_id and s.status = 1))`;

/**
 * Joins the running flash price of `p` as `flash` (D20: by the server's clock). Looked up per row, so choose the rows of an answer
 * first; the limit keeps the planner from joining with the prices of all running sales.
 */
export const joinFlash = sql`left join lateral (
  select v.price, v.end_time from live_flash_prices v where v.product_id = p.id limit 1) flash on true`;

/**
 * A product tile of the contract as JSON; wants `products p` and `joinFlash`. Amounts go to the wire as they are:
 * nothing is computed with them here.
 */
export function tile(language: LanguageCode): RawBuilder<unknown> {
  return sql`json_build_object(
    'id', p.id, 'slug', p.slug, 'title', ${text(language, 'product_texts', 'p.id')},
    'badge', ${text(language, 'product_texts', 'p.id', 'badge')},
    'selling', p.selling, 'offered', p.offered, 'price', flash.price, 'end_time', flash.end_time,
    'image', p.image, 'review_count', p.review_count, 'rating', p.rating)`;
}
