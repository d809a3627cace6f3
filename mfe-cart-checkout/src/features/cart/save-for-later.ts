import * as CALLS from 'shared-kernel/contract/calls';
import type { Cart, CartLine, SaveForLater } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Saves a line for later, or moves it back to the cart, and returns the changed cart. */
export async function saveForLater(api: ApiClient, id: number, saved: boolean): Promise<Cart> {
  const body: SaveForLater = { id, saved };
  return (await api.request<Cart>(CALLS.saveForLater, { body })).data;
}

/** Optimistic cart with the line saved for later or moved back. */
export function withSaved(cart: Cart, line: CartLine, saved: boolean): Cart {
  const moved = { ...line, selected: saved ? Selected.unchecked : Selected.checked };
  const without = withoutLine(cart, line.id);
  return saved
    ? { ...without, savedProducts: inOrder([...without.savedProducts, moved]) }
    : { ...without, cartProducts: inOrder([...without.cartProducts, moved]) };
}

/** Optimistic cart without the line. */
export function withoutLine(cart: Cart, id: number): Cart {
  const others = (lines: CartLine[]) => lines.filter((line) => line.id !== id);
  return { ...cart, cartProducts: others(cart.cartProducts), savedProducts: others(cart.savedProducts) };
}

/** Sorts lines in the order in which they were added. */
const inOrder = (lines: CartLine[]) => lines.sort((a, b) => a.id - b.id);
