import { sql } from 'kysely';
import { testDatabase } from '../testing/test-database';
import { until } from '../testing/until';
import { connect } from './database';

const database = testDatabase();

test('a connection that breaks inside a transaction fails that transaction only', async () => {
  const broken: Error[] = [];
  const db = connect(database.url, { max: 2, onError: (error) => broken.push(error) });
  try {
    const work = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      await until('the connection is found broken', () => broken.length > 0);
      await sql`select 1`.execute(trx);
    });
    await expect(work).rejects.toThrow();
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  } finally {
    await db.destroy();
  }
});
