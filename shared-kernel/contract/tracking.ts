import { z } from 'zod';
import { VariantInfo } from './cart';
import { Id, Moment } from './envelope';
import { StoreCard } from './product';

/**
 * Answer of `track-order/{code}` and `track-order?tracking_id=` (D41): how an order stands, for whoever has its code. Nothing of it
 * says who bought it, where it goes in detail, or what it cost.
 */
export const TrackedOrder = z.object({
  /** the tracking code as the shop writes it */
  order: z.string(),
  status: z.number().int(),
  cancelled: z.number().int(),
  refunded: z.number().int(),
  expired: z.number().int(),
  created_at: Moment,
  status_history: z.array(z.object({ status: z.number().int(), at: Moment })),
  /** one parcel per store and way of shipping */
  parcels: z.array(
    z.object({
      store: StoreCard,
      /** 1 to the address, 2 to be picked up */
      shipping_type: z.number().int(),
      /** `YYYY-MM-DD`, null once it is there or cancelled */
      estimated_delivery: z.string().nullable(),
      items: z.array(
        z.object({
          product: z.object({ id: Id, title: z.string(), slug: z.string(), image: z.string() }),
          /** the chosen variant by its attributes alone: neither stock nor price */
          updated_inventory: VariantInfo.pick({ id: true, inventory_attributes: true }),
          quantity: z.number().int(),
        }),
      ),
    }),
  ),
});
export type TrackedOrder = z.infer<typeof TrackedOrder>;
