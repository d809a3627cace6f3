import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { keptPlan } from '../db/kept-plan';
import type { FindUser } from './caller';

/** How stale a session's last use may be: not every call writes it. */
const LAST_USE_LAG_MS = 15 * 60_000;

/** Bearer tokens are stored as SHA-256 only; an expired one is unknown. Records that the session is in use. */
export function findUserIn(db: Database, clock: () => Date): FindUser {
  return async (bearer) => {
    const now = clock();
    const token_hash = hashToken(bearer);
    const { rows } = await sql<{ id: number; shopperId: number | null; lagging: boolean }>`${keptPlan}
      select session.user_id as id, shopper.id as "shopperId",
        coalesce(session.last_used_at, session.created_at) < ${new Date(now.getTime() - LAST_USE_LAG_MS)} as lagging
      from sessions session
      left join shoppers shopper on shopper.user_id = session.user_id
      where session.token_hash = ${token_hash} and session.expires_at > ${now}`.execute(db);
    const [session] = rows;
    if (!session) return null;
    const { lagging, ...user } = session;
    if (lagging)
      await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', token_hash).execute();
    return user;
  };
}

/** The stored hash of a bearer or guest token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
