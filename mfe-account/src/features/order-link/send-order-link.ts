import * as CALLS from 'shared-kernel/contract/calls';
import type { SendOrderLink } from 'shared-kernel/contract/order-link';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Has a new link mailed to the address of an order, if there is such an order. @returns what the server says to it */
export async function sendOrderLink(api: ApiClient, body: SendOrderLink): Promise<string> {
  return (await api.request<true>(CALLS.sendOrderLink, { body })).message;
}
