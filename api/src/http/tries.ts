import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { LocalTries } from './local-tries';

/** Number of tries in the current window. */
export interface Counted {
  readonly count: number;
  /** ms until the window ends */
  readonly left: number;
}

/**
 * Counts tries in windows that start with the first one, across all processes of a shop, so a limit holds however many
 * processes there are. When the database does not respond in time each process counts for itself: a call never fails because of counting,
 * and no limit is switched off.
 */
export interface Tries {
  /** Counts a try for `key`, which may contain IP addresses and tokens: only its hash is stored. */
  add(key: string, windowMs: number): Promise<Counted>;
  /** Takes back a try that should not count. */
  giveBack(key: string): Promise<void>;
  /** Called in each round of the reconciler: deletes expired windows. */
  forget(): Promise<void>;
}

/** ms; a statement takes one, and nobody should wait for a busy or unreachable database just to be counted */
const PATIENCE_MS = 250;

export function createTries(db: Database, clock: () => Date): Tries {
  const local = new LocalTries();
  const now = () => clock().getTime();

  return {
    async add(key, windowMs) {
      const [at, hash] = [now(), hashOf(key)];
      // counts locally as well, so that slowing down the database gains nobody a second allowance
      const mine = local.add(hash.toString('hex'), windowMs, at);
      const counted = await inTime(async () => {
        const { rows } = await sql<{ hits: number; until: Date }>`
          insert into tries as kept (key, hits, until) values (${hash}, 1, ${new Date(at + windowMs)})
          on conflict (key) do update set
            hits = case when kept.until <= ${new Date(at)} then 1 else kept.hits + 1 end,
            until = case when kept.until <= ${new Date(at)} then excluded.until else kept.until end
          returning hits, until`.execute(db);
        return rows[0];
      });
      return counted ? local.align(hash.toString('hex'), { ...mine, windowMs }, counted, at) : mine;
    },
    async giveBack(key) {
      const hash = hashOf(key);
      local.giveBack(hash.toString('hex'));
      await inTime(() => sql`update tries set hits = hits - 1 where key = ${hash} and hits > 0`.execute(db));
    },
    async forget() {
      await sql`delete from tries where until <= ${new Date(now())}`.execute(db);
    },
  };
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Undefined when it fails or takes too long. */
async function inTime<T>(work: () => Promise<T>): Promise<T | undefined> {
  const late = new AbortController();
  try {
    return await Promise.race([work(), sleep(PATIENCE_MS, undefined, { ref: false, signal: late.signal })]);
  } catch {
    return undefined;
  } finally {
    late.abort();
  }
}
