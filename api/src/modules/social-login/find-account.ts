import { sql } from 'kysely';
import { isEmail } from 'shared-kernel/rules/email';
import type { Database } from '../../db/database';
import type { Person, ProviderName } from '../../social/provider';
import { proveEmail } from '../user/prove-email';
import { createUserQueries } from '../user/user.queries';

/** Why a person who is known to the provider is not let in. */
type NotLetIn = 'unverified' | 'exists';

const LONGEST_NAME = 100;
const LONGEST_EMAIL = 200;

/**
 * The account of a person from a provider, made if there is none (docs/decisions/0019):
 * - who came before, from the same provider under the same subject, has it, whatever the email says today;
 * - without an email that counts nobody is let in;
 * - a provider that vouches for the address opens the account of that address, one that does not never opens what is there.
 *
 * @param trx the transaction that settles the login; the account stays locked until it ends
 */
export async function findAccount(
  trx: Database,
  provider: ProviderName,
  person: Person,
): Promise<{ userId: number } | NotLetIn> {
  const identity = { provider, subject: person.subject };
  // first logins of one person at the same time: the second finds what the first made
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
  const found = await find();
  if (!found) return null;
  await lockUser(trx, found.user_id);
  // whoever proved the address while we waited for the lock has cut the link off
  return (await find())?.user_id ?? null;
}

/** Held by whatever opens or ends sessions and links of an account, before it touches them. */
export async function lockUser(trx: Database, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** As the provider writes it, without what cannot be seen; people without a name are called by their address. */
function nameOf({ name }: Person, email: string): string {
  const visible = name
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();
  return visible || (email.split('@')[0] ?? '');
}
