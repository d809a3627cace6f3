import * as CALLS from 'shared-kernel/contract/calls';
import type { Cart, CartLine, ChangeQuantity } from 'shared-kernel/contract/cart';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/**
 * Adds `by` pieces (negative removes) to a line and returns the changed cart (S134, D28).
 * @throws FormRejected when the line has left the cart meanwhile: a change must not create a new line (issue 14)
 */
export const changeQuantity = (api: ApiClient, line: CartLine, by: number): Promise<Cart> =>
  send(api, { ...variantOf(line), quantity: by, held: true });

/** Adds the pieces of a removed line to the cart again and returns the changed cart (S136). */
export const putBack = (api: ApiClient, line: CartLine, pieces: number): Promise<Cart> =>
  send(api, { ...variantOf(line), quantity: pieces });

const variantOf = ({ product_id, inventory_id }: CartLine) => ({ product_id, inventory_id });

async function send(api: ApiClient, body: ChangeQuantity): Promise<Cart> {
  return (await api.request<Cart>(CALLS.changeCartQuantity, { body })).data;
}
