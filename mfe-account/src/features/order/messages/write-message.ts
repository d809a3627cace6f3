import * as CALLS from 'shared-kernel/contract/calls';
import type { OrderMessage, WriteMessage } from 'shared-kernel/contract/messages';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Sends a message to a store of an order (issue 14). @returns the server's message */
export async function writeMessage(api: ApiClient, body: WriteMessage): Promise<string> {
  return (await api.request<OrderMessage>(CALLS.writeMessage, { body })).message;
}
