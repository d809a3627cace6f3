import type { Purchase } from 'shared-kernel/commerce/add-to-cart';
import * as CALLS from 'shared-kernel/contract/calls';
import type { Cart } from 'shared-kernel/contract/cart';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { emit } from 'shared-kernel/platform/bus';
import { setCartCount } from 'shared-kernel/session/cart-count';

/**
 * Makes exactly this purchase the only checked line of the cart (S117, D24, D28: `quantity` is absolute).
 * @throws FormRejected with the server's text
 */
export async function buyNow(api: ApiClient, purchase: Purchase): Promise<void> {
  const { data } = await api.request<Cart>(CALLS.buyNow, { body: purchase, keepalive: true });
  setCartCount(data.cartCount);
  emit('cart:changed');
}
