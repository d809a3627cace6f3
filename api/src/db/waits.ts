/** Purpose of connections. */
export type Use = 'reads' | 'writes' | 'readiness' | 'commands' | 'seeding';

/** Maximum waiting times in ms for one kind of work; 0: no limit. */
export interface Waits {
  /** for a connection of the pool */
  readonly pool: number;
  /** for one statement */
  readonly statement: number;
  /** for one lock held by another transaction, within a statement */
  readonly lock: number;
  /** of the database for the next statement of a transaction; then the connection is closed */
  readonly idleInTransaction: number;
}

/**
 * Reads are for pages, which wait one second, and for calls that the shell aborts after five. They only wait for locks of schema
 * changes, so a short limit keeps a locked table from exhausting their pool. Orders may have to wait for each other for the last
 * pieces of a product. Schema changes and the demo shop have no limit.
 */
export const WAITS: Record<Use, Waits> = {
  reads: { pool: 2000, statement: 2500, lock: 500, idleInTransaction: 3000 },
  writes: { pool: 5000, statement: 8000, lock: 5000, idleInTransaction: 10_000 },
  readiness: { pool: 1000, statement: 1000, lock: 500, idleInTransaction: 1000 },
  commands: { pool: 5000, statement: 60_000, lock: 10_000, idleInTransaction: 60_000 },
  seeding: { pool: 0, statement: 0, lock: 0, idleInTransaction: 0 },
};

/** ms beyond a statement's limit after which a server that does not even cancel it counts as unreachable. */
const CANCELLING = 2000;

/** Limits enforced by the client. */
export const clientLimits = ({ pool, statement }: Waits) => ({
  connectionTimeoutMillis: pool,
  ...(statement > 0 && { query_timeout: statement + CANCELLING }),
});

/** Limits enforced by PostgreSQL, by the names of its settings. */
export const serverLimits = ({ statement, lock, idleInTransaction }: Waits) => ({
  statement_timeout: statement,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idleInTransaction,
});
