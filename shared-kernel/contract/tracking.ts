import { z } from 'zod';
import { VariantInfo } from './cart';
import { codeTo, Day, Fact, Id, Moment, Positive } from './envelope';
import { OrderParcel } from './orders';
import { StoreCard } from './product';

/**
 * Answer of `track-order/{code}` and `track-order?tracking_id=` (D41): how an order stands, for whoever has its code. Nothing of it
 * says who bought it, where it goes in detail, or what it cost.
 */
export const TrackedOrder = z.object({
  /** the tracking code as the shop writes it */
  order: z.string(),
  status: codeTo(5),
  cancelled: Fact,
  refunded: Fact,
  expired: Fact,
  created_at: Moment,
  status_history: z.array(z.object({ status: codeTo(5), at: Moment })),
  /** one parcel per store and way of shipping */
  parcels: z.array(
    z.object({
      store: StoreCard,
      /** 1 to the address, 2 to be picked up */
      shipping_type: codeTo(2),
      /** `YYYY-MM-DD`, null once it is there or cancelled */
      estimated_delivery: Day.nullable(),
      /** how far what the store sends is; APIs before 2026-12 do not say */
      progress: OrderParcel.omit({ cancellation: true }).optional(),
      items: z.array(
        z.object({
          product: z.object({ id: Id, title: z.string(), slug: z.string(), image: z.string() }),
          /** the chosen variant by its attributes alone: neither stock nor price */
          updated_inventory: VariantInfo.pick({ id: true, inventory_attributes: true }),
          quantity: Positive,
        }),
      ),
    }),
  ),
});
export type TrackedOrder = z.infer<typeof TrackedOrder>;
