import { WishlistAction, WishlistToggled } from 'shared-kernel/contract/wishlist';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { toggleListed } from '../products/toggle-listed';

/** `user/wishlist/action` (S119), for users only. */
export function wishlistRoutes(api: Api, { db }: { db: Database }): void {
  api.answer('toggleWishlist', { body: WishlistAction, data: WishlistToggled }, async ({ caller, body }) => {
    const row = await toggleListed(db, 'wishlist', { userId: caller.id, productId: body.product_id });
    return new Answer({ wishlisted: row && 1 }, { key: row ? 'wishlist.added' : 'wishlist.removed' });
  });
}
