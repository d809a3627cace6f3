import { sql } from 'kysely';
import type { Database } from '../db/database';
import { until } from './until';

/** Waits until a statement in the test's database is blocked by a lock that another transaction holds. */
export async function waitForLock(db: Database): Promise<void> {
  await until('a statement waits for a lock', async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length > 0;
  });
}
