import * as CALLS from '../contract/calls';
import type { Cart, CartAction } from '../contract/cart';
import type { ApiClient } from '../platform/api-client';
import { emit } from '../platform/bus';
import { setCartCount } from '../session/cart-count';

/** A variant of a product and the quantity to add. */
export type Purchase = Pick<CartAction, 'product_id' | 'inventory_id' | 'quantity'>;

/**
 * Adds pieces to the cart (S118, D28: `quantity` is added to the current one) and notifies header and cart.
 * @throws FormRejected with the server's text, e.g. when the product has sold out in the meantime
 */
export async function addToCart(api: ApiClient, purchase: Purchase): Promise<void> {
  const { data } = await api.request<Cart>(CALLS.changeCartQuantity, { body: purchase, keepalive: true });
  setCartCount(data.cartCount);
  emit('cart:changed');
}
