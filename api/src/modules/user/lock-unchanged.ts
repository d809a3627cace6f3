import type { Database } from '../../db/database';
import type { Refused } from '../../http/refused';
import { createUserQueries, type UserRow } from './user.queries';

/**
 * Locks a user whose password was just compared, which happens outside the transaction because it is slow.
 *
 * @throws otherwise when the password was changed meanwhile: the change must also end the session that is about to start
 */
export async function lockUnchanged(trx: Database, user: UserRow, otherwise: Refused): Promise<void> {
  const current = await createUserQueries(trx).lock(user.id);
  if (current?.password_hash !== user.password_hash) throw otherwise;
}
