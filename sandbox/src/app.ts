import Fastify, { type FastifyInstance } from 'fastify';
import type { Gateways } from './gateways/create-gateways';
import { shopEnvironment } from './gateways/keys';
import type { Mailbox } from './mailbox';
import { mailboxPages } from './mailbox-pages';
import { mountProviders } from './providers/create-providers';
import { providerEnvironment } from './providers/keys';

export interface SandboxParts {
  mailbox: Mailbox;
  gateways: Gateways;
  /** URL of the sandbox for browsers, such as `http://localhost:3002` */
  publicOrigin: () => string;
  /** its URL for the shop's servers; default: the same */
  serverOrigin?: () => string;
  /** the shop's public origin, such as `http://localhost:3000` */
  shopOrigin: () => string;
}

/** The sandbox's web pages; each simulated service adds its own file. Closing it leaves the mailbox open. */
export function buildSandbox({ mailbox, gateways, shopOrigin, ...where }: SandboxParts): FastifyInstance {
  const { publicOrigin, serverOrigin = publicOrigin } = where;
  const app = Fastify();
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('content-security-policy'))
      reply.header(
        'content-security-policy',
        // logo and products in a mail come from the shop
        "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; base-uri 'none'",
      );
  });
  app.get('/', (_request, reply) => reply.redirect('/mailbox'));
  app.get('/health', async () => ({ status: 200, message: '', data: true }));
  // the environment of a shop that pays here instead of at the gateways
  app.get('/gateways.json', async () => shopEnvironment(publicOrigin(), serverOrigin()));
  // the environment of a shop that signs in here instead of at the providers
  app.get('/providers.json', async () => providerEnvironment(publicOrigin(), serverOrigin()));
  mailboxPages(app, mailbox);
  gateways.mount(app);
  mountProviders(app, { publicOrigin, serverOrigin, shopOrigin });
  app.addHook('onClose', async () => gateways.close());
  return app;
}
