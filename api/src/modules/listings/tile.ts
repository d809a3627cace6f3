import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { text } from '../../db/texts';

/** Only what shoppers may see: public products of public stores. `p` is `products`. */
export const isPublic = sql<boolean>`(p.status = 1 and exists (select from stores s where s.id = p.store_id and s.status = 1))`;

/** The same for products that are looked up row by row, where PostgreSQL would read all stores again for each row. */
export const isPublicLookedUp = sql<boolean>`(p.status = 1 and (p.store_id in (select s.id from stores s where s.status = 1)) is true)`;

/**
 * Joins the flash price of `p` at a moment as `flash` (D20). It is looked up per row, so select the rows of an answer first.
 *
 * @param now the moment of the request, by the server's clock
 */
export const joinFlash = (now: Date) => sql`left join lateral flash_price_at(p.id, ${now}) flash on true`;

/**
 * A product tile of the contract as JSON; requires `products p` and `joinFlash`. Amounts go to the wire as stored, without any arithmetic.
 *
 * @param valueIds requested values of attributes, the best first: the tile shows the picture of a variant with them and links to it
 */
export function tile(language: LanguageCode, valueIds: readonly number[] = []): RawBuilder<unknown> {
  const values = sql`${[...valueIds]}::int[]`;
  const picture = sql`coalesce((select i.image from product_images i
      where i.product_id = p.id and i.attribute_value_id = any(${values})
      order by array_position(${values}, i.attribute_value_id), i.position, i.id limit 1), p.image)`;
  // of the variants with most of the requested values, one in stock
  const variant = sql`(select i.id from inventory i where i.product_id = p.id and i.value_ids && ${values}
      order by (select count(*) from unnest(i.value_ids) v where v = any(${values})) desc, i.quantity = 0,
        array_position(${values}, (select v from unnest(${values}) v where v = any(i.value_ids) limit 1)), i.id limit 1)`;
  return sql`json_build_object(
    'id', p.id, 'slug', p.slug, 'title', ${text(language, 'product_texts', 'p.id')},
    'badge', ${text(language, 'product_texts', 'p.id', 'badge')},
    'selling', p.selling, 'offered', p.offered, 'price', flash.price, 'end_time', flash.end_time,
    'image', ${valueIds.length > 0 ? sql`${picture}, 'variant', ${variant}` : sql`p.image`}, 'review_count', p.review_count, 'rating', p.rating, 'in_stock', not p.sold_out,
    'colour_count', p.colour_count, 'second_image', (select i.image from product_images i
      where i.product_id = p.id and i.image <> p.image order by i.position, i.id limit 1))`;
}
