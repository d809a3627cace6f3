import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { sendFault } from './envelope';
import { Fault } from './fault';

/** `/health`: the process answers. `/ready`: it reaches its database and may get traffic. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  const quiet = { schema: { hide: true }, logLevel: 'warn', config: { rateLimit: false } } as const;
  app.get('/health', quiet, () => ({ status: 200, message: '', data: true, token: null }));
  app.get('/ready', quiet, async (request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 200, message: '', data: true, token: null };
    } catch (error) {
      request.log.warn({ err: error }, 'database not reachable');
      return sendFault(request, reply, new Fault(503));
    }
  });
}
