import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/database';
import { checkEnvironment, type Surroundings } from './check-environment';
import type { Finding } from './finding';

/**
 * Channel on which `operate check` queries the shop's processes. Only the environment of such a process has the shop's actual settings,
 * and database clients may know them: request and response use NOTIFY, which needs no additional port or secret.
 */
export const CHECKS = 'souk_checks';
/** Channel of the responses. */
export const answersTo = (requestId: string): string => `souk_check_${requestId}`;

/**
 * The first request has no addressee: every listening process responds. The second one addresses a single process, because a test mail is
 * sent once.
 */
export const CheckAsked = z.object({
  asked: z.string().regex(/^[0-9a-f]{20}$/),
  of: z.string().optional(),
  mail: z.string().optional(),
});
export const CheckAnswered = z.union([
  z.object({ here: z.string() }),
  z.object({ found: z.custom<Finding>() }),
  z.object({ over: z.literal(true) }),
]);
type Answer = z.infer<typeof CheckAnswered>;

/** Letters of a finding: a payload has at most 8000 bytes. */
const LONGEST = 1500;

/** Responds to `operate check` in a process of the API. @param onError called with errors */
export function answerChecks(own: Surroundings, onError: (error: unknown) => void): (payload: string) => void {
  const name = randomBytes(10).toString('hex');
  const answer = async (payload: string) => {
    const { asked: requestId, of, mail } = CheckAsked.parse(JSON.parse(payload));
    const respond = (what: Answer) => notify(own.db, answersTo(requestId), what);
    if (of === undefined) return respond({ here: name });
    if (of !== name) return;
    for (const { about, state, what } of await checkEnvironment(own, mail))
      await respond({ found: { about, state, what: what.slice(0, LONGEST) } });
    await respond({ over: true });
  };
  return (payload) => void answer(payload).catch(onError);
}

/** Sends a notification on a channel, immediately. */
export async function notify(db: Database, channel: string, what: object): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(what)})`.execute(db);
}
