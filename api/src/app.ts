import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { catalogueRoutes } from './catalogue-routes';
import type { ChangeFeed } from './changes/change-feed';
import { changesRoutes } from './changes/changes.routes';
import type { Config } from './config';
import type { Database } from './db/database';
import { keptSecrets } from './db/kept-secrets';
import { openFileStore } from './files/file-store';
import { createApi } from './http/api';
import { serveDocs } from './http/docs';
import { letDrain } from './http/draining';
import { sendFault } from './http/envelope';
import { answerFailures } from './http/failures';
import { Fault } from './http/fault';
import { findUserIn } from './http/find-user';
import { healthRoutes } from './http/health';
import { parseQuery } from './http/parameters';
import { sharedLimits } from './http/shared-limits';
import { createTries } from './http/tries';
import { addressRoutes } from './modules/addresses/addresses.routes';
import { cancellationRoutes } from './modules/cancellations/cancellations.routes';
import { cartRoutes } from './modules/cart/cart.routes';
import { createRefreshCollections } from './modules/collections/refresh-collections';
import { compareRoutes } from './modules/compare/compare.routes';
import { contactRoutes } from './modules/contact/contact.routes';
import { creditNoteRoutes } from './modules/credit-notes/credit-notes.routes';
import { followRoutes } from './modules/follow/follow.routes';
import { invoiceRoutes } from './modules/invoices/invoices.routes';
import type { Mailer } from './modules/mail/mailer';
import { mediaRoutes } from './modules/media/media.routes';
import { messageRoutes } from './modules/messages/messages.routes';
import { newsletterRoutes } from './modules/newsletter/newsletter.routes';
import { createSendNewsletterMails } from './modules/newsletter/send-newsletter-mails';
import { createConfirmOrder } from './modules/orders/confirm-order';
import { createOrderAccess } from './modules/orders/order-access';
import { createOrderLinks } from './modules/orders/order-link';
import { orderLinkRoutes } from './modules/orders/order-link.routes';
import { createOrderMails } from './modules/orders/order-mails';
import { orderRoutes } from './modules/orders/orders.routes';
import { createSendNews } from './modules/orders/send-news';
import { callbackRoutes } from './modules/payments/callback.routes';
import { handOverRoutes } from './modules/payments/hand-over.routes';
import { keepReconciling } from './modules/payments/keep-reconciling';
import { createPayments } from './modules/payments/payments';
import { paymentRoutes } from './modules/payments/payments.routes';
import { webhookRoutes } from './modules/payments/webhook.routes';
import { restockRoutes } from './modules/restock/restock.routes';
import { createSendRestock } from './modules/restock/send-restock';
import { returnRoutes } from './modules/returns/returns.routes';
import { helpfulRoutes } from './modules/reviews/helpful.routes';
import { ownReviewRoutes } from './modules/reviews/own-review.routes';
import { createSaleMails } from './modules/sales/sale-mails';
import { createSendSales } from './modules/sales/send-sales';
import { shopperRoutes } from './modules/shoppers/shoppers.routes';
import { finishRoutes } from './modules/social-login/finish.routes';
import { socialLoginRoutes } from './modules/social-login/social-login.routes';
import { createSendStoreNotices } from './modules/store-notices/send-store-notices';
import { createStoreNoticeMails } from './modules/store-notices/store-notice-mails';
import { createPictureStore } from './modules/uploads/picture-store';
import { uploadRoutes } from './modules/uploads/uploads.routes';
import { finishErasures } from './modules/user/erase-person';
import { createKnownDevices } from './modules/user/known-devices';
import { userRoutes } from './modules/user/user.routes';
import { createVoucherGuesses } from './modules/vouchers/voucher-guesses';
import { voucherRoutes } from './modules/vouchers/vouchers.routes';
import { wishlistRoutes } from './modules/wishlist/wishlist.routes';
import type { Gateways } from './payments/gateways';
import type { Providers } from './social/providers-of';

/** Wrong voucher codes per minute, for each IP address and user. */
const WRONG_CODES = 20;

/** time limit for receiving a whole request, the same as in the shell's server: a form sent byte by byte would occupy its place forever */
const LONGEST_REQUEST_MS = 120_000;

/** All external dependencies of the API; tests pass their own. */
export interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly mailer: Mailer;
  readonly gateways: Gateways;
  readonly providers: Providers;
  /** the server's clock, which decides about flash sales, vouchers and expiry */
  readonly clock: () => Date;
  /** the database's change notifications */
  readonly changes: ChangeFeed;
  /** false until the process is warmed up (`warm-up.ts`); default: it is */
  readonly isWarmedUp?: () => boolean;
}

