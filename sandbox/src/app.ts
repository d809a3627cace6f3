import Fastify, { type FastifyInstance } from 'fastify';
import type { Gateways } from './gateways/create-gateways';
import { shopEnvironment } from './gateways/keys';
import type { Mailbox } from './mailbox';
import { mailboxPages } from './mailbox-pages';

export interface SandboxParts {
  mailbox: Mailbox;
  gateways: Gateways;
  /** where the sandbox is reached, such as `http://localhost:3002` */
  publicOrigin: () => string;
}

/** The sandbox's web pages; everything it stands in for adds its own file. Closing it leaves the mailbox open. */
export function buildSandbox({ mailbox, gateways, publicOrigin }: SandboxParts): FastifyInstance {
  const app = Fastify();
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('content-security-policy'))
      reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'",
      );
  });
  app.get('/', (_request, reply) => reply.redirect('/mailbox'));
  app.get('/health', async () => ({ status: 200, message: '', data: true }));
  // what a shop needs to pay here instead of at the gateways
  app.get('/gateways.json', async () => shopEnvironment(publicOrigin()));
  mailboxPages(app, mailbox);
  gateways.mount(app);
  app.addHook('onClose', async () => gateways.close());
  return app;
}
