import * as CALLS from 'shared-kernel/contract/calls';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Requests the confirmation mail again (S163). @returns the server's message */
export async function sendOrderEmail(api: ApiClient, orderId: number): Promise<string> {
  return (await api.request<true>(CALLS.sendOrderEmail, { params: { id: orderId } })).message;
}
