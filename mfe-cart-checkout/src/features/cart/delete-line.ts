import * as CALLS from 'shared-kernel/contract/calls';
import type { Cart } from 'shared-kernel/contract/cart';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Removes a line from the cart and returns the changed cart (S136). */
export async function deleteLine(api: ApiClient, id: number): Promise<Cart> {
  return (await api.request<Cart>(CALLS.deleteCartLine, { params: { id } })).data;
}
