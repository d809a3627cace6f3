import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** Moves newsletter and restock requests to another address; existing ones of that address are kept. @param from in lower case */
export async function moveAddress(trx: Database, from: string, to: string): Promise<void> {
  const email = to.toLowerCase();
  await sql`
    update newsletter_subscriptions set email = ${to} where lower(email) = ${from}
      and not exists (select from newsletter_subscriptions there where lower(there.email) = ${email})`.execute(trx);
  await sql`delete from newsletter_subscriptions where lower(email) = ${from}`.execute(trx);
  await sql`
    update restock_requests asked set email = ${email} where asked.email = ${from} and not exists (
      select from restock_requests there where there.email = ${email} and there.product_id = asked.product_id
        and there.inventory_id is not distinct from asked.inventory_id)`.execute(trx);
  await sql`delete from restock_requests where email = ${from}`.execute(trx);
  await sql`delete from email_codes where email = ${from}`.execute(trx);
}
