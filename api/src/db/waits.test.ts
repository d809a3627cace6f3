import Fastify from 'fastify';
import { sql } from 'kysely';
import { readConfig } from '../config';
import { answerFailures } from '../http/failures';
import { aGuest } from '../testing/a-guest';
import { aProduct } from '../testing/a-product';
import { aShippingRule } from '../testing/a-shipping-rule';
import { type Called, testApp } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { until } from '../testing/until';
import { waitForLock } from '../testing/wait-for-lock';
import { connect, type Database } from './database';
import { connectPools, poolSizes } from './server-pools';
import { type Use, WAITS, type Waits } from './waits';

/** ms: longer than a test may take, and immediately */
const NEVER = 10 * 60_000;
const SOON = 50;
const endless: Waits = { pool: NEVER, statement: NEVER, lock: NEVER, idleInTransaction: NEVER };
const pools = (own: Partial<Record<'reads' | 'writes' | 'readiness', Partial<Waits>>>) => (url: string) =>
  connectPools(url, 16, () => {}, {
    reads: { ...endless, ...own.reads },
    writes: { ...endless, ...own.writes },
    readiness: { ...endless, ...own.readiness },
  }).db;

/** Holds a lock until the returned function is called. */
async function hold(db: Database, lock: ReturnType<typeof sql>): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let locked = () => {};
  const taken = new Promise<void>((resolve) => {
    locked = resolve;
  });
  const transaction = db.transaction().execute(async (trx) => {
    await lock.execute(trx);
    locked();
    await held;
  });
  await taken;
  return () => {
    release();
    return transaction;
  };
}
const ended = (calls: readonly Promise<Called<unknown>>[]) => {
  let number = 0;
  for (const call of calls) void call.then(() => (number += 1));
  return () => number;
};
const unavailable = ({ http, status, headers }: Called<unknown>) => [http, status, headers['retry-after']];

test('default limits and connections', () => {
  expect(WAITS).toEqual({
    reads: { pool: 2000, statement: 2500, lock: 500, idleInTransaction: 3000 },
    writes: { pool: 5000, statement: 8000, lock: 5000, idleInTransaction: 10_000 },
    readiness: { pool: 1000, statement: 1000, lock: 500, idleInTransaction: 1000 },
    commands: { pool: 5000, statement: 60_000, lock: 10_000, idleInTransaction: 60_000 },
    seeding: { pool: 0, statement: 0, lock: 0, idleInTransaction: 0 },
  });
  const { databasePool, drainMs } = readConfig({});
  expect([poolSizes(databasePool), drainMs]).toEqual([{ readiness: 1, writes: 6, reads: 9 }, 500]);
  expect(poolSizes(4)).toEqual({ readiness: 1, writes: 1, reads: 2 });
});

describe('a connection', () => {
  const database = testDatabase();
  const settingsOf = async (waits: Waits) => {
    const db = connect(database.url, { waits });
    try {
      const { rows } = await sql<{ name: string; setting: string; source: string }>`select name, setting, source
        from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'TimeZone', 'jit')
        order by name`.execute(db);
      return rows;
    } finally {
      await db.destroy();
    }
  };

  test.each(Object.keys(WAITS) as Use[])('for %s has the limits of its use, without start options', async (use) => {
    const rows = await settingsOf(WAITS[use]);
    const { statement, lock, idleInTransaction } = WAITS[use];
    expect(rows.map(({ setting }) => setting)).toEqual([
      'UTC',
      `${idleInTransaction}`,
      'off',
      `${lock}`,
      `${statement}`,
    ]);
    // PgBouncer refuses start options; they would show as 'client'
    expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(['session']));
  });

  test.each<[string, Partial<Waits>, (db: Database) => Promise<unknown>]>([
    ['a statement', { statement: SOON }, (db) => sql`select pg_sleep(600)`.execute(db)],
    [
      'an idle transaction',
      { idleInTransaction: SOON },
      (db) =>
        db.transaction().execute(async (trx) => {
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
          const [own] = rows;
          const isReleased = async () =>
            (await sql`select from pg_stat_activity where pid = ${own?.pid}`.execute(database.db)).rows.length === 0;
          await until('PostgreSQL has ended it', isReleased);
          await sql`select 1`.execute(trx);
        }),
    ],
  ])('O4 %s over its limit is 503 with Retry-After and the envelope', async (_, limit, work) => {
    const db = connect(database.url, { waits: { ...endless, ...limit } });
    const app = Fastify();
    answerFailures(app);
    app.get('/', () => work(db));
    const answer = await app.inject('/');
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '2',
      { status: 503, message: expect.any(String), data: { form: [expect.any(String)] }, token: null },
    ]);
    await app.close();
    await db.destroy();
  });

  test('O4 an unreachable database is 503', async () => {
    const db = connect('postgres://souk@127.0.0.1:9/souk');
    const app = Fastify();
    answerFailures(app);
    app.get('/', () => sql`select 1`.execute(db));
    expect((await app.inject('/')).statusCode).toBe(503);
    await app.close();
    await db.destroy();
  });
});

