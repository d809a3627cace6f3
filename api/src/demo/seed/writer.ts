import { type Insertable, type Kysely, sql } from 'kysely';
import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { Schema } from '../../db/schema';

/** Rows sent at once. Triggers run once for all of them, so that a product counted in many rows is updated only once. */
const CHUNK = 10_000;

/**
 * Collects rows and writes them table by table, in the order in which the tables were first used. All rows of a table have the same columns;
 * ids are set explicitly, so that the same world has the same ids.
 */
export class Writer {
  readonly #tables = new Map<keyof Schema, object[]>();
  readonly #written = new Set<keyof Schema>();

  /** @param db null: rows are counted and discarded, to find out what else a world needs */
  constructor(readonly db: Kysely<Schema> | null) {}

  add<T extends keyof Schema>(table: T, row: Insertable<Schema[T]>): void {
    const rows = this.#tables.get(table);
    if (rows) rows.push(row);
    else this.#tables.set(table, [row]);
  }

  /** One row per language. */
  addTexts<T extends keyof Schema>(table: T, row: (language: LanguageCode) => Insertable<Schema[T]>): void {
    for (const language of LANGUAGES) this.add(table, row(language));
  }

  /** Writes the rows collected so far. */
  async flush(): Promise<void> {
    for (const [table, rows] of this.#tables) {
      this.#written.add(table);
      if (!this.db) continue;
      const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
      for (let from = 0; from < rows.length; from += CHUNK) {
        // one parameter for any number of rows; PostgreSQL converts the values to the table's types
        const json = JSON.stringify(rows.slice(from, from + CHUNK));
        await sql`
          insert into ${sql.table(table)} (${columns})
          select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)
        `.execute(this.db);
      }
    }
    this.#tables.clear();
  }

  /** Makes the tables' own numbering continue after the explicitly set ids. */
  async finish(): Promise<void> {
    await this.flush();
    if (!this.db) return;
    const { rows } = await sql<{ table: string }>`
      select table_name as table from information_schema.columns
      where table_schema = current_schema and column_name = 'id' and is_identity = 'YES'
    `.execute(this.db);
    for (const { table } of rows) {
      if (!this.#written.has(table as keyof Schema)) continue;
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}`.execute(
        this.db,
      );
    }
  }
}
