import * as CALLS from 'shared-kernel/contract/calls';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { userToken } from 'shared-kernel/platform/user-token';

/**
 * Mails a code to the address of an account (S168), which only this browser can use.
 * @returns seconds until another code may be requested
 * @throws FormRejected with the server's message
 */
export async function askForCode(api: ApiClient, email: string): Promise<number | undefined> {
  const { retryAfter } = await api.request(CALLS.forgotPassword, { body: { email, user_token: userToken() } });
  return retryAfter;
}
