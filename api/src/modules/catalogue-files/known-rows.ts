import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema';

/** Maps names of rows to ids, for existing rows and for those to be added. */
export class KnownRows {
  readonly #ids = new Map<string, number>();
  readonly #twice = new Set<string>();
  #free: number[] = [];
  #invented = 0;

  private constructor(
    readonly table: keyof Schema,
    rows: readonly { id: number; name: string }[],
  ) {
    for (const { id, name } of rows) {
      if (this.#ids.has(name)) this.#twice.add(name);
      else this.#ids.set(name, id);
    }
  }

  /** @param name SQL expression for the name of a row `t`, such as its slug */
  static async read(db: Kysely<Schema>, table: keyof Schema, name: string): Promise<KnownRows> {
    const { rows } = await sql<{ id: number; name: string }>`
      select t.id, ${sql.raw(name)} as name from ${sql.table(table)} t order by t.id`.execute(db);
    return new KnownRows(table, rows);
  }

  /** For a table whose rows have no names: only generates ids. */
  static unnamed(table: keyof Schema): KnownRows {
    return new KnownRows(table, []);
  }

  /** Reserves ids for rows to be added, so that others can refer to them before they are written. */
  async reserve(db: Kysely<Schema>, count: number): Promise<void> {
    if (count === 0) return;
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence(${this.table}, 'id'))::integer as id from generate_series(1, ${count})`.execute(
      db,
    );
    this.#free = rows.map(({ id }) => id).reverse();
  }

  find(name: string): number | undefined {
    return this.#ids.get(name);
  }

  /** The only row; null: there are several, or none. */
  only(): number | null {
    const [first, ...others] = this.#ids.values();
    return first !== undefined && others.length === 0 ? first : null;
  }

  /** True if several rows have this name, so that it is ambiguous. */
  isTwice(name: string): boolean {
    return this.#twice.has(name);
  }

  /** Id of the row with this name, or of a new one. Without reserved ids it is a negative one that no row has. */
  of(name: string): number {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const id = this.another();
    this.#ids.set(name, id);
    return id;
  }

  /** Id of a new row without a name. */
  another(): number {
    this.#invented -= 1;
    return this.#free.pop() ?? this.#invented;
  }
}
