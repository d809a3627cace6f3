import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { StoreCard } from 'shared-kernel/contract/product';
import type { Database } from '../../db/database';
import { text } from '../../db/texts';
import { readVariants, type VariantRow } from '../cart/variant-rows';
import { variantPicture } from '../products/variant-picture';

export interface TrackedRow {
  tracking_code: string;
  status: number;
  cancelled: number;
  refunded: number;
  expired: number;
  created_at: Date;
  history: { status: number; at: Date }[];
  /** IANA name of the zone whose days the shop reckons with */
  shop_zone: string;
}

export interface TrackedItemRow {
  product_id: number;
  inventory_id: number;
  quantity: number;
  shipping_type: number;
  day_needed: number;
  title: string;
  slug: string;
  image: string;
  store: StoreCard;
}

export interface TrackedRows {
  /** null: no order has the code */
  order: TrackedRow | null;
  items: TrackedItemRow[];
  variants: VariantRow[];
}

/** Orders by their public code. What is not for everybody's eyes is not even read (D41). */
export function createTrackingQueries(db: Database) {
  return {
    /**
     * @param code as the shop writes it; null, which no order has, takes the same three statements as any other that no order
     * has, and as one that an order has
     */
    async find(code: string | null, language: LanguageCode): Promise<TrackedRows> {
      const { rows: orders } = await sql<TrackedRow>`
        select placed.tracking_code, placed.status, placed.cancelled, placed.refunded, placed.expired, placed.created_at,
          (
            select json_agg(json_build_object('status', step.status, 'at', step.at) order by step.at, step.id)
            from order_status_history step where step.order_id = placed.id
          ) as history,
          coalesce((select max(time_zone) from settings), 'UTC') as shop_zone
        from orders placed where placed.tracking_code = ${code}`.execute(db);
      const { rows: items } = await sql<TrackedItemRow>`
        select bought.product_id, bought.inventory_id, bought.quantity, bought.shipping_type,
          (bought.shipping_place->>'day_needed')::int as day_needed,
          ${text(language, 'product_texts', 'product.id')} as title, product.slug,
          ${variantPicture('stock', 'product')} as image,
          json_build_object(
            'id', store.id, 'slug', store.slug, 'image', store.image,
            'name', ${text(language, 'store_texts', 'store.id', 'name')},
            'meta_title', ${text(language, 'store_texts', 'store.id', 'meta_title')},
            'meta_description', ${text(language, 'store_texts', 'store.id', 'meta_description')}
          ) as store
        from orders placed
        join ordered_products bought on bought.order_id = placed.id
        join products product on product.id = bought.product_id
        join inventory stock on stock.id = bought.inventory_id
        join stores store on store.id = bought.store_id
        where placed.tracking_code = ${code}
        order by bought.id`.execute(db);
      const inventoryIds = items.map((item) => item.inventory_id);
      return { order: orders[0] ?? null, items, variants: await readVariants(db, inventoryIds, language) };
    },
  };
}
export type TrackingQueries = ReturnType<typeof createTrackingQueries>;
