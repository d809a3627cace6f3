import * as CALLS from 'shared-kernel/contract/calls';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import type { Message } from './message-fields';

/**
 * Sends a message to the shop (S203). Returns the server's confirmation.
 * @throws FormRejected with the invalid fields; ApiDown; RequestFailed 429 after too many
 */
export async function sendMessage(api: ApiClient, message: Message): Promise<string> {
  return (await api.request<true>(CALLS.contact, { body: message })).message;
}
