import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema';
import type { WrittenTable } from './written-tables';

export type PlannedRow = Readonly<Record<string, unknown>>;
/** Owner of rows: an id, or a name. */
type Owner = number | string;

/** Planned rows of a table with the same columns. */
interface Written {
  table: WrittenTable;
  /** columns that identify a row */
  key: readonly string[];
  /** columns that are compared, and written where they differ */
  columns: readonly string[];
  /** additional columns of new rows */
  first: readonly string[];
  rows: PlannedRow[];
}

/** Rows that belong to an owner: the owner's other rows are deleted. */
interface Owned {
  table: WrittenTable;
  key: readonly string[];
  /** column that refers to the owner */
  owner: string;
  owners: Set<Owner>;
  /** for texts: only rows of this language */
  language?: string;
  /** rows that stay */
  rows: PlannedRow[];
}

export interface Differences {
  added: number;
  changed: number;
  removed: number;
}

/** Rows sent at once: triggers run once for all of them, and process each word once. */
const CHUNK = 10_000;
/** Approximate letters sent at once: a few long texts count as much as many short ones. */
const CHUNK_LETTERS = 8_000_000;

/**
 * The rows of a catalogue, table by table in the order of first use. Unchanged rows are not touched, so that cached pages and
 * times of change stay.
 */
export class RowPlan {
  /** by table and columns */
  readonly #written = new Map<string, Written>();
  /** by table; texts by table and language */
  readonly #owned = new Map<string, Owned>();

  /**
   * @param given compared with the existing row, and written where it differs
   * @param first additional columns of a new row; those of an existing row are left alone, whatever somebody else writes meanwhile
   */
  put(table: WrittenTable, key: PlannedRow, given: PlannedRow, first: PlannedRow = {}): void {
    this.#write(table, key, given, first);
  }

  /** As `put`, for rows that belong to an owner: the owner's rows that are not put are deleted. */
  putOwned(table: WrittenTable, owner: string, key: PlannedRow, given: PlannedRow = {}, first: PlannedRow = {}): void {
    const row = this.#write(table, key, given, first);
    const owned = this.#ownedOf(table, owner, Object.keys(key), key.language as string | undefined);
    owned.owners.add(row[owner] as Owner);
    owned.rows.push(row);
  }

  /** Deletes all rows of an owner in a table that are not put; for texts, those in these languages. */
  own(table: WrittenTable, owner: string, id: Owner, key: readonly string[], languages?: readonly string[]): void {
    for (const language of languages ?? [undefined]) this.#ownedOf(table, owner, key, language).owners.add(id);
  }

