import type { FastifyInstance } from 'fastify';
import type { ReadyReport } from './readiness';

/** `/health`: the process is alive. It reveals nothing else, so it is open to visitors. */
export function serveHealth(app: FastifyInstance): void {
  app.get('/health', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
}

/** `/ready`: the process can serve visitors (`createReadiness`). */
export function serveReadiness(app: FastifyInstance, readiness: () => Promise<ReadyReport>): void {
  app.get('/ready', async (_, reply) => {
    const report = await readiness();
    return reply
      .code(report.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(report);
  });
}
