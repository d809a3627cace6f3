import { sql } from 'kysely';
import type { ComparedProduct } from 'shared-kernel/contract/compare';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { text } from '../../db/texts';
import { tile } from '../listings/tile';
import { brand, bundleDeal, category, inStock } from '../products/product-pieces';
import { type SpecificationRow, specificationRows } from '../specifications/specifications';
import { storeCard } from '../stores/store-card';

/** A product as queried, before its specifications are formatted in the reader's language. */
export type ComparedRow = Omit<ComparedProduct, 'specifications'> & { specifications: SpecificationRow[] };

/** The fields of a product in the table of `/user/compared` (S197), as JSON; needs `products p` and `joinFlash` in the query. */
export const comparedProduct = (language: LanguageCode) => sql<ComparedRow>`
  ${tile(language)}::jsonb || jsonb_build_object('in_stock', ${inStock}, 'brand', ${brand(language)},
    'store', (select ${storeCard(language)} from stores st where st.id = p.store_id), 'category', ${category(language)},
    'unit', ${text(language, 'product_texts', 'p.id', 'unit')}, 'bundle_deal', ${bundleDeal(language)},
    'warranty', p.warranty, 'refundable', p.refundable, 'warranty_months', p.warranty_months, 'return_days', p.return_days,
    'free_return', p.free_return, 'no_return_reason', p.no_return_reason, 'specifications', ${specificationRows(language)}, 'shipping', ${CHEAPEST_WAY}, 'attributes', ${attributes(language)})`;

/** The place with the lowest price, and among those the fastest; null when the product ships nowhere. */
const CHEAPEST_WAY = sql`(
  select json_build_object('price', w.price, 'day_needed', w.day_needed) from shipping_places w
  where w.shipping_rule_id = p.shipping_rule_id order by w.price, w.day_needed limit 1)`;

/** Only attributes and values of the product's variants. */
const attributes = (language: LanguageCode) => sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'title', ${text(language, 'attribute_texts', 'a.id')},
    'values', x.titles) order by a.position, a.id), '[]')
  from (
    select v.attribute_id, json_agg(${text(language, 'attribute_value_texts', 'v.id')} order by v.position, v.id) as titles
    from attribute_values v where v.id in (
      select ia.attribute_value_id from inventory i join inventory_attributes ia on ia.inventory_id = i.id
      where i.product_id = p.id)
    group by v.attribute_id) x join attributes a on a.id = x.attribute_id)`;
