import { sql } from 'kysely';
import type { OrderDetail, OrderedProduct } from 'shared-kernel/contract/orders';
import type { Database } from '../../db/database';
import { toVariantAttributes } from '../cart/to-cart';
import { joinRecord, RECORDED, type RecordedVariant, recordedStore } from './order-record';
import { isToPack, toPack } from './to-pack';

/** The parts of a line needed to pack it. */
export type PackedLine = Pick<OrderedProduct, 'id' | 'quantity' | 'shipping_type' | 'shipping_place'> & {
  product: Pick<OrderedProduct['product'], 'id' | 'title' | 'store'>;
  updated_inventory: Pick<OrderedProduct['updated_inventory'], 'id' | 'sku' | 'inventory_attributes'>;
};

/** An order's part of a packing list. */
export interface Packing {
  id: number;
  order: string;
  address: Omit<OrderDetail['address'], 'id' | 'default' | 'created'>;
  ordered_products: PackedLine[];
}

type LineRow = Omit<PackedLine, 'product' | 'updated_inventory'> &
  PackedLine['product'] & { inventory_id: number; product_id: number; sku: string | null; variant: RecordedVariant };

interface PackingFilter {
  /** null: all orders with a parcel that has not left yet, oldest first */
  orderId: number | null;
  /** null: parcels of any store */
  storeId: number | null;
  limit: number;
}

/**
 * Packing lists: pieces and addresses, with the names of the day of the order, in English, without refunded pieces. One statement
 * for any number of orders.
 */
export async function listPacking(db: Database, { orderId, storeId, limit }: PackingFilter): Promise<Packing[]> {
  const ofStore = storeId === null ? sql`true` : sql`bought.store_id = ${storeId}`;
  // an order requested by id can be printed again
  const lines =
    orderId === null
      ? sql`exists (select from parcels parcel
          where parcel.order_id = placed.id and parcel.store_id = bought.store_id and ${isToPack(storeId)})`
      : sql`${ofStore} and not exists (
          select from parcels parcel join parcel_cancellations off on off.parcel_id = parcel.id
          where parcel.order_id = placed.id and parcel.store_id = bought.store_id)`;
  const { rows } = await sql<Omit<Packing, 'ordered_products'> & { lines: LineRow[] | null }>`
    select placed.id, placed.tracking_code as order, to_jsonb(address) - 'order_id' as address, (
      select json_agg(json_build_object(
        'id', bought.id, 'quantity', bought.quantity - gone_pieces(bought.id), 'shipping_type', bought.shipping_type,
        'shipping_place', bought.shipping_place, 'product_id', bought.product_id, 'inventory_id', bought.inventory_id,
        'sku', bought.sku, 'title', ${RECORDED('title')}, 'variant', ${RECORDED('variant')}, 'store', ${recordedStore('en')}
      ) order by bought.id)
      from ordered_products bought ${joinRecord('en')}
      where bought.order_id = placed.id and bought.quantity > gone_pieces(bought.id) and ${lines}
    ) as lines
    from orders placed join order_addresses address on address.order_id = placed.id
    where ${orderId === null ? toPack(storeId) : sql`placed.id = ${orderId}`}
    order by placed.created_at, placed.id limit ${limit}`.execute(db);
  return rows
    .filter(({ lines }) => lines !== null)
    .map(({ lines, ...order }) => ({ ...order, ordered_products: (lines ?? []).map(toLine) }));
}

function toLine({ product_id, inventory_id, title, store, sku, variant, ...line }: LineRow): PackedLine {
  return {
    ...line,
    product: { id: product_id, title, store },
    updated_inventory: {
      id: inventory_id,
      sku,
      inventory_attributes: toVariantAttributes(variant.map((value) => ({ ...value, inventory_id }))),
    },
  };
}
