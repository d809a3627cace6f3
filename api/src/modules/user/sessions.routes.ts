import { EndSession, Sessions } from 'shared-kernel/contract/account';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { Refused } from '../../http/refused';
import { createSessions } from './sessions';

/** `user/sessions*` (issue 14): lists and ends a user's sessions. An ended session is refused from its next call on. */
export function sessionRoutes(api: Api, { db }: { db: Database }): void {
  const sessions = createSessions(db);

  api.answer('sessions', { data: Sessions }, async ({ caller, now }) => ({
    sessions: await sessions.list(caller.id, caller.token, now),
  }));

  api.answer('endSession', { body: EndSession, data: z.literal(true) }, async ({ caller, body }) => {
    if (!(await sessions.end(caller.id, body.id))) throw new Refused('user.sessionOver');
    return new Answer(true as const, { key: 'user.sessionEnded' });
  });

  api.answer('endOtherSessions', { data: z.literal(true) }, async ({ caller }) => {
    await sessions.endOthers(caller.id, caller.token);
    return new Answer(true as const, { key: 'user.otherSessionsEnded' });
  });
}
