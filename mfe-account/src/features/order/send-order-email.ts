import * as CALLS from 'shared-kernel/contract/calls';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Asks for the confirmation's mail once more (S163). @returns the server's text about it */
export async function sendOrderEmail(api: ApiClient, orderId: number): Promise<string> {
  return (await api.request<true>(CALLS.sendOrderEmail, { params: { id: orderId } })).message;
}
