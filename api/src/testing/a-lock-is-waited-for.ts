import { sql } from 'kysely';
import type { Database } from '../db/database';

/** Whether somebody waits for a lock that somebody else holds, in the database of the test. */
export async function aLockIsWaitedFor(db: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
