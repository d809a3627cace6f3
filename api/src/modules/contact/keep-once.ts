import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { CheckedMessage } from './contact-mail';

/**
 * Stores a message unless the same one arrived within the last ten minutes: a second click, or a form resubmitted after a lost
 * response. This also holds for messages that arrive at the same moment.
 *
 * @returns false: it was stored already
 */
export function keepOnce(db: Database, { order, ...texts }: CheckedMessage): Promise<boolean> {
  const row = { ...texts, order_code: order };
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${JSON.stringify(row)}`}, 0))`.execute(trx);
    const same = await trx
      .selectFrom('contact_messages')
      .select('id')
      .where('name', '=', row.name)
      .where('email', '=', row.email)
      .where('subject', '=', row.subject)
      .where('message', '=', row.message)
      .where('order_code', 'is not distinct from', row.order_code)
      .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
      .executeTakeFirst();
    if (!same) await trx.insertInto('contact_messages').values(row).execute();
    return !same;
  });
}
