import * as CALLS from 'shared-kernel/contract/calls';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { userToken } from 'shared-kernel/platform/user-token';

/**
 * Registers an account (S167); the server mails a code to the address, which only this browser can use.
 * @param input without name and password: requests another code for the account that this browser has registered
 * @returns seconds until another code may be requested
 * @throws FormRejected when that is too soon, or fields are invalid
 */
export async function signUp(
  api: ApiClient,
  input: { email: string; name?: string; password?: string },
): Promise<number | undefined> {
  const { retryAfter } = await api.request(CALLS.signup, { body: { ...input, user_token: userToken() } });
  return retryAfter;
}
