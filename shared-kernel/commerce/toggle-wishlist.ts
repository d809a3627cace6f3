import * as CALLS from '../contract/calls';
import type { ListIntent } from '../contract/compare';
import type { WishlistToggled } from '../contract/wishlist';
import type { ApiClient } from '../platform/api-client';
import { tellListChange } from '../platform/list-change';

/**
 * Adds a product to the wishlist or removes it; by default the server toggles (S119). All tabs are notified of the new state.
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
