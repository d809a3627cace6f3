import { sql } from 'kysely';
import type { Database } from '../../db/database';

/**
 * Hands an account over to whoever has just verified its address, by an emailed code or by a provider that vouches for it. If the address
 * was unverified (docs/decisions/0019), somebody else may have created the account: their password, linked providers, sessions and pending
 * logins end, and the name and addresses they saved are deleted, so that nothing is ever sent to a place of theirs. A verified account
 * stays as it is.
 *
 * @param trx the transaction that signs in or sets the new password; the user stays locked until it ends
 * @param name the owner's new name, if known; otherwise the part of the address before the @
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
