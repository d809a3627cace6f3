import type { AskEmailChange, ChangeEmail, EmailChanged } from 'shared-kernel/contract/account';
import * as CALLS from 'shared-kernel/contract/calls';
import type { Answer, ApiClient } from 'shared-kernel/platform/api-client';

/** Mails a code to the current address and one to the new one (issue 14). @throws FormRejected for a wrong password or address */
export function askEmailChange(api: ApiClient, input: AskEmailChange): Promise<Answer<string>> {
  return api.request<string>(CALLS.askEmailChange, { body: input });
}

/** Changes the account's address; other sessions end (A6). @throws FormRejected for a wrong code, at its field */
export function changeEmail(api: ApiClient, proofs: ChangeEmail): Promise<Answer<Pick<EmailChanged, 'email'>>> {
  return api.request(CALLS.changeEmail, { body: proofs });
}
