import type { TrackedOrder } from 'shared-kernel/contract/tracking';
import { toVariantAttributes } from '../cart/to-cart';
import { estimatedDelivery } from '../orders/estimated-delivery';
import { toParcel as toProgress } from '../orders/order-parcels';
import type { TrackedItemRow, TrackedRow, TrackedRows } from './tracking.queries';

type Parcel = TrackedOrder['parcels'][number];

/** The order in the contract's format: its items as parcels, one per store and shipping type. @param now the server's clock */
export function toTrackedOrder(order: TrackedRow, { items }: Omit<TrackedRows, 'order'>, now: Date): TrackedOrder {
  return {
    order: order.tracking_code,
    status: order.status,
    cancelled: order.cancelled,
    refunded: order.refunded,
    expired: order.expired,
    created_at: order.created_at.toISOString(),
    status_history: order.history.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
    parcels: intoParcels(items).map((parcel) => toParcel(order, parcel, now)),
  };
}

type Items = [TrackedItemRow, ...TrackedItemRow[]];

function intoParcels(items: readonly TrackedItemRow[]): Items[] {
  const parcels = new Map<string, Items>();
  for (const item of items) {
    const key = `${item.store.id} ${item.shipping_type}`;
    const parcel = parcels.get(key);
    if (parcel) parcel.push(item);
    else parcels.set(key, [item]);
  }
  return [...parcels.values()];
}

function toParcel(order: TrackedRow, items: Items, now: Date): Parcel {
  // a parcel arrives with its slowest item
  const slowest = { day_needed: Math.max(...items.map((item) => item.day_needed)) };
  const progress = order.parcels.find(({ store_id }) => store_id === items[0].store.id);
  return {
    store: items[0].store,
    shipping_type: items[0].shipping_type,
    ...(progress && { progress: toProgress(progress) }),
    estimated_delivery: estimatedDelivery({ ...order, ...progress }, slowest, { now, timeZone: order.shop_zone }),
    items: items.map(({ product_id, inventory_id, title, slug, image, quantity, variant }) => ({
      product: { id: product_id, title, slug, image },
      updated_inventory: {
        id: inventory_id,
        inventory_attributes: toVariantAttributes(variant.map((value) => ({ ...value, inventory_id }))),
      },
      quantity,
    })),
  };
}
