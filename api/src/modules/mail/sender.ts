import type { Database } from '../../db/database';

/** Nobody receives mail there: it shows that no address was chosen. */
export const NO_SENDER = 'no-reply@souk.test';

/**
 * Address that mails come from: `MAIL_FROM` of the environment, else the shop's setting `mail_from`.
 *
 * @param fromEnvironment null: the environment names none
 */
export async function readSender(db: Database, fromEnvironment: string | null): Promise<string> {
  if (fromEnvironment) return fromEnvironment;
  const shop = await db.selectFrom('settings').select('mail_from').executeTakeFirst();
  return shop?.mail_from ?? NO_SENDER;
}
