import * as CALLS from '../contract/calls';
import type { Cart, CartAction } from '../contract/cart';
import type { ApiClient } from '../platform/api-client';
import { emit } from '../platform/bus';
import { setCartCount } from '../session/cart-count';

/** What a shopper takes: a variant of a product and how many. */
export type Purchase = Pick<CartAction, 'product_id' | 'inventory_id' | 'quantity'>;

/**
 * Puts pieces into the cart (S118, D28: `quantity` is added to what is there) and tells header and cart about it.
 * @throws FormRejected with the server's text, e.g. when the stock has gone meanwhile
 */
export async function addToCart(api: ApiClient, purchase: Purchase): Promise<void> {
  const { data } = await api.request<Cart>(CALLS.changeCartQuantity, { body: purchase, keepalive: true });
  setCartCount(data.cartCount);
  emit('cart:changed');
}
