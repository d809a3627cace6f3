import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import { SHOP_LANGUAGE } from '../contact/contact-mail';
import { mailLanguage } from '../mail/mail-language';
import type { MailLook } from '../mail/mail-look';

/** Address and language of a recipient. */
export interface Recipient {
  to: string;
  language: LanguageCode;
}
/** A recipient with the look of the shop's mails. */
export interface MailRecipient extends Recipient {
  look: MailLook;
}

/** The recipient for a store; null: it has no email address. @param storeId null: the shop */
export async function findRecipient(db: Database, storeId: number | null): Promise<Recipient | null> {
  if (storeId === null) {
    const shop = await db.selectFrom('settings').select('email').executeTakeFirst();
    return shop?.email ? { to: shop.email, language: SHOP_LANGUAGE } : null;
  }
  const store = await db
    .selectFrom('stores')
    .select(['email', mailLanguage('stores.mail_language').as('language')])
    .where('id', '=', storeId)
    .executeTakeFirst();
  if (!store?.email) return null;
  return { to: store.email, language: store.language };
}
