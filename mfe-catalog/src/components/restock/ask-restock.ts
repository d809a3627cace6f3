import * as CALLS from 'shared-kernel/contract/calls';
import type { RestockNoted, RestockRequest } from 'shared-kernel/contract/restock';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/**
 * Requests one mail when the product is in stock again (issue 13). Returns the recorded request with the server's text.
 * @throws FormRejected with the server's text; ApiDown; RequestFailed 429 after too many
 */
export async function askRestock(api: ApiClient, request: RestockRequest): Promise<RestockNoted & { text: string }> {
  const { data, message } = await api.request<RestockNoted>(CALLS.restock, { body: request });
  return { ...data, text: message };
}
