import * as CALLS from 'shared-kernel/contract/calls';
import type { Cart, CartChange, CartLine } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Checks or unchecks lines and returns the changed cart (S133). Only checked lines are ordered (S140). */
export async function checkLines(api: ApiClient, lines: readonly CartLine[], checked: boolean): Promise<Cart> {
  const ids = lines.map((line) => line.id);
  const body: CartChange = {
    checked: checked ? ids : [],
    unchecked: checked ? [] : ids,
    isBundle: lines.some((line) => line.bundle_deal !== null),
  };
  return (await api.request<Cart>(CALLS.checkCartLines, { body })).data;
}

/** Optimistic cart with the lines checked or unchecked. */
export function withChecked(cart: Cart, lines: readonly CartLine[], checked: boolean): Cart {
  const ids = new Set(lines.map((line) => line.id));
  const selected = checked ? Selected.checked : Selected.unchecked;
  return { ...cart, cartProducts: cart.cartProducts.map((line) => (ids.has(line.id) ? { ...line, selected } : line)) };
}
