import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import { text } from '../../db/texts';
import { Refused } from '../../http/refused';

/**
 * Makes a user follow a public store, or leave it. Two presses at once come one after the other, so each is told what was
 * true after it.
 *
 * @returns what is so now, and the store's name for the message
 * @throws Refused for unknown and private stores alike
 */
export function toggleFollow(
  db: Database,
  { userId, storeId, language }: { userId: number; storeId: number; language: LanguageCode },
): Promise<{ following: boolean; name: string }> {
  return db.transaction().execute(async (trx) => {
    // the row to lock may not be there yet, the user's always is
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const { rows } = await sql<{ name: string }>`
      select ${text(language, 'store_texts', 'st.id', 'name')} as name
      from stores st where st.id = ${storeId} and st.status = 1`.execute(trx);
    const store = rows[0];
    if (!store) throw new Refused('stores.notFound');
    const { numDeletedRows } = await trx
      .deleteFrom('store_follows')
      .where('user_id', '=', userId)
      .where('store_id', '=', storeId)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return { following: false, name: store.name };
    await trx.insertInto('store_follows').values({ user_id: userId, store_id: storeId }).execute();
    return { following: true, name: store.name };
  });
}
