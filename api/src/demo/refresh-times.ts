import { sql } from 'kysely';
import type { Database } from '../db/database';
import { FLASH_SALES } from './content/trade';

/**
 * Keeps the demo's dates current: flash sales that have ended start again, the upcoming one remains upcoming, vouchers do not expire and
 * popular searches do not get old. Sales that have not ended keep their times. Does nothing in a database without the demo world.
 */
export async function refreshDemoTimes(db: Database): Promise<void> {
  const { rows } = await sql<{ here: boolean }>`select to_regclass('demo_world') is not null as here`.execute(db);
  if (!rows[0]?.here) return;
  for (const [n, { from, until }] of FLASH_SALES.entries()) {
    await sql`
      update flash_sales
      set start_time = now() + make_interval(hours => ${from}), end_time = now() + make_interval(hours => ${until})
      where id = ${n + 1} and end_time <= now()`.execute(db);
  }
  // the voucher that had already ended when the demo was seeded stays ended
  await sql`
    update vouchers set end_time = now() + interval '30 days'
    where end_time between (select seeded_at from demo_world) and now()`.execute(db);
  await sql`
    update search_counts set day = day + (current_date - latest)
    from (select max(day) as latest from search_counts) x where latest < current_date - 7`.execute(db);
}
