import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { CheckedMessage } from './contact-mail';

/**
 * Stores a message unless the same one came within the last ten minutes: a second press, or a form that is sent again because its
 * answer was lost. Holds for messages that arrive at the same moment, too.
 * @returns false: it was there already
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
