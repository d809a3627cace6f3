import type { FastifyInstance } from 'fastify';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#7c3aed"/><path d="M9 13h14l-1.4 11.2a1 1 0 0 1-1 .8h-9.2a1 1 0 0 1-1-.8zM12 13a4 4 0 0 1 8 0" fill="none" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/></svg>';

/** The shop's icon. */
export function serveSmallFiles(app: FastifyInstance): void {
  app.get('/favicon.svg', async (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(ICON),
  );
  app.get('/favicon.ico', async (_, reply) => reply.code(302).header('location', '/favicon.svg').send());
}
