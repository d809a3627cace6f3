import type { LanguageCode } from 'shared-kernel/contract/languages';
import { type Minor, USUAL_DIGITS } from 'shared-kernel/rules/money';
import { formatPrice } from 'shared-kernel/rules/price';
import type { Database } from '../../db/database';

/** Formats amounts in the shop's currency for texts in a language. */
export async function shopMoney(db: Database, language: LanguageCode): Promise<(amount: Minor) => string> {
  const settings = await db
    .selectFrom('settings')
    .select(['currency_icon', 'currency_position', 'currency_digits'])
    .executeTakeFirst();
  const format = {
    currencyIcon: settings?.currency_icon ?? '$',
    position: settings?.currency_position ?? 1,
    digits: settings?.currency_digits ?? USUAL_DIGITS,
    language,
  };
  return (amount) => formatPrice(amount, format);
}
