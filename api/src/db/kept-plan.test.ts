import { sql } from 'kysely';
import { testDatabase } from '../testing/test-database';
import { connect, type Database } from './database';
import { keptPlan } from './kept-plan';

const database = testDatabase();
let db: Database;
beforeEach(() => {
  db = connect(database.url, { max: 1 });
});
afterEach(() => db.destroy());

/** Prepared statements of the only connection, and how often each ran. */
const prepared = async () =>
  (
    await sql<{ statement: string; runs: number }>`
      select statement, (generic_plans + custom_plans)::int as runs from pg_prepared_statements`.execute(db)
  ).rows;

test('prepares a marked statement once and runs it with other values', async () => {
  for (const number of [1, 2, 3]) {
    const { rows } = await sql`${keptPlan} select ${number}::int + 1 as next`.execute(db);
    expect(rows).toEqual([{ next: number + 1 }]);
  }
  await sql`select ${1}::int as unmarked`.execute(db);
  expect(await prepared()).toEqual([{ statement: expect.stringContaining('+ 1 as next'), runs: 3 }]);
});

test('keeps different statements apart and reports errors as usual', async () => {
  await sql`${keptPlan} select 1 as one`.execute(db);
  await sql`${keptPlan} select 2 as two`.execute(db);
  expect(await prepared()).toHaveLength(2);
  await expect(sql`${keptPlan} select 1 / ${0}::int`.execute(db)).rejects.toThrow('division by zero');
  await expect(
    db.transaction().execute((trx) => sql`${keptPlan} select 3 as three`.execute(trx)),
  ).resolves.toMatchObject({
    rows: [{ three: 3 }],
  });
});
