import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { text } from '../../db/texts';
import { isPublic } from '../listings/tile';

/** As many tiles as a phone or a window of usual width shows of a row. */
const MOST = 5;

/** The best public products that fit, as `suggested-products` orders them; wants `this`. */
const best = (fits: RawBuilder<unknown>) => sql`(
  select p.id, p.slug, p.sold_out, p.rating, p.review_count from products p
  where ${fits} and p.id <> this.own and ${isPublic}
  order by p.sold_out, p.rating desc, p.review_count desc, p.id desc limit ${sql.lit(MOST)})`;

/** Of the same sub-category, if it is public; a single value, so that the best are read along the index. */
const inSubCategory = sql`p.sub_category_id = (
  select sc.id from sub_categories sc where sc.id = this.sub_category_id and sc.status = 1)`;
const isAlone = sql`not exists (select from products p where ${inSubCategory} and p.id <> this.own and ${isPublic})`;
const THIS = sql`(select p.id as own, p.category_id, p.sub_category_id) this`;

/** Links to what `suggested-products` begins with: others of the sub-category of the row `p`, and where there are none, of its category. */
export const related = (language: LanguageCode) => sql<NonNullable<ProductDetail['related']>>`(
  select coalesce(json_agg(json_build_object('id', best.id, 'slug', best.slug, 'title', ${text(language, 'product_texts', 'best.id')})
    order by best.sold_out, best.rating desc, best.review_count desc, best.id desc), '[]')
  from ${THIS}, lateral (
    ${best(inSubCategory)}
    union all
    ${best(sql`${isAlone} and p.category_id = this.category_id`)}) best)`;

/** Whether the links are the category's. */
export const relatedOfCategory = sql<boolean>`(select ${isAlone} from ${THIS})`;
