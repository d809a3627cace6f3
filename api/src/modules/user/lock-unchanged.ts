import type { Database } from '../../db/database';
import type { Refused } from '../../http/refused';
import { createUserQueries, type UserRow } from './user.queries';

/**
 * Locks a user whose password was just compared, outside the transaction because that takes its time.
 * @throws otherwise when the password was changed meanwhile: the session that would begin is one that the change has to end
 */
export async function lockUnchanged(trx: Database, user: UserRow, otherwise: Refused): Promise<void> {
  const current = await createUserQueries(trx).lock(user.id);
  if (current?.password_hash !== user.password_hash) throw otherwise;
}
