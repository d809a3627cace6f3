import type { ApiClient } from 'shared-kernel/api/client';
import { CALLS } from 'shared-kernel/contract/calls';

/** Has a code mailed to the address of an account (S168). @throws FormRejected with the server's message. */
export async function askForCode(api: ApiClient, email: string): Promise<void> {
  await api.request(CALLS.forgotPassword, { body: { email } });
}
