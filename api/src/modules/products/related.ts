import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { text } from '../../db/texts';
import { isPublic } from '../listings/tile';

/** As many tiles as a phone or a window of usual width shows of a row. */
const MOST = 5;

/** Links to the products of the same sub-category, if it is public, as the row `p`, in the order of `suggested-products`. */
export const related = (language: LanguageCode) => sql<NonNullable<ProductDetail['related']>>`(
  select coalesce(json_agg(json_build_object('id', best.id, 'slug', best.slug, 'title', ${text(language, 'product_texts', 'best.id')})
    order by best.sold_out, best.rating desc, best.review_count desc, best.id desc), '[]')
  from (select p.id as own, p.sub_category_id) this, lateral (
    select p.id, p.slug, p.sold_out, p.rating, p.review_count from products p
    where p.sub_category_id = (select sc.id from sub_categories sc where sc.id = this.sub_category_id and sc.status = 1)
      and p.id <> this.own and ${isPublic}
    order by p.sold_out, p.rating desc, p.review_count desc, p.id desc limit ${sql.lit(MOST)}) best)`;
