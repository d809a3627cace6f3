import * as CALLS from 'shared-kernel/contract/calls';
import type { Answer, ApiClient } from 'shared-kernel/platform/api-client';

/**
 * Changes the signed-in user's password, or sets a first one; the user's other sessions end and this one continues with a new
 * token (S175, A6). @throws FormRejected for a wrong current one.
 */
export function updateUserPassword(
  api: ApiClient,
  change: { current_password: string; new_password: string },
): Promise<Answer<unknown>> {
  return api.request(CALLS.updateUserPassword, { body: change });
}
