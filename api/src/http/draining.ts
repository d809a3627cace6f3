import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Prepares the end of the process: from now on readiness reports 503, and each response closes its connection. Calls are still served. */
    drain(): void;
    readonly draining: () => boolean;
  }
}

/** Lets a server be taken out of traffic before it closes. */
export function letDrain(app: FastifyInstance): void {
  let draining = false;
  app.decorate('drain', () => {
    draining = true;
  });
  app.decorate('draining', () => draining);
  app.addHook('onRequest', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
}
