import type { ApiClient } from '../api/client';
import { CALLS } from '../contract/calls';
import type { WishlistToggled } from '../contract/wishlist';
import { emit } from '../events/bus';

/**
 * Puts a product on the wishlist or takes it off; the server knows which (S119).
 * @returns whether it is on the list now, and the server's message
 * @throws FormRejected, NotSignedIn, ApiDown
 */
export async function toggleWishlist(api: ApiClient, productId: number): Promise<{ listed: boolean; message: string }> {
  const { data, message } = await api.request<WishlistToggled>(CALLS.toggleWishlist, {
    body: { product_id: productId },
  });
  const listed = data.wishlisted === 1;
  emit('wishlist:changed', { productId, listed });
  return { listed, message };
}
