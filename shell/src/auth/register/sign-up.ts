import type { ApiClient } from 'shared-kernel/api/client';
import { CALLS } from 'shared-kernel/contract/calls';
import { userToken } from 'shared-kernel/session/user-token';

/**
 * Asks for an account (S167); the server mails a code to the address. Asking again for an address that is not verified mails a new
 * code. @throws FormRejected for an address that has an account.
 */
export async function signUp(api: ApiClient, wanted: { name: string; email: string; password: string }): Promise<void> {
  await api.request(CALLS.signup, { body: { ...wanted, user_token: userToken() } });
}
