import { type RawBuilder, sql } from 'kysely';
import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';

/**
 * Language of a mail to somebody whose language is stored: that one, or the default if the shop has switched it off since (issue 15).
 *
 * @param column that holds the code, as `alias.column`
 */
export const mailLanguage = (column: string): RawBuilder<LanguageCode> =>
  sql<LanguageCode>`coalesce((select l.code from languages l where l.code = ${sql.ref(column)} and l.enabled), ${DEFAULT_LANGUAGE})`;
