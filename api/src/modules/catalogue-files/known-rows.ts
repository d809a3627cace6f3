import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema';

/** What leads from the name of a row to its id, of rows that are there and of those that are added. */
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

  /** @param name expression that names a row `t`, such as its slug */
  static async read(db: Kysely<Schema>, table: keyof Schema, name: string): Promise<KnownRows> {
    const { rows } = await sql<{ id: number; name: string }>`
      select t.id, ${sql.raw(name)} as name from ${sql.table(table)} t order by t.id`.execute(db);
    return new KnownRows(table, rows);
  }

  /** A table whose rows have no names: it only gives numbers. */
  static unnamed(table: keyof Schema): KnownRows {
    return new KnownRows(table, []);
  }

  /** Takes numbers for rows that will be added, so that others can refer to them before they are written. */
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

  /** The only row; null: there are others, or none. */
  only(): number | null {
    const [first, ...others] = this.#ids.values();
    return first !== undefined && others.length === 0 ? first : null;
  }

  /** More than one row is called so: none of them can be meant. */
  isTwice(name: string): boolean {
    return this.#twice.has(name);
  }

  /** The row of this name, or a new one. Without reserved numbers it has one that no row has. */
  of(name: string): number {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const id = this.another();
    this.#ids.set(name, id);
    return id;
  }

  /** Number of a new row without a name. */
  another(): number {
    this.#invented -= 1;
    return this.#free.pop() ?? this.#invented;
  }
}
