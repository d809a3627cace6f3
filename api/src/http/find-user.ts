import { createHash } from 'node:crypto';
import type { Database } from '../db/database';
import type { FindUser } from './caller';

/** Bearer tokens are kept as SHA-256 only; one that has expired is nobody's. */
export function findUserIn(db: Database, clock: () => Date): FindUser {
  return async (bearer) => {
    const session = await db
      .selectFrom('sessions')
      .select('user_id')
      .where('token_hash', '=', hashToken(bearer))
      .where('expires_at', '>', clock())
      .executeTakeFirst();
    return session?.user_id ?? null;
  };
}

/** What is stored of a bearer or guest token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
