import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

interface Migration {
  name: string;
  sql: string;
  hash: string;
}

/** Any number that no other program on this database uses: one process migrates, the others wait for it. */
const LOCK = 7_305_807;

/** ms that a migration waits for a lock, and for its own next statement; a statement itself may take as long as it takes. */
const LOCK_MS = 10_000;
const IDLE_MS = 60_000;

/** Names of the SQL files of a folder, in order. */
export async function migrationNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = await migrationNames(folder);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings a database up to date: runs the files of `folder` that it has not seen, in order, each in a transaction of its
 * own, under an advisory lock.
 *
 * @returns names of the files that were run
 * @throws when a file that was run before has changed or is gone: migrations are never edited, write a new one
 */
export async function migrate(connectionString: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    // a change of a table that waits for a long transaction holds up everybody behind it
    await client.query(`set lock_timeout = '${LOCK_MS}'; set idle_in_transaction_session_timeout = '${IDLE_MS}'`);
    await client.query(`
      create table if not exists migration (
        name text primary key,
        hash text not null,
        run_at timestamptz not null default now()
      )`);
    const known = await client.query<{ name: string; hash: string }>('select name, hash from migration order by name');
    const files = await readMigrations(folder);
    refuseEdited(known.rows, files);
    const seen = new Set(known.rows.map((row) => row.name));
    const open = files.filter((file) => !seen.has(file.name));
    for (const file of open) await run(client, file);
    return open.map((file) => file.name);
  } finally {
    await client.end();
  }
}

function refuseEdited(known: readonly { name: string; hash: string }[], files: readonly Migration[]): void {
  const hashes = new Map(files.map((file) => [file.name, file.hash]));
  for (const { name, hash } of known) {
    if (hashes.get(name) === undefined)
      throw new Error(`Migration ${name} ran on this database, but the file is gone.`);
    if (hashes.get(name) !== hash) {
      throw new Error(`Migration ${name} was edited after it ran on this database; undo that and add a new file.`);
    }
  }
}

async function run(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
