import pg from 'pg';
import { type Migration, readMigrations } from './migration-files';

/** Advisory lock number that no other program uses on this database: one process migrates, the others wait for it. */
const LOCK = 7_305_807;

/** Maximum ms that a migration waits for a lock, and idles between statements; statements themselves have no limit. */
const LOCK_MS = 10_000;
const IDLE_MS = 60_000;

/** This build and this database are incompatible; nothing was changed. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused' as const;
  /** for commands: print one line without a stack */
  readonly exitCode = 1;
}

export interface Migrated {
  /** names of the migrations that were run */
  run: string[];
  /** names of migrations that a newer release has run: this build is older than the database, and can work with it */
  newer: string[];
}

interface KnownMigration {
  name: string;
  hash: string;
  breaking: string | null;
}

/**
 * Migrates a database: runs the files of `folder` that it has not run yet, in order, each in its own transaction,
 * under an advisory lock. A database that a newer release has migrated is accepted, unless that release says that
 * older ones cannot work with it (docs/contracts/database.md).
 *
 * @throws MigrationRefused when a file that has run was changed (migrations are never edited, write a new one) or is missing among the
 * existing ones, or when a migration unknown to this build is marked as breaking
 */
export async function migrate(connectionString: string, folder: string): Promise<Migrated> {
  const client = new pg.Client({ connectionString });
  // a server that ends the connection also fails the statement; the event alone would end the process, with a useless stack
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    // a schema change that waits for a long transaction blocks everybody behind it
    await client.query(`set lock_timeout = '${LOCK_MS}'; set idle_in_transaction_session_timeout = '${IDLE_MS}'`);
    await prepareTable(client);
    const { rows } = await client.query<KnownMigration>('select name, hash, breaking from migration order by name');
    const files = await readMigrations(folder);
    refuseEdited(rows, files);
    const newer = newerThan(files, rows);
    const seen = new Set(rows.map((row) => row.name));
    const open = files.filter((file) => !seen.has(file.name));
    for (const file of open) await run(client, file);
    return { run: open.map((file) => file.name), newer };
  } finally {
    await client.end();
  }
}

/** APIs from before the column `breaking` read and write the other columns by name, and keep working. */
async function prepareTable(client: pg.Client): Promise<void> {
  await client.query(`
    create table if not exists migration (
      name text primary key,
      hash text not null,
      run_at timestamptz not null default now(),
      breaking text
    )`);
  // checked first: altering a table waits for everybody who reads it, even when there is nothing to change
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'migration'::regclass and attname = 'breaking'`,
  );
  if (rowCount === 0) await client.query('alter table migration add column breaking text');
}

function refuseEdited(known: readonly KnownMigration[], files: readonly Migration[]): void {
  const hashes = new Map(files.map((file) => [file.name, file.hash]));
  for (const { name, hash } of known) {
    if (hashes.has(name) && hashes.get(name) !== hash) {
      throw new MigrationRefused(
        `Migration ${name} was edited after it ran on this database; undo that and add a new file.`,
      );
    }
  }
}

/**
 * Migrations on the database that are not files of this build: they come after all of them, because a new file has the highest number.
 *
 * @throws when one is breaking, or should be among the files
 */
function newerThan(files: readonly Migration[], known: readonly KnownMigration[]): string[] {
  const names = new Set(files.map(({ name }) => name));
  const last = files.at(-1)?.name ?? '';
  const unknown = known.filter(({ name }) => !names.has(name));
  const deleted = unknown.find(({ name }) => name < last);
  if (deleted) throw new MigrationRefused(`Migration ${deleted.name} ran on this database, but the file is gone.`);
  const breaking = unknown.filter((row) => row.breaking !== null);
  if (breaking.length > 0) throw new MigrationRefused(olderThan(breaking));
  return unknown.map(({ name }) => name);
}

function olderThan(breaking: readonly KnownMigration[]): string {
  const which = breaking.map(({ name, breaking }) => `${name} (${breaking})`).join(', ');
  return `This API is older than its database and cannot work with it: a newer release ran ${which}. Start that release or a later one, or restore the copy of the database from before it.`;
}

async function run(client: pg.Client, { name, sql, hash, breaking }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migration (name, hash, breaking) values ($1, $2, $3)', [name, hash, breaking]);
    await client.query('commit');
  } catch (error) {
    // the connection itself may have failed
    await client.query('rollback').catch(() => {});
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
