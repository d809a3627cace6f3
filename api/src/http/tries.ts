import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { LocalTries } from './local-tries';

/** How many there are in the present window. */
export interface Counted {
  readonly count: number;
  /** ms until the window is over */
  readonly left: number;
}

/**
 * Counts tries in windows that begin with the first one, all processes of a shop together: a limit is what it says, however many
 * processes there are. Where the database does not answer in time each process counts for itself: a limit ends no call, and none is off.
 */
export interface Tries {
  /** One more of what is known by `key`, which may hold addresses and tokens: only its hash is kept. */
  add(key: string, windowMs: number): Promise<Counted>;
  /** One less, for what turned out to be none. */
  giveBack(key: string): Promise<void>;
  /** A round of the reconciler: forgets windows that are over. */
  forget(): Promise<void>;
}

/** ms; a statement takes one, and nobody is to wait for a database that is busy or away only to be counted */
const PATIENCE_MS = 250;

export function createTries(db: Database, clock: () => Date): Tries {
  const local = new LocalTries();
  const now = () => clock().getTime();

  return {
    async add(key, windowMs) {
      const [at, hash] = [now(), hashOf(key)];
      // as well: who makes the database slow gets no second allowance by it
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
