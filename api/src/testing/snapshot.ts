import { sql } from 'kysely';
import type { Database } from '../db/database';

/** The content of every table as one fingerprint per table: two snapshots are equal if nothing has changed. */
export async function snapshot(db: Database): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const fingerprints = tables.rows.map(
    ({ name }) => sql`
      select ${name}::text as name, md5(string_agg(x::text, ' ' order by x::text)) as content from ${sql.table(name)} x`,
  );
  const { rows } = await sql<{ name: string; content: string }>`${sql.join(fingerprints, sql` union all `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}
