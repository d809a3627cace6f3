import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** Contents of a migrated database: nothing yet, the demo shop, or a real shop. */
export type HeldShop = 'nothing' | 'demo' | 'own';

/**
 * Distinguishes the demo shop, which may be deleted, from a real shop, which never may (issue 15). The demo shop marks itself in
 * `demo_world`; all other data belong to a real shop.
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
