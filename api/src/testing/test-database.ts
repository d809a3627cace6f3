import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../db/database';
import { connectWithLongTimeouts } from './connect-with-long-timeouts';
import { TEMPLATE, TEST_POSTGRES } from './test-postgres';

/**
 * An empty, migrated database for one test file, dropped at the end of the file. Call it at the top of a file or
 * `describe`; the database is available from the first `beforeAll` on.
 * @example const database = testDatabase();
 *      test('...', async () => { await aProduct(database.db, { selling: 999 }); });
 */
export function testDatabase(): { readonly db: Database; readonly url: string } {
  const server = process.env[TEST_POSTGRES];
  if (!server) throw new Error('No test PostgreSQL: run these tests in the jest project `api`.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = server.replace(/\/postgres$/, `/${name}`);
  let db: Database | undefined;

  beforeAll(async () => {
    // copied file by file: the default of PostgreSQL, copying through the log, takes three times as long
    await administer(server, `create database ${name} template ${TEMPLATE} strategy file_copy`);
    db = connectWithLongTimeouts(url, 20);
  });
  afterAll(async () => {
    await db?.destroy();
    await administer(server, `drop database if exists ${name} with (force)`);
  });
  return {
    url,
    get db() {
      if (!db) throw new Error('The test database exists from the first beforeAll on.');
      return db;
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
