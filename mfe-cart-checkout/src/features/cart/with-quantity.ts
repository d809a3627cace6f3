import type { Cart } from 'shared-kernel/contract/cart';

/** Optimistic cart with `by` more pieces of a line; sums stay until the server's response. */
export function withQuantity(cart: Cart, lineId: number, by: number): Cart {
  return {
    ...cart,
    cartProducts: cart.cartProducts.map((l) => (l.id === lineId ? { ...l, quantity: l.quantity + by } : l)),
  };
}
