import * as CALLS from '../contract/calls';
import type { ListIntent } from '../contract/compare';
import type { WishlistToggled } from '../contract/wishlist';
import type { ApiClient } from '../platform/api-client';
import { tellListChange } from '../platform/list-change';

/**
 * Puts a product on the wishlist or takes it off; by default the server knows which (S119). Every tab hears what is so now.
 * @returns whether it is on the list now, and the server's message
 * @throws FormRejected, NotSignedIn, ApiDown
 */
export async function toggleWishlist(
  api: ApiClient,
  productId: number,
  action?: ListIntent,
): Promise<{ listed: boolean; message: string }> {
  const { data, message } = await api.request<WishlistToggled>(CALLS.toggleWishlist, {
    body: { product_id: productId, action },
    keepalive: true,
  });
  const listed = data.wishlisted === 1;
  tellListChange({ list: 'wishlist', id: productId, listed });
  return { listed, message };
}
