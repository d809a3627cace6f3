import type { Cart } from 'shared-kernel/contract/cart';
import { link } from 'shared-kernel/platform/links';
import { findBlocker } from '../../components/checkout-blocker';

/** The page where the shopper can fix a cart that cannot be ordered, and the message shown there. */
export interface CheckoutRedirect {
  path: string;
  /** key of `cart-checkout` */
  text: string;
  /** the cart is empty or nothing is checked: an order may have taken the lines */
  empty: boolean;
}

/** Where to go instead of the checkout when nothing is checked or a line is unavailable or unshippable (S164, issue 14), or null. */
export function checkoutRedirect(cart: Cart): CheckoutRedirect | null {
  if (cart.cartProducts.length === 0) return { path: link('cart'), text: 'cart.empty', empty: true };
  const blocker = findBlocker(cart.cartProducts, cart.destination);
  const reason = blocker?.reason;
  if (reason === 'nothingChecked') return { path: link('cart'), text: 'shipping.noSelection', empty: true };
  if (reason === 'unavailable' || reason === 'overStock') {
    const isSoldOut = reason === 'overStock' && blocker?.lines.some((line) => line.updated_inventory.quantity === 0);
    return { path: link('cart'), text: `checkout.${isSoldOut ? 'soldOut' : reason}`, empty: false };
  }
  if (!cart.destination) return { path: link('shipping'), text: 'shipping.addressFirst', empty: false };
  return reason ? { path: link('shipping'), text: 'shipping.unable', empty: false } : null;
}
