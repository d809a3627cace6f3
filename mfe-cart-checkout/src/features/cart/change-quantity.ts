import * as CALLS from 'shared-kernel/contract/calls';
import type { Cart, CartAction, CartLine } from 'shared-kernel/contract/cart';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Adds `by` pieces (negative takes away) to a line and gives the cart after it (S134, D28). */
export async function changeQuantity(api: ApiClient, line: CartLine, by: number): Promise<Cart> {
  const body: CartAction = { product_id: line.product_id, inventory_id: line.inventory_id, quantity: by };
  return (await api.request<Cart>(CALLS.changeCartQuantity, { body })).data;
}
