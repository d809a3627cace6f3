import * as CALLS from 'shared-kernel/contract/calls';
import type { CancelAnswer, CancelOrder } from 'shared-kernel/contract/cancellation';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Cancels an order that is still pending (S187, S188). @returns the server's message */
export async function cancelOrder(api: ApiClient, body: CancelOrder): Promise<string> {
  return (await api.request<CancelAnswer>(CALLS.cancelOrder, { body })).message;
}
