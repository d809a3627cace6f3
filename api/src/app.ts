import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { catalogueRoutes } from './catalogue-routes';
import type { Config } from './config';
import type { Database } from './db/database';
import { createApi } from './http/api';
import { serveDocs } from './http/docs';
import { sendFault } from './http/envelope';
import { answerFailures } from './http/failures';
import { Fault } from './http/fault';
import { findUserIn } from './http/find-user';
import { healthRoutes } from './http/health';
import { parseQuery } from './http/parameters';
import { addressRoutes } from './modules/addresses/addresses.routes';
import { cartRoutes } from './modules/cart/cart.routes';
import { compareRoutes } from './modules/compare/compare.routes';
import { contactRoutes } from './modules/contact/contact.routes';
import { followingRoutes } from './modules/following/following.routes';
import type { Mailer } from './modules/mail/mailer';
import { mediaRoutes } from './modules/media/media.routes';
import { newsletterRoutes } from './modules/newsletter/newsletter.routes';
import { orderRoutes } from './modules/orders/orders.routes';
import { userRoutes } from './modules/user/user.routes';
import { wishlistRoutes } from './modules/wishlist/wishlist.routes';

/** Everything that the API needs from outside; tests hand in their own. */
export interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly mailer: Mailer;
  /** the server's clock, which decides about flash sales, vouchers and expiry */
  readonly clock: () => Date;
}

/** Builds the API without listening. Closing it leaves `db` open: who made it closes it. */
export async function buildApp(deps: Dependencies): Promise<FastifyInstance> {
  const { config, db, log } = deps;
  const app = Fastify({
    loggerInstance: log,
    trustProxy: config.trustProxy,
    bodyLimit: 1024 * 1024,
    routerOptions: { querystringParser: parseQuery, maxParamLength: 20_000, ignoreTrailingSlash: true },
    // a path that cannot be decoded is no page; it never reaches the error handler below
    frameworkErrors: (_error, request, reply) => sendFault(request, reply, new Fault(404)),
    // calls that wait for a dead connection must not hold up a graceful close
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
  answerFailures(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  if (config.rateLimit) {
    await app.register(rateLimit, { global: false, errorResponseBuilder: () => new Fault(429) });
  }
  await serveDocs(app);
  healthRoutes(app, db);
  mediaRoutes(app, config.mediaDir);

  const api = createApi(app, findUserIn(db, deps.clock));
  catalogueRoutes(api, deps);
  newsletterRoutes(api, deps);
  contactRoutes(api, deps);
  userRoutes(api, deps);
  addressRoutes(api, deps);
  wishlistRoutes(api, deps);
  compareRoutes(api, deps);
  followingRoutes(api, deps);
  cartRoutes(api, deps);
  orderRoutes(api, { ...deps, publicOrigin: config.publicOrigin });
  return app;
}
