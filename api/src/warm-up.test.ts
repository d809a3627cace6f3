import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { ChangeFeed } from './changes/change-feed';
import { DatabaseUnavailable } from './db/database';
import { connectPools } from './db/server-pools';
import { testDatabase } from './testing/test-database';
import { until } from './testing/until';
import { warmUp } from './warm-up';

const database = testDatabase();
/** A process whose parts respond at once; `done` once it is warmed up. */
function aProcess(parts: { openAll?: () => Promise<void>; changes?: { listening: boolean } } = {}) {
  const process = { errors: [] as unknown[], reads: 0, done: false };
  const ending = new AbortController();
  const inject = async () => {
    process.reads += 1;
    return {};
  };
  const running = warmUp({
    app: { inject } as unknown as FastifyInstance,
    openAll: async () => {},
    changes: { listening: true },
    signal: ending.signal,
    onError: (error) => void process.errors.push(error),
    ...parts,
  }).then(() => {
    process.done = true;
  });
  return Object.assign(process, { running, end: () => ending.abort() });
}

test('issue 15 a process opens its connections again until all are open', async () => {
  let left = 2;
  const process = aProcess({
    openAll: async () => {
      if (left-- > 0) throw new DatabaseUnavailable(new Error('timeout exceeded when trying to connect'));
    },
  });
  await process.running;
  expect([left, process.errors.length, process.reads > 0]).toEqual([-1, 2, true]);
});

test('issue 15 a process goes on with fewer connections when the database grants no more', async () => {
  const refused = Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
  const process = aProcess({ openAll: () => Promise.reject(new DatabaseUnavailable(refused)) });
  await process.running;
  expect(process.errors).toHaveLength(1);
});

test('issue 15 a process is not warmed up before it hears changes', async () => {
  const changes = new ChangeFeed();
  const process = aProcess({ changes });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([process.done, process.reads]).toEqual([false, 0]);
  changes.start();
  await process.running;
  expect(process.reads).toBeGreaterThan(0);
});

test('issue 15 a process that ends stops warming up', async () => {
  const process = aProcess({ changes: { listening: false } });
  process.end();
  await process.running;
  expect(process.reads).toBe(0);
});

test('issue 15 all connections of the pools are opened, and given back', async () => {
  const { db, openAll } = connectPools(database.url, 16, () => {});
  const connections = async () => {
    const { rows } = await sql<{ number: number }>`select count(*)::int as number from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
      database.db,
    );
    return rows[0]?.number ?? 0;
  };
  const before = await connections();
  await sql`select 1`.execute(db);
  await openAll();
  expect((await connections()) - before).toBeGreaterThanOrEqual(16);
  // waits in vain when one is not given back
  await openAll();
  await db.destroy();
  await until('all are closed', async () => (await connections()) <= before);
});
