import * as CALLS from 'shared-kernel/contract/calls';
import type { WithdrawnReturn, WithdrawReturn } from 'shared-kernel/contract/returns';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Withdraws a return that has not been received (issue 14). @returns the server's message */
export async function withdrawReturn(api: ApiClient, body: WithdrawReturn): Promise<string> {
  return (await api.request<WithdrawnReturn>(CALLS.withdrawReturn, { body })).message;
}
