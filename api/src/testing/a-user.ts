import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database';
import { hashToken } from '../http/find-user';
import { nextNumber } from './texts';

/** A signed-in user; `bearer` authorises the user's calls. This user has no password to sign in with. */
export async function aUser(
  db: Database,
  options: { name?: string; email?: string; expires?: Date } = {},
): Promise<{ id: number; name: string; email: string; bearer: string }> {
  const number = nextNumber();
  const { name = `User ${number}`, email = `user-${number}@example.test` } = options;
  const bearer = randomBytes(32).toString('base64url');
  const { id } = await db.insertInto('users').values({ name, email }).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('sessions')
    .values({
      user_id: id,
      token_hash: hashToken(bearer),
      expires_at: options.expires ?? new Date(Date.now() + 3_600_000),
    })
    .execute();
  return { id, name, email, bearer };
}
