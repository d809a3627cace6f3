import type { Cart } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';
import { link } from 'shared-kernel/platform/links';

/** The page where the shopper can fix a cart that cannot be ordered, and the message shown there. */
export interface CheckoutRedirect {
  path: string;
  /** key of `cart-checkout` */
  text: string;
  /** nothing is to be ordered: an order may have taken the lines */
  empty: boolean;
}

/** Where to go instead of the checkout when nothing is checked or something cannot be shipped (S164); null when it can be ordered. */
export function checkoutRedirect(cart: Cart): CheckoutRedirect | null {
  const checked = cart.cartProducts.filter((line) => line.selected === Selected.checked);
  if (cart.cartProducts.length === 0) return { path: link('cart'), text: 'cart.empty', empty: true };
  if (checked.length === 0) return { path: link('cart'), text: 'shipping.noSelection', empty: true };
  if (checked.some((line) => !line.flash_product.available))
    return { path: link('cart'), text: 'checkout.unavailable', empty: false };
  if (!cart.destination) return { path: link('shipping'), text: 'shipping.addressFirst', empty: false };
  if (checked.some((line) => line.shipping_price === null))
    return { path: link('shipping'), text: 'shipping.unable', empty: false };
  return null;
}
