import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CHANGES_ALIVE_MS } from 'shared-kernel/contract/changes';
import { WAITS } from '../db/waits';
import type { ChangeFeed } from './change-feed';

/** Channel of migration 0017. */
const CHANNEL = 'souk_changes';
/** Application name of these connections, which shows whether a process is listening. */
export const LISTENER = 'souk-api-listener';
/** ms until the first reconnection; doubles up to `LONGEST_WAIT_MS` */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2000;

/**
 * Fills a feed from the database over its own connection, which is replaced when lost. The connection is checked every `CHANGES_ALIVE_MS`:
 * the response comes after all changes committed before, and without a response the connection is lost.
 *
 * @param connectionString `postgres://...`; a pooler in between must give each session its own connection
 * @param onError called with the reason for a lost connection
 * @param others further channels, and their listeners
 * @returns a function that stops listening
 */
export function listenToDatabase(
  connectionString: string,
  feed: ChangeFeed,
  onError: (error: unknown) => void,
  others: Readonly<Record<string, (payload: string) => void>> = {},
): () => Promise<void> {
  const ending = new AbortController();
  const running = keepListening();
  return async () => {
    ending.abort();
    await running;
  };

  async function keepListening(): Promise<void> {
    let wait = FIRST_WAIT_MS;
    while (!ending.signal.aborted) {
      const began = performance.now();
      await listen().catch((error: unknown) => ending.signal.aborted || onError(error));
      feed.stop();
      wait = performance.now() - began > LONGEST_WAIT_MS ? FIRST_WAIT_MS : Math.min(2 * wait, LONGEST_WAIT_MS);
      await sleep(wait, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  /** Returns or throws when the connection is lost. */
  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: WAITS.readiness.pool,
      query_timeout: WAITS.readiness.statement,
      keepAlive: true,
      application_name: LISTENER,
    });
    const lost = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('connection closed')));
    });
    lost.catch(() => {});
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === CHANNEL) feed.publish(payload.split(' ').filter(Boolean));
      else others[channel]?.(payload);
    });
    try {
      await client.connect();
      for (const channel of [CHANNEL, ...Object.keys(others)]) await client.query(`listen ${channel}`);
      feed.start();
      while (!ending.signal.aborted) {
        await Promise.race([sleep(CHANGES_ALIVE_MS, undefined, { signal: ending.signal }).catch(() => {}), lost]);
        await Promise.race([client.query('select 1'), lost]);
        feed.alive();
      }
    } finally {
      client.end().catch(() => {});
    }
  }
}
