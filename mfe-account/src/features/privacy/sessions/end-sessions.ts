import * as CALLS from 'shared-kernel/contract/calls';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Ends one session, or all but this one. @returns the server's message @throws FormRejected when it has ended already */
export async function endSessions(api: ApiClient, which: number | 'others'): Promise<string> {
  const { message } =
    which === 'others'
      ? await api.request(CALLS.endOtherSessions, { body: {} })
      : await api.request(CALLS.endSession, { body: { id: which } });
  return message;
}
