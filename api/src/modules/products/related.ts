import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { text } from '../../db/texts';
import { isPublic } from '../listings/tile';

/** Tiles that a row shows on a phone or in a window of usual width. */
const MOST = 5;

/** The best matching public products, in the order of `suggested-products`; needs `this` in the query. */
const best = (fits: RawBuilder<unknown>) => sql`(
  select p.id, p.slug, p.sold_out, p.rating, p.review_count from products p
  where ${fits} and p.id <> this.own and ${isPublic}
  order by p.sold_out, p.rating desc, p.review_count desc, p.id desc limit ${sql.lit(MOST)})`;

/** In the same sub-category, if it is public; a scalar subquery, so that the best are read along the index. */
const inSubCategory = sql`p.sub_category_id = (
  select sc.id from sub_categories sc where sc.id = this.sub_category_id and sc.status = 1)`;
const isAlone = sql`not exists (select from products p where ${inSubCategory} and p.id <> this.own and ${isPublic})`;
const CURRENT = sql`(select p.id as own, p.category_id, p.sub_category_id) this`;

/** Links to the first products of `suggested-products`: others of the sub-category of the row `p`, or of its category if there are none. */
export const related = (language: LanguageCode) => sql<NonNullable<ProductDetail['related']>>`(
  select coalesce(json_agg(json_build_object('id', best.id, 'slug', best.slug, 'title', ${text(language, 'product_texts', 'best.id')})
    order by best.sold_out, best.rating desc, best.review_count desc, best.id desc), '[]')
  from ${CURRENT}, lateral (
    ${best(inSubCategory)}
    union all
    ${best(sql`${isAlone} and p.category_id = this.category_id`)}) best)`;

/** Whether the links come from the category. */
export const relatedOfCategory = sql<boolean>`(select ${isAlone} from ${CURRENT})`;
