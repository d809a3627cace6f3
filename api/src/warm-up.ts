import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { API_BASE } from 'shared-kernel/contract/call';
import type { ChangeFeed } from './changes/change-feed';
import { DatabaseUnavailable } from './db/database';

/** ms between two looks at what it waits for */
const AGAIN_MS = 100;
/** What the first page of a visitor reads. */
const FIRST_READS = ['common', 'localization', 'home', 'products?page=1'];
/** Rounds of these reads: each uses other connections, and each connection plans its own statements. */
const ROUNDS = 4;
/** PostgreSQL's code for 'too many connections' */
const NO_MORE = '53300';

interface Process {
  app: Pick<FastifyInstance, 'inject'>;
  /** see `ServerPools` */
  openAll(): Promise<void>;
  changes: Pick<ChangeFeed, 'listening'>;
  /** aborted when the process ends */
  signal: AbortSignal;
  /** called for each attempt to open the connections that failed */
  onError(error: unknown): void;
}

/**
 * Prepares a process for its first calls: opens its database connections, waits until it hears the database's changes, and answers the
 * reads of a first page, which compiles their code and plans their queries. On a busy machine each of these takes seconds, in which calls
 * would fail. A database that grants no more connections ends the first step.
 */
export async function warmUp({ app, openAll, changes, signal, onError }: Process): Promise<void> {
  while (!signal.aborted && !(await opened(openAll, onError))) await sleep(AGAIN_MS);
  while (!signal.aborted && !changes.listening) await sleep(AGAIN_MS);
  for (let round = 0; round < ROUNDS && !signal.aborted; round++)
    // a read that fails has taken its time; the database itself is `/ready`'s concern
    await Promise.allSettled(FIRST_READS.map((path) => app.inject(`${API_BASE}${path}`)));
}

async function opened(openAll: () => Promise<void>, onError: (error: unknown) => void): Promise<boolean> {
  try {
    await openAll();
    return true;
  } catch (error) {
    onError(error);
    const { cause } = error instanceof DatabaseUnavailable ? error : { cause: null };
    return (cause as { code?: unknown } | null)?.code === NO_MORE;
  }
}
