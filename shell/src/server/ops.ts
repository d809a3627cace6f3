import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { Registry } from 'prom-client';
import { serveHealth, serveReadiness } from './health';
import type { ReadyReport } from './readiness';

/**
 * What balancers and monitoring ask, on a port and host of its own: nothing has to be hidden from visitors that is not there.
 * Answers `/health`, `/ready` and `/metrics`, everything else with 404; it goes on answering until the shop's own port is closed.
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
