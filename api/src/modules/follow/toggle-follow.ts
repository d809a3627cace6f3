import { sql } from 'kysely';
import type { ListIntent } from 'shared-kernel/contract/compare';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import { text } from '../../db/texts';
import { Refused } from '../../http/refused';

/**
 * Makes a user follow or unfollow a public store; a toggle inverts the current state. Concurrent clicks are
 * serialised, so each response states what was true after it. A store that is no longer public can still be unfollowed.
 *
 * @returns the new state, and the store's name for the message
 * @throws Refused for unknown and private stores alike
 */
export function toggleFollow(
  db: Database,
  {
    userId,
    storeId,
    intent,
    language,
  }: { userId: number; storeId: number; intent: NonNullable<ListIntent>; language: LanguageCode },
): Promise<{ following: boolean; name: string }> {
  return db.transaction().execute(async (trx) => {
    // lock the user's row, because the follow's row may not exist yet
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const { rows } = await sql<{ name: string; status: number; following: boolean }>`
      select ${text(language, 'store_texts', 'st.id', 'name')} as name, st.status,
        exists (select from store_follows f where f.store_id = st.id and f.user_id = ${userId}) as following
      from stores st where st.id = ${storeId}`.execute(trx);
    const store = rows[0];
    if (!store || (store.status !== 1 && !store.following)) throw new Refused('stores.notFound');
    const { name } = store;
    const following = intent === 'toggle' ? !store.following : intent === 'add';
    if (following === store.following) return { following, name };
    if (following) await trx.insertInto('store_follows').values({ user_id: userId, store_id: storeId }).execute();
    else await trx.deleteFrom('store_follows').where('user_id', '=', userId).where('store_id', '=', storeId).execute();
    return { following, name };
  });
}
