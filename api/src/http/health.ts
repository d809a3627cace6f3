import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { migrationNames } from '../db/migration-files';
import { migrationsFolder } from '../db/migrations-folder';
import { workFor } from '../db/work';
import { sendFault } from './envelope';
import { Fault } from './fault';

interface State {
  /** true once the process is about to end */
  draining(): boolean;
  /** false until the process is warmed up and has the data for counting lists, whose loading takes seconds in a large shop */
  warm(): boolean;
}

/** `/health`: the process responds. `/ready`: its database responds and has every migration of this build, so it may get traffic. */
export function healthRoutes(app: FastifyInstance, db: Database, { draining, warm }: State): void {
  const quiet = { schema: { hide: true }, logLevel: 'warn', config: { rateLimit: false } } as const;
  app.get('/health', quiet, () => ({ status: 200, message: '', data: true, token: null }));
  app.get('/ready', quiet, async (request, reply) => {
    if (draining()) return sendFault(request, reply, new Fault(503));
    try {
      await workFor('readiness', 'ready', () => refuseOldDatabase(db));
      if (!warm()) return sendFault(request, reply, new Fault(503));
      return { status: 200, message: '', data: true, token: null };
    } catch (error) {
      request.log.warn({ err: error }, 'database not reachable, or older than this build');
      return sendFault(request, reply, new Fault(503));
    }
  });
}

/** @throws Error when the database lacks a migration: it was restored from a backup, or is another one */
async function refuseOldDatabase(db: Database): Promise<void> {
  const names = await migrationNames(migrationsFolder());
  const { rows } = await sql<{ name: string }>`select name from migration where name = any(${names})`.execute(db);
  const run = new Set(rows.map(({ name }) => name));
  const open = names.filter((name) => !run.has(name));
  if (open.length > 0) throw new Error(`Migrations that did not run on this database: ${open.join(', ')}`);
}
