import * as CALLS from 'shared-kernel/contract/calls';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { userToken } from 'shared-kernel/platform/user-token';

/** Sets a new password with the emailed code (S168). @throws FormRejected for a wrong or expired code. */
export async function updatePassword(
  api: ApiClient,
  change: { email: string; code: string; password: string },
): Promise<void> {
  await api.request(CALLS.updatePassword, { body: { ...change, user_token: userToken() } });
}
