import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { hashToken } from '../../http/find-user';

/**
 * Erases a browser's guest (issue 14): cart and addresses are deleted, and the token becomes invalid. Orders stay, as required by law and
 * for delivery; whoever has their mails can still open them.
 *
 * @param userToken the guest's token; an unknown one changes nothing
 */
export function forgetGuest(db: Database, userToken: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number; kept: boolean }>`
      update shoppers guest set selected_address_id = null,
        guest_token_hash = ${hashToken(randomBytes(32).toString('base64url'))}
      where guest_token_hash = ${hashToken(userToken)}
      returning id, exists (select from orders where shopper_id = guest.id)
        or exists (select from reviews where shopper_id = guest.id) as kept`.execute(trx);
    for (const { id, kept } of rows) {
      await sql`delete from addresses where shopper_id = ${id}`.execute(trx);
      await sql`delete from cart_lines where shopper_id = ${id}`.execute(trx);
      if (!kept) await sql`delete from shoppers where id = ${id}`.execute(trx);
    }
  });
}
