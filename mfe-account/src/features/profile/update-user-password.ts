import type { Answer, ApiClient } from 'shared-kernel/api/client';
import { CALLS } from 'shared-kernel/contract/calls';

/** Changes the password of who is signed in; the user's other sessions end (S175). @throws FormRejected for a wrong current one. */
export function updateUserPassword(api: ApiClient, current: string, chosen: string): Promise<Answer<true>> {
  return api.request<true>(CALLS.updateUserPassword, { body: { current_password: current, new_password: chosen } });
}
