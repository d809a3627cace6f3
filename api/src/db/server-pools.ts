import type { Pool, PoolClient } from 'pg';
import { connectionOf, type Database, DatabaseUnavailable, databaseOver, openPool } from './database';
import { FairShare } from './fair-share';
import { WAITS, type Waits } from './waits';
import { currentWork, type ServerUse } from './work';

/**
 * ms after which an idle connection of a server is closed. Its kept plans are lost with it, and a new connection plans each statement
 * five times before it keeps a plan: a shop with few visitors would plan for nearly every page.
 */
const IDLE_MS = 5 * 60_000;

/**
 * Splits the connections of a process: one for readiness, two fifths for writes, the rest for reads.
 *
 * @param total at least 4
 */
export function poolSizes(total: number): Record<ServerUse, number> {
  const writes = Math.floor((total - 1) * 0.4);
  return { readiness: 1, writes, reads: total - 1 - writes };
}

/** The database of a server. */
export interface ServerPools {
  readonly db: Database;
  /**
   * Opens all connections of the pools; those of an earlier attempt are kept.
   *
   * @throws DatabaseUnavailable for the first one that could not be opened
   */
  openAll(): Promise<void>;
}

/**
 * The database of a server, over pools that cannot starve each other: orders waiting for one product leave reads their connections,
 * and no call can hold more than half of those. `workFor` determines the pool of a statement.
 *
 * @param total connections of this process
 * @param onError called for connections that break while no statement runs
 * @param waits for tests; default: `WAITS`
 */
export function connectPools(
  connectionString: string,
  total: number,
  onError: (error: Error) => void,
  waits: Record<ServerUse, Waits> = WAITS,
): ServerPools {
  const sizes = poolSizes(total);
  const open = (use: ServerUse) =>
    openPool(connectionString, { max: sizes[use], waits: waits[use], idleMs: IDLE_MS, onError });
  const pools = { reads: open('reads'), writes: open('writes'), readiness: open('readiness') };
  const share = new FairShare(Math.ceil(sizes.reads / 2), waits.reads.pool);
  const places = new WeakMap<PoolClient, () => void>();
  pools.reads.on('release', (_error, client) => places.get(client as PoolClient)?.());

  async function connectForRead(name: string): Promise<PoolClient> {
    const leave = await share.enter(name).catch((cause: unknown) => {
      throw new DatabaseUnavailable(cause);
    });
    try {
      const client = await connectionOf(pools.reads);
      places.set(client, leave);
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }

  const db = databaseOver({
    connect() {
      const { use, name } = currentWork();
      return use === 'reads' ? connectForRead(name) : connectionOf(pools[use]);
    },
    end: async () => void (await Promise.all(Object.values(pools).map((pool) => pool.end()))),
  });
  return { db, openAll: async () => void (await Promise.all(Object.values(pools).map(fill))) };
}

/** Opens the connections of a pool one after the other: the server starts a process for each, and all at once would exceed their time limit. */
async function fill(pool: Pool): Promise<void> {
  const clients: PoolClient[] = [];
  try {
    while (clients.length < pool.options.max) clients.push(await connectionOf(pool));
  } finally {
    for (const client of clients) client.release();
  }
}
