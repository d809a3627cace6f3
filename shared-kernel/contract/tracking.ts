import { z } from 'zod';
import { VariantInfo } from './cart';
import { codeTo, Day, Fact, Id, Moment, Positive } from './envelope';
import { OrderParcel } from './orders';
import { StoreCard } from './product';

/**
 * Response of `track-order/{code}` and `track-order?tracking_id=` (D41): an order's status, for anybody who has its code. It
 * reveals neither the buyer, nor the exact destination, nor the price.
 */
export const TrackedOrder = z.object({
  /** the tracking code in the shop's spelling */
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
      /** 1 to the address, 2 pickup */
      shipping_type: codeTo(2),
      /** `YYYY-MM-DD`, null once delivered or cancelled */
      estimated_delivery: Day.nullable(),
      /** delivery status of the store's parcel; absent in APIs before 2026-12 */
      progress: OrderParcel.omit({ cancellation: true }).optional(),
      items: z.array(
        z.object({
          product: z.object({ id: Id, title: z.string(), slug: z.string(), image: z.string() }),
          /** the chosen variant with its attributes only, without stock or price */
          updated_inventory: VariantInfo.pick({ id: true, inventory_attributes: true }),
          quantity: Positive,
        }),
      ),
    }),
  ),
});
export type TrackedOrder = z.infer<typeof TrackedOrder>;
