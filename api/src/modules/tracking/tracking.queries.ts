import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { StoreCard } from 'shared-kernel/contract/product';
import type { Database } from '../../db/database';
import { type ParcelRecord, parcelsOfOrder } from '../orders/order-parcels';
import { joinRecord, RECORDED, type RecordedVariant, recordedStore } from '../orders/order-record';

export interface TrackedRow {
  tracking_code: string;
  status: number;
  cancelled: number;
  refunded: number;
  expired: number;
  created_at: Date;
  history: { status: number; at: Date }[];
  parcels: ParcelRecord[];
  /** IANA name of the shop's time zone */
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
  variant: RecordedVariant;
}

export interface TrackedRows {
  /** null: no order has this code */
  order: TrackedRow | null;
  items: TrackedItemRow[];
}

/** Orders by their public code. Data that are not public are not even read (D41). */
export function createTrackingQueries(db: Database) {
  return {
    /** @param code in the shop's format; null, an unknown code and an existing one all run the same two statements */
    async find(code: string | null, language: LanguageCode): Promise<TrackedRows> {
      const { rows: orders } = await sql<TrackedRow>`
        select placed.tracking_code, placed.status, placed.cancelled, placed.refunded, placed.expired, placed.created_at,
          (
            select json_agg(json_build_object('status', step.status, 'at', step.at) order by step.at, step.id)
            from order_status_history step where step.order_id = placed.id
          ) as history,
          ${parcelsOfOrder('placed.id')} as parcels,
          coalesce(placed.time_zone, 'UTC') as shop_zone
        from orders placed where placed.tracking_code = ${code}`.execute(db);
      const { rows: items } = await sql<TrackedItemRow>`
        select bought.product_id, bought.inventory_id, bought.quantity, bought.shipping_type,
          (bought.shipping_place->>'day_needed')::int as day_needed,
          ${RECORDED('title')} as title, ${RECORDED('variant')} as variant, product.slug, bought.image,
          ${recordedStore(language)} as store
        from orders placed
        join ordered_products bought on bought.order_id = placed.id
        join products product on product.id = bought.product_id
        ${joinRecord(language)}
        where placed.tracking_code = ${code}
        order by bought.id`.execute(db);
      return { order: orders[0] ?? null, items };
    },
  };
}
export type TrackingQueries = ReturnType<typeof createTrackingQueries>;
