import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { keepPlans } from './kept-plan';
import { parseNumeric } from './money';
import type { Schema } from './schema';
import { clientLimits, serverLimits, WAITS, type Waits } from './waits';

export type Database = Kysely<Schema>;

const { builtins } = pg.types;
/**
 * `numeric` is money and is parsed to minor units; other numerics are cast in the query (`rating::float8`). Counts (`int8`)
 * are numbers: no table of a shop has 2^53 rows. Everything else uses pg's parsers; `timestamptz` is a `Date`.
 */
const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [builtins.NUMERIC]: parseNumeric,
  [builtins.INT8]: Number,
};
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format),
};

/** No connection was available in time, or at all. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable' as const;
  constructor(cause: unknown) {
    super(`no database connection: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

export interface PoolOptions {
  /** maximum connections of the pool; default 10 */
  max?: number;
  /** time limits; default: those of commands */
  waits?: Waits;
  /** ms after which an idle connection is closed; default 10,000 */
  idleMs?: number;
  /** called for connections that break while no statement runs; the pool replaces them */
  onError?: (error: Error) => void;
}

/**
 * Settings of every connection. Times in JSON built by the database are UTC; `<%` and `%` also match words with two letters swapped
 * (`snekaers`); rows are in memory or on a solid-state disk, where random access costs hardly more than sequential access; JIT compilation
 * of a query of some milliseconds takes longer than running it.
 */
const SETTINGS = {
  timezone: 'UTC',
  'pg_trgm.word_similarity_threshold': 0.45,
  'pg_trgm.similarity_threshold': 0.2,
  random_page_cost: 1.1,
  jit: 'off',
};

/**
 * A pool of connections to PostgreSQL 15 or later. Settings are made by `set` on each new connection, because a pooler such as PgBouncer
 * refuses start options (it must give each session its own connection).
 *
 * @param connectionString `postgres://...`
 */
export function openPool(
  connectionString: string,
  { max = 10, waits = WAITS.commands, idleMs = 10_000, onError = () => {} }: PoolOptions,
): pg.Pool {
  const settings = Object.entries({ ...SETTINGS, ...serverLimits(waits) });
  const set = settings.map(([name, value]) => `set ${name} = '${value}'`).join('; ');
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    idleTimeoutMillis: idleMs,
    // keeps firewalls and the like from dropping idle connections
    keepAlive: true,
    ...clientLimits(waits),
    onConnect: async (client) => void (await client.query(set)),
  });
  // the pool listens for errors of idle connections only: one that breaks between two statements of a transaction would end
  // the process
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  return pool;
}

/** The database over one or several pools. */
export const databaseOver = (pool: PostgresPool): Database =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: keepPlans(pool) }) });

/**
 * The database over one pool, for commands, seeds and tests; servers use `connectPools`.
 *
 * @param connectionString `postgres://...`
 */
export function connect(connectionString: string, options: PoolOptions = {}): Database {
  const pool = openPool(connectionString, options);
  return databaseOver({ connect: () => connectionOf(pool), end: () => pool.end() });
}

/** @throws DatabaseUnavailable */
export async function connectionOf(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (cause) {
    throw new DatabaseUnavailable(cause);
  }
}
