import * as CALLS from 'shared-kernel/contract/calls';
import type { Cart, CartLine, SaveForLater } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Puts a line aside for later, or back among what is bought, and gives the cart after it. */
export async function saveForLater(api: ApiClient, id: number, saved: boolean): Promise<Cart> {
  const body: SaveForLater = { id, saved };
  return (await api.request<Cart>(CALLS.saveForLater, { body })).data;
}

/** The cart as it will look once the line is put aside or brought back. */
export function withSaved(cart: Cart, line: CartLine, saved: boolean): Cart {
  const moved = { ...line, selected: saved ? Selected.unchecked : Selected.checked };
  const without = withoutLine(cart, line.id);
  return saved
    ? { ...without, savedProducts: inOrder([...without.savedProducts, moved]) }
    : { ...without, cartProducts: inOrder([...without.cartProducts, moved]) };
}

/** The cart as it will look once the line is removed. */
export function withoutLine(cart: Cart, id: number): Cart {
  const others = (lines: CartLine[]) => lines.filter((line) => line.id !== id);
  return { ...cart, cartProducts: others(cart.cartProducts), savedProducts: others(cart.savedProducts) };
}

/** Lines stand in the order in which they were put in. */
const inOrder = (lines: CartLine[]) => lines.sort((a, b) => a.id - b.id);
