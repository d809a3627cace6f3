import * as CALLS from 'shared-kernel/contract/calls';
import type { SendOrderLink } from 'shared-kernel/contract/order-link';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Requests a new link by mail to the order's address, if there is such an order. @returns the server's message */
export async function sendOrderLink(api: ApiClient, body: SendOrderLink): Promise<string> {
  return (await api.request<true>(CALLS.sendOrderLink, { body })).message;
}
