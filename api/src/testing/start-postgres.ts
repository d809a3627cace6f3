import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../db/embedded';
import { migrate } from '../db/migrate';
import { migrationsFolder } from '../db/migrations-folder';
import { TEMPLATE, TEST_POSTGRES } from './test-postgres';

/** Enough for many workers running race tests in which every call has its own connection. */
const CONNECTIONS = 500;

/** Jest's global set-up: starts one PostgreSQL for this run, with a migrated database that every test file copies. */
export default async function startPostgres(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-test-postgres-'));
  const server = await startEmbedded({ folder, disposable: true, connections: CONNECTIONS });
  await migrate(await server.database(TEMPLATE), migrationsFolder());
  process.env[TEST_POSTGRES] = server.url('postgres');
  globalThis.testPostgres = { folder, server };
}
