import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** What a migrated database holds: nothing yet, the demo world, or somebody's own shop. */
export type HeldShop = 'nothing' | 'demo' | 'own';

/**
 * Tells the demo world, which may be thrown away, from a shop of somebody's own, which never may (issue 15). The demo world notes itself in
 * `demo_world`; anything else that somebody has put there is their own.
 */
export async function findHeldShop(db: Database): Promise<HeldShop> {
  const { rows } = await sql<{ noted: boolean; filled: boolean }>`
    select to_regclass('demo_world') is not null as noted,
      exists (select from settings) or exists (select from stores) or exists (select from products)
        or exists (select from categories) or exists (select from users) or exists (select from orders) as filled
  `.execute(db);
  const { noted = false, filled = false } = rows[0] ?? {};
  if (noted) {
    const demo = await sql`select from demo_world`.execute(db);
    if (demo.rows.length > 0) return 'demo';
  }
  return filled ? 'own' : 'nothing';
}
