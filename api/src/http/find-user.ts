import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { keptPlan } from '../db/kept-plan';
import type { FindUser } from './caller';

/** Bearer tokens are kept as SHA-256 only; one that has expired is nobody's. */
export function findUserIn(db: Database, clock: () => Date): FindUser {
  return async (bearer) => {
    const { rows } = await sql<{ id: number; shopperId: number | null }>`${keptPlan}
      select session.user_id as id, shopper.id as "shopperId"
      from sessions session
      left join shoppers shopper on shopper.user_id = session.user_id
      where session.token_hash = ${hashToken(bearer)} and session.expires_at > ${clock()}`.execute(db);
    return rows[0] ?? null;
  };
}

/** What is stored of a bearer or guest token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
