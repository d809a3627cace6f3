import type { Database } from '../../db/database';

/** An address without a mailbox: it shows that none was chosen. */
export const NO_SENDER = 'no-reply@souk.test';

/**
 * Reads the address that mails come from: `MAIL_FROM` of the environment, else the shop's setting `mail_from`.
 *
 * @param fromEnvironment null: the environment names none
 */
export async function readSender(db: Database, fromEnvironment: string | null): Promise<string> {
  if (fromEnvironment) return fromEnvironment;
  const shop = await db.selectFrom('settings').select('mail_from').executeTakeFirst();
  return shop?.mail_from ?? NO_SENDER;
}
