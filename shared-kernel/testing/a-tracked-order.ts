import { OrderStatus, ShippingType } from '../contract/enums';
import type { TrackedOrder } from '../contract/tracking';
import { aStore } from './a-product-detail';

type Parcel = TrackedOrder['parcels'][number];

/** Two brass lamps from one store; pass `store` and `storeId` for another one. */
export function aTrackedParcel({
  store,
  storeId,
  ...over
}: Partial<Omit<Parcel, 'store'>> & { store?: string; storeId?: number } = {}): Parcel {
  return {
    store: { ...aStore(), ...(store && { name: store }), ...(storeId && { id: storeId }) },
    shipping_type: ShippingType.location,
    estimated_delivery: '2026-03-05',
    items: [
      {
        product: { id: 1, title: 'Brass lamp', slug: 'brass-lamp', image: 'brass-lamp.webp' },
        updated_inventory: { id: 21, inventory_attributes: [] },
        quantity: 2,
      },
    ],
    ...over,
  };
}

/** An order as returned for a tracking code: one parcel that is on its way. */
export function aTrackedOrder(over: Partial<TrackedOrder> = {}): TrackedOrder {
  return {
    order: '7Q2KX-0M4TZ-9HVBC',
    status: OrderStatus.onTheWay,
    cancelled: 0,
    refunded: 0,
    expired: 0,
    created_at: '2026-03-01T12:00:00.000Z',
    status_history: [1, 2, 3, 4].map((status) => ({ status, at: `2026-03-0${status}T12:00:00.000Z` })),
    parcels: [aTrackedParcel()],
    ...over,
  };
}
