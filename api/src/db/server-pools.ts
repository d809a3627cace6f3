import type { PoolClient } from 'pg';
import { connectionOf, type Database, DatabaseUnavailable, databaseOver, openPool } from './database';
import { FairShare } from './fair-share';
import { WAITS, type Waits } from './waits';
import { currentWork, type ServerUse } from './work';

/**
 * ms after which a server's connection that nothing asks is closed. What it has planned goes with it, and a new one plans each statement
 * five times before it keeps a plan: a shop of few visitors would plan for nearly every page that it renders.
 */
const IDLE_MS = 5 * 60_000;

/**
 * How the connections of a process are divided: one for readiness, two fifths for what writes, the rest for reads.
 *
 * @param total from 4 on
 */
export function poolSizes(total: number): Record<ServerUse, number> {
  const writes = Math.floor((total - 1) * 0.4);
  return { readiness: 1, writes, reads: total - 1 - writes };
}

/**
 * The database of a server, over pools that cannot starve each other: orders that wait for one product leave reads their connections,
 * and of those no call can hold more than half. Which pool a statement gets, its work says (`workFor`).
 *
 * @param total connections of this process
 * @param onError called for connections that break while no statement runs
 * @param waits of tests; default: `WAITS`
 */
export function connectPools(
  connectionString: string,
  total: number,
  onError: (error: Error) => void,
  waits: Record<ServerUse, Waits> = WAITS,
): Database {
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

  return databaseOver({
    connect() {
      const { use, name } = currentWork();
      return use === 'reads' ? connectForRead(name) : connectionOf(pools[use]);
    },
    end: async () => void (await Promise.all(Object.values(pools).map((pool) => pool.end()))),
  });
}
