import * as CALLS from 'shared-kernel/contract/calls';
import type { Cart, UpdateShipping } from 'shared-kernel/contract/cart';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Sends the lines' address and shipping choice; the server picks or verifies places and prices (S150, D31). */
export async function updateShipping(api: ApiClient, choice: Omit<UpdateShipping, 'user_token'>): Promise<Cart> {
  return (await api.request<Cart>(CALLS.updateShipping, { body: choice })).data;
}
