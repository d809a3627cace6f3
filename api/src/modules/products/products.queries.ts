import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { ProductDetail, ProductTile } from 'shared-kernel/contract/product';
import type { Database } from '../../db/database';
import { keptPlan } from '../../db/kept-plan';
import { text } from '../../db/texts';
import { isPublic, joinFlash, tile } from '../listings/tile';
import {
  type SpecificationRow,
  sizeGuide,
  specificationRows,
  withSpecifications,
} from '../specifications/specifications';
import { storeCard, storeDispatch } from '../stores/store-card';
import { storeTotals } from '../stores/store-totals';
import { runningVouchers } from '../vouchers/running-vouchers';
import { alternatives, alternativesTo } from './alternatives';
import { brand, bundleDeal, category, inStock } from './product-pieces';
import { related, relatedOfCategory } from './related';

/** The columns of the response; `tile` contains the fields of a listing's tile. */
type Row = Omit<ProductDetail, keyof ProductDetail & ('server_time' | 'time_zone' | 'specifications')> & {
  tile: object;
  specifications: SpecificationRow[];
};

export function createProductQueries(db: Database) {
  return {
    /**
     * Everything a product page shows, in one round trip; undefined for unknown and private products.
     *
     * @param userId whose wishlist and compare list are checked; null for guests
     */
    async detail(id: number, language: LanguageCode, userId: number | null, now: Date) {
      const own = (column: string) => text(language, 'product_texts', 'p.id', column);
      const { rows } = await sql<Row>`${keptPlan}
        select ${tile(language)} as tile,
          ${own('description')} as description, ${own('overview')} as overview, ${own('unit')} as unit,
          ${own('meta_title')} as meta_title, ${own('meta_description')} as meta_description,
          p.video, p.video_thumb, p.warranty, p.refundable, p.warranty_months, p.return_days, p.free_return, p.no_return_reason,
          ${specificationRows(language)} as specifications, ${sizeGuide} as size_guide,
          case when exists (select from wishlist w where w.product_id = p.id and w.user_id = ${userId}::int) then 1 end
            as wishlisted,
          case when exists (select from compare_list l where l.product_id = p.id and l.user_id = ${userId}::int) then 1 end
            as compared,
          ${inStock} as in_stock,
          ${TAGS(language)} as tag_refs, ${brand(language)} as brand,
          ${storeCard(language)}::jsonb || jsonb_build_object('review', totals.review, 'review_count', totals.review_count,
            'dispatch', ${storeDispatch(language)}) as store,
          ${category(language)} as category,
          ${SUB_CATEGORY(language)} as sub_category, ${SIBLINGS(language)} as current_categories,
          ${bundleDeal(language)} as bundle_deal, ${IMAGES} as images, ${ATTRIBUTES(language)} as attribute,
          ${INVENTORY} as inventory, ${runningVouchers(language, now)} as vouchers, ${SHIPPING(language)} as shipping_rule,
          ${alternatives(language, now)} as alternatives, ${related(language)} as related,
          ${relatedOfCategory} as related_of_category
        from products p
        join stores st on st.id = p.store_id
        cross join ${storeTotals}
        ${joinFlash(now)}
        where p.id = ${id} and ${isPublic}`.execute(db);
      const row = rows[0];
      if (!row) return undefined;
      const { tile: tileFields, ...rest } = row;
      const tags = rest.tag_refs?.map(({ title }) => title);
      return { ...(tileFields as object), ...withSpecifications(language, rest), tags } as Omit<
        ProductDetail,
        'server_time' | 'time_zone'
      >;
    },

    /** Tiles similar to a product; undefined for an unknown one. It may be private, because nothing of it is revealed. */
    async alternativesTo(id: number, language: LanguageCode, now: Date) {
      const { rows } = await sql<{ tiles: ProductTile[] }>`${keptPlan}
        select ${alternativesTo(language, now)} as tiles from products p where p.id = ${id}`.execute(db);
      return rows[0]?.tiles;
    },
  };
}
export type ProductQueries = ReturnType<typeof createProductQueries>;

const TAGS = (language: LanguageCode) => sql`(
  select coalesce(json_agg(json_build_object('id', t.id, 'title', ${text(language, 'tag_texts', 't.id')}, 'slug', t.slug)
    order by t.id), '[]')
  from product_tags o join tags t on t.id = o.tag_id where o.product_id = p.id)`;

const SUB_CATEGORY = (language: LanguageCode) => sql`(
  select json_build_object('id', sc.id, 'title', ${text(language, 'sub_category_texts', 'sc.id')}, 'slug', sc.slug,
    'category_id', sc.category_id)
  from sub_categories sc where sc.id = p.sub_category_id and sc.status = 1)`;

/** Up to ten sub-categories beside the product's own (wire contract §2). */
const SIBLINGS = (language: LanguageCode) => sql`(
  select coalesce(json_agg(json_build_object('id', sc.id, 'title', ${text(language, 'sub_category_texts', 'sc.id')},
    'slug', sc.slug, 'category_id', sc.category_id) order by sc.position, sc.id), '[]')
  from (select * from sub_categories where category_id = p.category_id and status = 1
    order by position, id limit 10) sc)`;

const IMAGES = sql`(
  select coalesce(json_agg(json_build_object('id', i.id, 'product_id', i.product_id, 'image', i.image,
    'attribute_value_id', i.attribute_value_id, 'shot', i.shot) order by i.position, i.id), '[]')
  from product_images i where i.product_id = p.id)`;

/** Only attributes and values of this product's variants. */
const ATTRIBUTES = (language: LanguageCode) => sql`(
  select coalesce(json_agg(json_build_object(
    'id', a.id, 'title', ${text(language, 'attribute_texts', 'a.id')},
    'values', (
      select json_agg(json_build_object('id', v.id, 'title', ${text(language, 'attribute_value_texts', 'v.id')},
        'attribute_id', v.attribute_id, 'attribute_value_id', v.id, 'colour', v.colour) order by v.position, v.id)
      from attribute_values v where v.attribute_id = a.id and v.id in (
        select ia.attribute_value_id from inventory i join inventory_attributes ia on ia.inventory_id = i.id
        where i.product_id = p.id))) order by a.position, a.id), '[]')
  from attributes a where a.id in (
    select v.attribute_id from inventory i join inventory_attributes ia on ia.inventory_id = i.id
    join attribute_values v on v.id = ia.attribute_value_id where i.product_id = p.id))`;

const INVENTORY = sql`(
  select json_agg(json_build_object('id', i.id, 'product_id', i.product_id, 'quantity', i.quantity, 'price', i.price,
    'sku', i.sku, 'inventory_attributes', (
      select coalesce(json_agg(json_build_object('inventory_id', ia.inventory_id,
        'attribute_value_id', ia.attribute_value_id) order by ia.attribute_value_id), '[]')
      from inventory_attributes ia where ia.inventory_id = i.id)) order by i.id)
  from inventory i where i.product_id = p.id)`;

const SHIPPING = (language: LanguageCode) => sql`(
  select json_build_object('id', r.id, 'title', ${text(language, 'shipping_rule_texts', 'r.id')},
    'single_price', r.single_price, 'per_store', r.per_store, 'shipping_places', (
      select coalesce(json_agg(to_json(place) order by place.id), '[]')
      from shipping_places place where place.shipping_rule_id = r.id))
  from shipping_rules r where r.id = p.shipping_rule_id)`;
