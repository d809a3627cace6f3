import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { workFor } from '../db/work';
import { sendFault } from './envelope';
import { Fault } from './fault';

/**
 * `/health`: the process answers. `/ready`: it reaches its database and may get traffic.
 *
 * @param draining true from the moment on that the process is to end
 */
export function healthRoutes(app: FastifyInstance, db: Database, draining: () => boolean): void {
  const quiet = { schema: { hide: true }, logLevel: 'warn', config: { rateLimit: false } } as const;
  app.get('/health', quiet, () => ({ status: 200, message: '', data: true, token: null }));
  app.get('/ready', quiet, async (request, reply) => {
    if (draining()) return sendFault(request, reply, new Fault(503));
    try {
      await workFor('readiness', 'ready', () => sql`select 1`.execute(db));
      return { status: 200, message: '', data: true, token: null };
    } catch (error) {
      request.log.warn({ err: error }, 'database not reachable');
      return sendFault(request, reply, new Fault(503));
    }
  });
}
