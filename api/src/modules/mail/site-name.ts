import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** The shop's name in a language, for mails. */
export async function siteName(db: Database, language: string): Promise<string> {
  const { rows } = await sql<{ site_name: string }>`
    select site_name from settings_texts where language in (${language}, 'en')
    order by language = ${language} desc limit 1`.execute(db);
  return rows[0]?.site_name ?? 'Souk';
}
