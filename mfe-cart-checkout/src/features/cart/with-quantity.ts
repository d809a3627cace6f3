import type { Cart } from 'shared-kernel/contract/cart';

/** The cart as it will look once a line has `by` pieces more; sums stay until the server's response. */
export function withQuantity(cart: Cart, lineId: number, by: number): Cart {
  return {
    ...cart,
    cartProducts: cart.cartProducts.map((l) => (l.id === lineId ? { ...l, quantity: l.quantity + by } : l)),
  };
}
