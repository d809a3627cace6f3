import { z } from 'zod';
import { Id } from './envelope';

/** POST `user/wishlist/action`: on the list when it was not, off when it was (S119). */
export const WishlistAction = z.object({ product_id: Id });
/** What is so now; `wishlisted` as in `product/{id}` (spec §3). */
export const WishlistToggled = z.object({ wishlisted: z.literal(1).nullable() });
export type WishlistToggled = z.infer<typeof WishlistToggled>;
