import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The process is to end: readiness says no from now on, and each answer closes its connection. Calls are answered as before. */
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
