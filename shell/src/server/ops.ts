import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { Registry } from 'prom-client';
import { serveHealth, serveReadiness } from './health';
import type { ReadyReport } from './readiness';

/**
 * Endpoints for load balancers and monitoring, on a separate port and host, where visitors cannot reach them. Answers `/health`,
 * `/ready` and `/metrics`, everything else with 404; it keeps answering until the shop's own port is closed.
 */
export function buildOps(
  log: FastifyBaseLogger,
  readiness: () => Promise<ReadyReport>,
  metrics: () => Promise<string>,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    forceCloseConnections: true,
  });
  serveHealth(app);
  serveReadiness(app, readiness);
  app.get('/metrics', async (_, reply) => reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await metrics()));
  return app;
}