describe('O4 a lock that is not released', () => {
  const api = testApp({ connect: pools({}) });
  const impatient = testApp({ connect: pools({ reads: { lock: SOON }, writes: { lock: SOON } }) });
  const crowded = testApp({ connect: pools({ reads: { pool: SOON }, writes: { pool: SOON } }) });
  const ready = async ({ app }: typeof api) => (await app.inject('/ready')).statusCode;
  const readReviews = (times: number, { call } = api) =>
    Array.from({ length: times }, () => call.call(api, 'reviews', { params: { productId: 1 } }));

  test('on one table leaves connections for other reads and readiness', async () => {
    const release = await hold(api.db, sql`lock table reviews in access exclusive mode`);
    const waiting = readReviews(40);
    const count = ended(waiting);
    await waitForLock(api.db);
    for (const name of ['common', 'categories', 'home', 'cart'] as const)
      expect([name, (await api.call(name)).http]).toEqual([name, 200]);
    expect(await ready(api)).toBe(200);
    expect(count()).toBe(0);
    await release();
    // there is no such product
    for (const answer of await Promise.all(waiting)) expect(answer.http).toBe(404);
  });

  test('C1 on one product with many waiting orders leaves connections for reads and readiness', async () => {
    const rule = await aShippingRule(api.db);
    const product = await aProduct(api.db, { quantity: 100, shippingRule: rule.id });
    const buyers = Array.from({ length: 60 }, () => aGuest(api));
    for (const buyer of buyers) {
      await buyer.put(product);
      await buyer.live();
    }
    const release = await hold(api.db, sql`select from inventory where product_id = ${product.id} for update`);
    const waiting = buyers.map(({ user_token }) =>
      api.call('placeOrder', { body: { order_method: 2, user_token }, headers: { 'idempotency-key': user_token } }),
    );
    const count = ended(waiting);
    await waitForLock(api.db);
    expect((await api.call('product', { params: { id: product.id } })).http).toBe(200);
    expect((await api.call('cart', { query: { user_token: buyers[0]?.user_token ?? '' } })).http).toBe(200);
    expect([await ready(api), count()]).toEqual([200, 0]);
    await release();
    for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  });

  test('results in 503 after its timeout for a read', async () => {
    const release = await hold(impatient.db, sql`lock table reviews in access exclusive mode`);
    const answer = await impatient.call('reviews', { params: { productId: 1 } });
    expect(unavailable(answer)).toEqual([503, 503, '2']);
    await release();
  });

  test('results in 503 after its timeout for an order: nothing changes, and a retry succeeds', async () => {
    const rule = await aShippingRule(impatient.db);
    const product = await aProduct(impatient.db, { quantity: 3, shippingRule: rule.id });
    const guest = aGuest(impatient);
    await guest.put(product);
    await guest.live();
    const before = await guest.cart();
    const place = () =>
      impatient.call('placeOrder', {
        body: { order_method: 2, user_token: guest.user_token },
        headers: { 'idempotency-key': 'one-checkout' },
      });
    const release = await hold(impatient.db, sql`select from inventory where product_id = ${product.id} for update`);
    expect(unavailable(await place())).toEqual([503, 503, '2']);
    await release();
    expect(await guest.cart()).toEqual(before);
    expect(await impatient.db.selectFrom('orders').select('id').execute()).toEqual([]);
    expect((await place()).status).toBe(200);
  });

  test('and an exhausted pool result in 503 for later requests, not 500', async () => {
    const release = await hold(crowded.db, sql`lock table reviews in access exclusive mode`);
    // half of the reading connections wait for the lock, the next ones in line
    const waiting = Array.from({ length: 8 }, () => crowded.call('reviews', { params: { productId: 1 } }));
    const late = await Promise.any(waiting);
    expect(unavailable(late)).toEqual([503, 503, '2']);
    await release();
    // requests that got a connection in time find no such product
    for (const { http } of await Promise.all(waiting)) expect([404, 503]).toContain(http);
  });
});
