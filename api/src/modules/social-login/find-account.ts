import { sql } from 'kysely';
import { isEmail } from 'shared-kernel/rules/email';
import type { Database } from '../../db/database';
import type { Person, ProviderName } from '../../social/provider';
import { proveEmail } from '../user/prove-email';
import { createUserQueries } from '../user/user.queries';

/** Why somebody whom the provider has authenticated is not signed in. */
type NotLetIn = 'unverified' | 'exists';

const LONGEST_NAME = 100;
const LONGEST_EMAIL = 200;

/**
 * The account of a provider's user, created if there is none (docs/decisions/0019):
 * - a returning user, with the same provider and subject, gets the same account, whatever their email is now;
 * - without a valid email nobody is signed in;
 * - a provider that vouches for the address opens its existing account; one that does not never opens an existing account.
 *
 * @param trx the transaction that settles the login; the account stays locked until it ends
 */
export async function findAccount(
  trx: Database,
  provider: ProviderName,
  person: Person,
): Promise<{ userId: number } | NotLetIn> {
  const identity = { provider, subject: person.subject };
  // of concurrent first logins of one person the second finds the first one's account
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${person.subject}`}, 0))`.execute(trx);
  const linked = await linkedUser(trx, identity);
  if (linked !== null) return { userId: linked };

  const email = person.email?.trim() ?? '';
  if (!isEmail(email) || email.length > LONGEST_EMAIL) return 'unverified';
  const users = createUserQueries(trx);
  const name = nameOf(person, email);
  const made = await users.insert({ name, email, password_hash: null, email_proved: person.vouched });
  const user = made ?? (person.vouched ? await users.findByEmail(email) : undefined);
  if (!user) return 'exists';
  if (!made) {
    await lockUser(trx, user.id);
    await proveEmail(trx, user.id, name);
  }
  await trx
    .insertInto('social_identities')
    .values({ ...identity, user_id: user.id })
    .execute();
  return { userId: user.id };
}

async function linkedUser(
  trx: Database,
  { provider, subject }: { provider: ProviderName; subject: string },
): Promise<number | null> {
  const find = () =>
    trx
      .selectFrom('social_identities')
      .select('user_id')
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst();
  const account = await find();
  if (!account) return null;
  await lockUser(trx, account.user_id);
  // reads again: somebody who verified the address while we waited for the lock has removed the link
  return (await find())?.user_id ?? null;
}

/** Taken by everything that opens or ends an account's sessions and links, before touching them. */
export async function lockUser(trx: Database, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** The provider's name without invisible characters; otherwise the part of the address before the @. */
function nameOf({ name }: Person, email: string): string {
  const visible = name
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();
  return visible || (email.split('@')[0] ?? '');
}
