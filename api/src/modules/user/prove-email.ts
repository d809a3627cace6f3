import { sql } from 'kysely';
import type { Database } from '../../db/database';

/**
 * Gives an account to whoever has just proved its address, by an emailed code or the word of a provider that vouches for it. Was it
 * not proved before (docs/decisions/0019), somebody else may have made it: their password, links to providers, sessions and logins
 * under way end, the name that they chose goes, and so do the addresses that they saved: nothing is ever sent to a place of theirs. A
 * proved account stays as it is.
 *
 * @param trx the transaction that signs in or sets the new password; the user stays locked until it ends
 * @param name what the owner is called from now on, if that is known; else what stands before the @ of the address
 */
export async function proveEmail(trx: Database, userId: number, name: string | null = null): Promise<void> {
  const taken = await trx
    .updateTable('users')
    .set({
      name: sql`coalesce(${name}::text, split_part(email, '@', 1))`,
      email_proved: true,
      password_hash: null,
      updated_at: sql`now()`,
    })
    .where('id', '=', userId)
    .where('email_proved', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (!taken) return;
  await trx.deleteFrom('social_identities').where('user_id', '=', userId).execute();
  await trx.deleteFrom('social_logins').where('user_id', '=', userId).execute();
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await sql`delete from addresses where shopper_id = (select id from shoppers where user_id = ${userId})`.execute(trx);
}