/** Builds the API without listening. Closing it leaves `db` open for its owner to close. */
export async function buildApp(deps: Dependencies): Promise<FastifyInstance> {
  const { config, db, log, gateways } = deps;
  const app = Fastify({
    loggerInstance: log,
    trustProxy: config.trustProxy,
    bodyLimit: 1024 * 1024,
    requestTimeout: LONGEST_REQUEST_MS,
    routerOptions: { querystringParser: parseQuery, maxParamLength: 20_000, ignoreTrailingSlash: true },
    // a path that cannot be decoded is a missing page; it never reaches the error handler below
    frameworkErrors: (_error, request, reply) => sendFault(request, reply, new Fault(404)),
    // keep-alive connections without a request must not delay a graceful shutdown
    forceCloseConnections: 'idle',
    // connected clients are still served (O4); the response closes the connection
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
  answerFailures(app);
  letDrain(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  const tries = createTries(db, deps.clock);
  if (config.rateLimit) {
    const store = sharedLimits(tries);
    await app.register(rateLimit, { global: false, errorResponseBuilder: () => new Fault(429), store });
  }
  await serveDocs(app);
  let hasCounts = () => true;
  const { isWarmedUp = () => true } = deps;
  healthRoutes(app, db, { draining: app.draining, warm: () => hasCounts() && isWarmedUp() });
  changesRoutes(app, deps.changes);
  const media = openFileStore(config.mediaDir, config.bucket);
  const uploads = openFileStore(config.uploadsDir, config.bucket);
  mediaRoutes(app, { media, uploads });
  const photos = createPictureStore(db, uploads);

  const { publicOrigin, orderHoldMinutes } = config;
  const links = createOrderLinks(keptSecrets(db, 'order-link', config.orderLinkSecrets), deps.clock);
  const access = createOrderAccess(db, links);
  const mails = createOrderMails({ ...deps, links, publicOrigin });
  const sendOrderNews = createSendNews({ ...deps, mailNews: mails.send });
  const sendSales = createSendSales({ ...deps, mailSale: createSaleMails({ ...deps, publicOrigin }) });
  const mailNotice = createStoreNoticeMails({ ...deps, publicOrigin });
  const sendStoreNotices = createSendStoreNotices({ ...deps, mailNotice });
  // what notifies the shopper may also have caused notices to shop and stores
  const sendNews = async () => void (await Promise.all([sendOrderNews(), sendSales(), sendStoreNotices()]));
  const payments = createPayments({ ...deps, publicOrigin, orderHoldMinutes, sendNews });
  keepReconciling(app, payments, config.reconcileSeconds);
  const { background } = payments;
  const sendRestock = createSendRestock({ ...deps, publicOrigin });
  keepReconciling(app, { background, name: 'restock', reconcile: sendRestock }, config.reconcileSeconds);
  const sendNewsletterMails = createSendNewsletterMails({ ...deps, publicOrigin });
  keepReconciling(app, { background, name: 'newsletter', reconcile: sendNewsletterMails }, config.reconcileSeconds);
  const eraseEnded = async () => photos.remove(await db.transaction().execute(finishErasures));
  keepReconciling(app, { background, name: 'erasures', reconcile: eraseEnded }, config.reconcileSeconds);
  keepReconciling(app, { background, name: 'photos', reconcile: photos.removeNoted }, config.reconcileSeconds);
  keepReconciling(app, { background, name: 'tries', reconcile: tries.forget }, config.reconcileSeconds);
  const refreshCollections = createRefreshCollections(deps);
  keepReconciling(app, { background, name: 'collections', reconcile: refreshCollections }, config.reconcileSeconds);
  handOverRoutes(app, { db, payments });
  await callbackRoutes(app, { db, gateways, payments });
  await webhookRoutes(app, { gateways, events: payments.events });
  socialLoginRoutes(app, { ...deps, publicOrigin });

  const api = createApi(app, findUserIn(db, deps.clock), deps.clock);
  hasCounts = catalogueRoutes(api, deps);
  app.addHook('onListen', async () => void hasCounts());
  newsletterRoutes(api, { db, sendNewsletterMails, background });
  contactRoutes(api, deps);
  restockRoutes(api, { db, sendRestock, background });
  const devices = createKnownDevices(db, config.deviceSecrets);
  userRoutes(api, { ...deps, devices, photos, access });
  finishRoutes(api, { ...deps, devices, access });
  shopperRoutes(api, deps);
  addressRoutes(api, deps);
  wishlistRoutes(api, deps);
  compareRoutes(api, deps);
  followRoutes(api, deps);
  cartRoutes(api, { ...deps, access });
  const guesses = createVoucherGuesses(config.rateLimit ? { most: WRONG_CODES, tries } : null);
  voucherRoutes(api, { ...deps, guesses });
  const confirmOrder = createConfirmOrder({ ...deps, mails, sendNews: sendOrderNews });
  const ordering = {
    access,
    confirmOrder,
    sendNews,
    background,
    paymentEngine: payments,
    holdMinutes: orderHoldMinutes,
  };
  orderRoutes(api, { ...deps, guesses, ...ordering });
  invoiceRoutes(api, { ...deps, access });
  creditNoteRoutes(api, { ...deps, access });
  orderLinkRoutes(api, { db, links, mailLink: mails.sendLink, background });
  cancellationRoutes(api, { ...deps, access, sendNews, background });
  uploadRoutes(api, { db, access });
  returnRoutes(api, { ...deps, photos, access, sendNews, background });
  messageRoutes(api, { ...deps, access, sendNews, background });
  paymentRoutes(api, { db, access, gateways, payments });
  ownReviewRoutes(api, { ...deps, photos, access });
  helpfulRoutes(api, deps);
  // waits for the scopes of calls that accept files
  await app.after();
  return app;
}
