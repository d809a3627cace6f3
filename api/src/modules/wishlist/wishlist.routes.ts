import { sql } from 'kysely';
import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { Wishlist, WishlistAction, WishlistToggled } from 'shared-kernel/contract/wishlist';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { ListQuery } from '../../http/list-query';
import { tile } from '../listings/tile';
import { listedProducts } from '../products/listed-products';
import { inStock, onlyVariant } from '../products/product-pieces';
import { toggleListed } from '../products/toggle-listed';

/** A tile, whether the product is in stock, and the variant to add to the cart. */
const wishlistProduct = (language: LanguageCode) => sql<Wishlist['data'][number]['product']>`
  ${tile(language)}::jsonb || jsonb_build_object('in_stock', ${inStock}, 'inventory_id', ${onlyVariant})`;

/** `user/wishlist/action` (S119, D27) and `user/wishlist/all` (S196), for users only. */
export function wishlistRoutes(api: Api, { db }: { db: Database }): void {
  api.answer('toggleWishlist', { body: WishlistAction, data: WishlistToggled }, async ({ caller, body }) => {
    const change = { userId: caller.id, productId: body.product_id, intent: body.action };
    const row = await toggleListed(db, 'wishlist', change);
    return new Answer({ wishlisted: row && 1 }, { key: row ? 'wishlist.added' : 'wishlist.removed' });
  });

  api.answer('wishlist', { query: ListQuery, data: Wishlist }, ({ caller, query: { page, type }, language, now }) => {
    const options = { userId: caller.id, page, direction: type, now, path: `${API_BASE}${CALLS.wishlist.path}` };
    return listedProducts(db, 'wishlist', options, wishlistProduct(language));
  });
}
