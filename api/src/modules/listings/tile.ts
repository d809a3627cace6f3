import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { text } from '../../db/texts';

/** Only what shoppers may see: public products of public stores. `p` is `products`. */
export const isPublic = sql<boolean>`(p.status = 1 and exists (select from stores s where s.id = p.store_id and s.status = 1))`;

/**
 * Joins the flash price of `p` at a moment as `flash` (D20). Looked up per row, so choose the rows of an answer first.
 *
 * @param now the moment of the request, by the server's clock
 */
export const joinFlash = (now: Date) => sql`left join lateral flash_price_at(p.id, ${now}) flash on true`;

/**
 * A product tile of the contract as JSON; wants `products p` and `joinFlash`. Amounts go to the wire as they are:
 * nothing is computed with them here.
 */
export function tile(language: LanguageCode): RawBuilder<unknown> {
  return sql`json_build_object(
    'id', p.id, 'slug', p.slug, 'title', ${text(language, 'product_texts', 'p.id')},
    'badge', ${text(language, 'product_texts', 'p.id', 'badge')},
    'selling', p.selling, 'offered', p.offered, 'price', flash.price, 'end_time', flash.end_time,
    'image', p.image, 'review_count', p.review_count, 'rating', p.rating, 'in_stock', not p.sold_out,
    'colour_count', p.colour_count, 'second_image', (select i.image from product_images i
      where i.product_id = p.id and i.image <> p.image order by i.position, i.id limit 1))`;
}
