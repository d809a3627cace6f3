/** What connections are used for. */
export type Use = 'reads' | 'writes' | 'readiness' | 'commands' | 'seeding';

/** ms that work of one kind waits at most; 0: as long as it takes. */
export interface Waits {
  /** for a connection of the pool */
  readonly pool: number;
  /** for one statement */
  readonly statement: number;
  /** for one lock that somebody else holds, within a statement */
  readonly lock: number;
  /** of the database for the next statement of a transaction; the connection is closed then */
  readonly idleInTransaction: number;
}

/**
 * Reads are for pages, which wait one second, and for calls that the shell gives up after five. They wait for locks of changes to the
 * schema only, so a short limit keeps a locked table from holding their pool. Orders may have to wait for each other at the last
 * pieces of a product. Changes to the schema and the demo world take as long as they take.
 */
export const WAITS: Record<Use, Waits> = {
  reads: { pool: 2000, statement: 2500, lock: 500, idleInTransaction: 3000 },
  writes: { pool: 5000, statement: 8000, lock: 5000, idleInTransaction: 10_000 },
  readiness: { pool: 1000, statement: 1000, lock: 500, idleInTransaction: 1000 },
  commands: { pool: 5000, statement: 60_000, lock: 10_000, idleInTransaction: 60_000 },
  seeding: { pool: 0, statement: 0, lock: 0, idleInTransaction: 0 },
};

/** ms beyond the limit of a statement after which a server that does not even cancel it counts as away. */
const CANCELLING = 2000;

/** Limits of connections that the client keeps by itself. */
export const clientLimits = ({ pool, statement }: Waits) => ({
  connectionTimeoutMillis: pool,
  ...(statement > 0 && { query_timeout: statement + CANCELLING }),
});

/** Limits of connections that PostgreSQL keeps, by the names of its settings. */
export const serverLimits = ({ statement, lock, idleInTransaction }: Waits) => ({
  statement_timeout: statement,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idleInTransaction,
});
