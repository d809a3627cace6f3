import Fastify, { type FastifyInstance } from 'fastify';
import type { Mailbox } from './mailbox';
import { mailboxPages } from './mailbox-pages';

/** The sandbox's web pages; everything it stands in for adds its own file. Closing it leaves the mailbox open. */
export function buildSandbox({ mailbox }: { mailbox: Mailbox }): FastifyInstance {
  const app = Fastify();
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'",
    );
  });
  app.get('/', (_request, reply) => reply.redirect('/mailbox'));
  app.get('/health', async () => ({ status: 200, message: '', data: true }));
  mailboxPages(app, mailbox);
  return app;
}
