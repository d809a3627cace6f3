import * as CALLS from 'shared-kernel/contract/calls';
import type { Cart, CartLine, ChangeQuantity } from 'shared-kernel/contract/cart';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/**
 * Adds `by` pieces (negative takes away) to a line and gives the cart after it (S134, D28).
 * @throws FormRejected when the line has left the cart meanwhile: more of it must not begin a cart of its own (issue 14)
 */
export const changeQuantity = (api: ApiClient, line: CartLine, by: number): Promise<Cart> =>
  send(api, { ...variantOf(line), quantity: by, held: true });

/** Puts what a line held into the cart again and gives the cart after it (S136). */
export const putBack = (api: ApiClient, line: CartLine, pieces: number): Promise<Cart> =>
  send(api, { ...variantOf(line), quantity: pieces });

const variantOf = ({ product_id, inventory_id }: CartLine) => ({ product_id, inventory_id });

async function send(api: ApiClient, body: ChangeQuantity): Promise<Cart> {
  return (await api.request<Cart>(CALLS.changeCartQuantity, { body })).data;
}
