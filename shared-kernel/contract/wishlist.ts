import { z } from 'zod';
import { ListIntent } from './compare';
import { Id, Moment, pageOf } from './envelope';
import { ProductTile } from './product';

/** POST `user/wishlist/action`: on the list when it was not, off when it was (S119). */
export const WishlistAction = z.object({ product_id: Id, action: ListIntent });
/** What is so now; `wishlisted` as in `product/{id}` (spec §3). */
export const WishlistToggled = z.object({ wishlisted: z.literal(1).nullable() });
export type WishlistToggled = z.infer<typeof WishlistToggled>;

/** Answer of `user/wishlist/all` (S196), the latest first; products that are no longer public are left out. */
export const Wishlist = pageOf(
  z.object({
    id: Id,
    product_id: Id,
    created: Moment,
    product: ProductTile.extend({
      in_stock: z.boolean(),
      /** what 'add to cart' takes: the one variant of a product without a choice; null when the shopper has to choose */
      inventory_id: Id.nullable(),
    }),
  }),
);
export type Wishlist = z.infer<typeof Wishlist>;
