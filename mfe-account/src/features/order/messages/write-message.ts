import * as CALLS from 'shared-kernel/contract/calls';
import type { OrderMessage, WriteMessage } from 'shared-kernel/contract/messages';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Writes to a store of an order (issue 14). @returns the server's text about it */
export async function writeMessage(api: ApiClient, body: WriteMessage): Promise<string> {
  return (await api.request<OrderMessage>(CALLS.writeMessage, { body })).message;
}
