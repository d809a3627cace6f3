import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** The subject of a notice, and the store concerned. */
type Noted = { storeId: number } & ({ returnId: number; withdrawn?: true } | { messageId: number });

/**
 * Queues notices to a store, in the transaction that causes them. The shop is also notified of a return, because it answers it; a message
 * goes to the store, and to the shop only if the store has no email address (`findRecipient`).
 */
export async function noteStores(trx: Database, noted: Noted, now: Date): Promise<void> {
  const { storeId } = noted;
  const returnId = 'returnId' in noted ? noted.returnId : null;
  const messageId = 'messageId' in noted ? noted.messageId : null;
  const withdrawn = 'withdrawn' in noted;
  await sql`
    insert into store_notices (store_id, return_id, message_id, withdrawn, created_at, next_try_at)
    select told.store_id, ${returnId}, ${messageId}, ${withdrawn}, ${now}, ${now}
    from (
      select store.id as store_id from stores store
      where store.id = ${storeId} and (${messageId}::integer is not null or store.email is not null)
      union all
      select null where ${returnId}::integer is not null
    ) told
    on conflict do nothing`.execute(trx);
}