  /** Number of planned rows. */
  get size(): number {
    return [...this.#written.values()].reduce((sum, { rows }) => sum + rows.length, 0);
  }

  /** Clears the plan. */
  clear(): void {
    this.#written.clear();
    this.#owned.clear();
  }

  /**
   * Compares the plan with the tables, and writes the differences.
   *
   * @param write false: differences are only counted
   * @param sums totals by table name, to which the differences are added
   */
  async run(db: Kysely<Schema>, write: boolean, sums = new Map<WrittenTable, Differences>()): Promise<typeof sums> {
    const sumOf = (table: WrittenTable) => {
      const sum = sums.get(table) ?? { added: 0, changed: 0, removed: 0 };
      sums.set(table, sum);
      return sum;
    };
    for (const all of this.#written.values()) {
      const sum = sumOf(all.table);
      for (const json of chunksOf(all.rows)) {
        const { added, changed } = await this.#merge(db, all, json, write);
        sum.added += added;
        sum.changed += changed;
      }
    }
    for (const all of this.#owned.values()) sumOf(all.table).removed += await this.#prune(db, all, write);
    return sums;
  }

  async #merge(db: Kysely<Schema>, { table, key, columns, first }: Written, json: string, write: boolean) {
    const t = sql.table(table);
    const given = sql`given as (select * from json_populate_recordset(null::${t}, ${json}::json))`;
    const same = sql.join(
      key.map((name) => sql`t.${sql.ref(name)} = g.${sql.ref(name)}`),
      sql` and `,
    );
    const list = (alias: string, names: readonly string[]) =>
      sql.join(names.map((name) => sql`${sql.raw(alias)}.${sql.ref(name)}`));
    const differs =
      columns.length > 0 ? sql`(${list('t', columns)}) is distinct from (${list('g', columns)})` : sql`false`;
    const keyed = sql.ref(key[0] ?? 'id');
    const { rows: counted } = await sql<{ added: number; changed: number }>`with ${given}
      select count(*) filter (where t.${keyed} is null)::integer as added,
        count(*) filter (where t.${keyed} is not null and ${differs})::integer as changed
      from given g left join ${t} t on ${same}`.execute(db);
    const { added = 0, changed = 0 } = counted[0] ?? {};
    if (write && changed > 0) {
      const set = sql.join(columns.map((name) => sql`${sql.ref(name)} = g.${sql.ref(name)}`));
      const moment = table === 'products' || table === 'pages' ? sql`, updated_at = now()` : sql``;
      await sql`with ${given} update ${t} t set ${set}${moment} from given g where ${same} and ${differs}`.execute(db);
    }
    if (write && added > 0) {
      const all = [...new Set([...key, ...columns, ...first])];
      const names = sql.join(all.map((name) => sql.ref(name)));
      await sql`with ${given} insert into ${t} (${names}) select ${list('g', all)} from given g
        where not exists (select from ${t} t where ${same})`.execute(db);
    }
    return { added, changed };
  }

  async #prune(
    db: Kysely<Schema>,
    { table, key, owner, owners, language, rows: stay }: Owned,
    write: boolean,
  ): Promise<number> {
    const t = sql.table(table);
    const kept = new Map<Owner, PlannedRow[]>();
    for (const row of stay) {
      const own = Object.fromEntries([owner, ...key].map((name) => [name, row[name]]));
      const id = row[owner] as Owner;
      const list = kept.get(id);
      if (list) list.push(own);
      else kept.set(id, [own]);
    }
    const same = sql.join(
      key.map((name) => sql`t.${sql.ref(name)} = g.${sql.ref(name)}`),
      sql` and `,
    );
    const inLanguage = language === undefined ? sql`` : sql`and t.language = ${language}`;
    const all = [...owners];
    let sum = 0;
    for (let from = 0; from < all.length; from += CHUNK) {
      const some = all.slice(from, from + CHUNK);
      const keys = JSON.stringify(some.flatMap((id) => kept.get(id) ?? []));
      const given = sql`given as materialized (select * from json_populate_recordset(null::${t}, ${keys}::json))`;
      const isRemoved = sql`t.${sql.ref(owner)} = any(${some}::${sql.raw(typeof some[0] === 'number' ? 'integer' : 'text')}[]) ${inLanguage} and not exists (
        select from given g where ${same})`;
      const { rows } = await sql<{ gone: number }>`
        with ${given} select count(*)::integer as gone from ${t} t where ${isRemoved}`.execute(db);
      const count = rows[0]?.gone ?? 0;
      if (write && count > 0) await sql`with ${given} delete from ${t} t where ${isRemoved}`.execute(db);
      sum += count;
    }
    return sum;
  }

  #write(table: WrittenTable, key: PlannedRow, given: PlannedRow, first: PlannedRow): PlannedRow {
    const name = `${table} ${key.language ?? ''} ${Object.keys(given)}`;
    const known = this.#written.get(name);
    const row = { ...first, ...given, ...key };
    if (known) known.rows.push(row);
    else
      this.#written.set(name, {
        ...{ table, key: Object.keys(key), columns: Object.keys(given), first: Object.keys(first) },
        rows: [row],
      });
    return row;
  }

  #ownedOf(table: WrittenTable, owner: string, key: readonly string[], language: string | undefined): Owned {
    const name = `${table} ${language ?? ''}`;
    const known = this.#owned.get(name);
    if (known) return known;
    const owned: Owned = { table, key, owner, owners: new Set(), rows: [], ...(language && { language }) };
    this.#owned.set(name, owned);
    return owned;
  }
}

/** The rows as JSON, in chunks. */
function* chunksOf(rows: readonly PlannedRow[]): Generator<string> {
  let chunk: string[] = [];
  let letters = 0;
  for (const row of rows) {
    const json = JSON.stringify(row);
    chunk.push(json);
    letters += json.length;
    if (chunk.length < CHUNK && letters < CHUNK_LETTERS) continue;
    yield `[${chunk.join()}]`;
    chunk = [];
    letters = 0;
  }
  if (chunk.length > 0) yield `[${chunk.join()}]`;
}
