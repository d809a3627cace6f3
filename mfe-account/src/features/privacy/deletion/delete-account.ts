import type { DeleteAccount } from 'shared-kernel/contract/account';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Deletes the signed-in account permanently (issue 14). @throws FormRejected for a wrong proof, and while orders are under way */
export async function deleteAccount(api: ApiClient, proof: DeleteAccount): Promise<void> {
  await api.request(CALLS.deleteAccount, { body: proof });
}

/** Mails a code with which a shopper without a password proves the address. @throws FormRejected when one was sent just now */
export async function askDeletionCode(api: ApiClient): Promise<string> {
  return (await api.request<string>(CALLS.askDeletionCode, { body: {} })).message;
}
