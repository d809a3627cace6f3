import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema';

export type PlannedRow = Readonly<Record<string, unknown>>;
type Table = keyof Schema;
/** What rows belong to: an id, or a name. */
type Owner = number | string;

/** How the rows of a table are told apart, and what of them is compared. */
interface TableRows {
  table: string;
  key: readonly string[];
  /** columns that are compared and written where they differ */
  columns: readonly string[];
  /** columns of new rows beside these */
  first: readonly string[];
  rows: PlannedRow[];
  /** column by whose values rows that are not planned are taken away, and in which languages */
  owner?: string;
  languages?: readonly string[];
  owners: Set<Owner>;
}

export interface Differences {
  added: number;
  changed: number;
  removed: number;
}

/** Rows sent at once: triggers work once for all of them, and learn each word once. */
const CHUNK = 10_000;
/** Letters sent at once, about: a few long texts are as much as many short ones. */
const CHUNK_LETTERS = 8_000_000;

/**
 * The rows that a catalogue says, table by table in the order of their first use. What is so already is not touched, so that kept pages and
 * times of change stay.
 */
export class RowPlan {
  readonly #tables = new Map<string, TableRows>();

  /**
   * @param given compared with what is there; all rows of a table, of texts in one language, give the same columns
   * @param first what a new row has besides
   */
  put(table: Table, key: PlannedRow, given: PlannedRow, first: PlannedRow = {}): void {
    const own = this.#table(table, key, given, first);
    own.rows.push({ ...first, ...given, ...key });
  }

  /** As `put`, of rows that belong to another one: those of the owner that are not put are taken away. */
  putOwned(table: Table, owner: string, key: PlannedRow, given: PlannedRow = {}, first: PlannedRow = {}): void {
    const own = this.#table(table, key, given, first);
    own.owner = owner;
    own.owners.add((key[owner] ?? given[owner]) as Owner);
    own.rows.push({ ...first, ...given, ...key });
  }

  /** All that an owner has in a table and that is not put is taken away, of texts in these languages. */
  own(table: Table, owner: string, id: Owner, key: readonly string[], languages?: readonly string[]): void {
    for (const language of languages ?? [undefined]) {
      const name = groupOf(table, language);
      const own = this.#tables.get(name) ?? this.#new(name, { table, key, columns: [], first: [] });
      own.owner = owner;
      own.owners.add(id);
      if (language) own.languages = [language];
    }
  }

  /** Rows that are planned. */
  get size(): number {
    return [...this.#tables.values()].reduce((sum, { rows }) => sum + rows.length, 0);
  }

  /** Forgets what is planned. */
  clear(): void {
    this.#tables.clear();
  }

  /**
   * Compares the plan with the tables, and writes what differs.
   *
   * @param write false: it is only counted
   * @param sums of tables by their names; what differs is added
   */
  async run(db: Kysely<Schema>, write: boolean, sums = new Map<string, Differences>()): Promise<typeof sums> {
    for (const all of this.#tables.values()) {
      const { table } = all;
      const sum = sums.get(table) ?? { added: 0, changed: 0, removed: 0 };
      sums.set(table, sum);
      for (const json of chunksOf(all)) {
        const { added, changed } = await this.#merge(db, table, all, json, write);
        sum.added += added;
        sum.changed += changed;
      }
      if (all.owner) sum.removed += await this.#prune(db, table, all, all.owner, write);
    }
    return sums;
  }

  async #merge(db: Kysely<Schema>, table: string, { key, columns, first }: TableRows, json: string, write: boolean) {
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

  async #prune(db: Kysely<Schema>, table: string, all: TableRows, owner: string, write: boolean): Promise<number> {
    const t = sql.table(table);
    const kept = new Map<Owner, PlannedRow[]>();
    for (const row of all.rows) {
      const key = Object.fromEntries([owner, ...all.key].map((name) => [name, row[name]]));
      const id = row[owner] as Owner;
      const list = kept.get(id);
      if (list) list.push(key);
      else kept.set(id, [key]);
    }
    const same = sql.join(
      all.key.map((name) => sql`t.${sql.ref(name)} = g.${sql.ref(name)}`),
      sql` and `,
    );
    const spoken = all.languages ? sql`and t.language = any(${[...all.languages]})` : sql``;
    const owners = [...all.owners];
    let sum = 0;
    for (let from = 0; from < owners.length; from += CHUNK) {
      const some = owners.slice(from, from + CHUNK);
      const keys = JSON.stringify(some.flatMap((id) => kept.get(id) ?? []));
      const given = sql`given as materialized (select * from json_populate_recordset(null::${t}, ${keys}::json))`;
      const gone = sql`t.${sql.ref(owner)} = any(${some}::${sql.raw(typeof some[0] === 'number' ? 'integer' : 'text')}[]) ${spoken} and not exists (
        select from given g where ${same})`;
      const { rows } = await sql<{ gone: number }>`
        with ${given} select count(*)::integer as gone from ${t} t where ${gone}`.execute(db);
      const count = rows[0]?.gone ?? 0;
      if (write && count > 0) await sql`with ${given} delete from ${t} t where ${gone}`.execute(db);
      sum += count;
    }
    return sum;
  }

  #table(table: string, key: PlannedRow, given: PlannedRow, first: PlannedRow): TableRows {
    const shape = { table, key: Object.keys(key), columns: Object.keys(given), first: Object.keys(first) };
    const name = groupOf(table, key.language);
    const known = this.#tables.get(name);
    if (!known) return this.#new(name, shape);
    if (known.rows.length === 0) Object.assign(known, shape);
    return known;
  }

  #new(name: string, shape: Pick<TableRows, 'table' | 'key' | 'columns' | 'first'>): TableRows {
    const rows: TableRows = { ...shape, rows: [], owners: new Set() };
    this.#tables.set(name, rows);
    return rows;
  }
}

/** Rows that give the same columns: texts of each language by themselves, since a file may have columns of some languages alone. */
const groupOf = (table: string, language: unknown): string => (language ? `${table} ${language}` : table);

/** The rows as JSON, so many at once. */
function* chunksOf({ rows }: TableRows): Generator<string> {
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
