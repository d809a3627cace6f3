import { z } from 'zod';
import { ListIntent } from './compare';
import { Id, Moment, pageOf } from './envelope';
import { ProductTile } from './product';

/** POST `user/wishlist/action`: toggles whether the product is on the list (S119). */
export const WishlistAction = z.object({ product_id: Id, action: ListIntent });
/** The new state; `wishlisted` as in `product/{id}` (spec §3). */
export const WishlistToggled = z.object({ wishlisted: z.literal(1).nullable() });
export type WishlistToggled = z.infer<typeof WishlistToggled>;

/** Response of `user/wishlist/all` (S196), newest first; products that are no longer public are omitted. */
export const Wishlist = pageOf(
  z.object({
    id: Id,
    product_id: Id,
    created: Moment,
    product: ProductTile.extend({
      in_stock: z.boolean(),
      /** variant for 'add to cart': the only one of a product without a choice; null when the shopper has to choose */
      inventory_id: Id.nullable(),
    }),
  }),
);
export type Wishlist = z.infer<typeof Wishlist>;
