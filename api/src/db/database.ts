import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { parseNumeric } from './money';
import type { Schema } from './schema';

export type Database = Kysely<Schema>;

const { builtins } = pg.types;
/**
 * `numeric` is money and arrives in minor units; other numerics are cast in the query (`rating::float8`). Counts (`int8`)
 * are numbers: no table of a shop has 2^53 rows. Everything else as pg does it; `timestamptz` is a `Date`.
 */
const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [builtins.NUMERIC]: parseNumeric,
  [builtins.INT8]: Number,
};
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format),
};

/**
 * A pool of connections to a PostgreSQL from 15 on.
 *
 * @param connectionString `postgres://...`
 * @param max connections that this process may hold
 * @param onError told of connections that break while no statement runs; the pool replaces them
 * @param patience ms that work waits for a connection; 0: as long as it takes
 */
export function connect(
  connectionString: string,
  max = 10,
  onError: (error: Error) => void = () => {},
  patience = 5000,
): Database {
  // moments in JSON that the database builds are UTC; `<%` and `%` also find words with two letters swapped (`snekaers`); rows
  // lie in memory or on a solid disk, where looking one up costs hardly more than reading the next; compiling a query of some
  // milliseconds takes longer than running it
  const options =
    '-c timezone=UTC -c pg_trgm.word_similarity_threshold=0.45 -c pg_trgm.similarity_threshold=0.2 -c random_page_cost=1.1 -c jit=off';
  const pool = new pg.Pool({ connectionString, max, types, options, connectionTimeoutMillis: patience });
  // the pool itself listens to idle connections only: one that breaks between two statements of a transaction would end
  // the process
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
