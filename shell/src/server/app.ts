import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { API_BASE } from 'shared-kernel/contract/call';
import { setRoutes } from 'shared-kernel/platform/routes';
import type { ServerModule } from 'shared-kernel/remote/definition';
import { Admission } from './address/admit';
import { KeptAnswers } from './answers/kept-answers';
import { FollowChanges } from './changes/follow-changes';
import { KeptByTags } from './changes/kept-by-tags';
import { kindOfTag } from './changes/kind-of-tag';
import type { Config } from './config';
import { SessionCookies } from './forward/cookies';
import { forwardApi, forwardMedia } from './forward/forward-api';
import { serveGatewayReturn } from './gateway-return';
import { serveHealth } from './health';
import { createHttpServer } from './http-server';
import { loggedPath } from './logged-path';
import { methodNotAllowed } from './method-not-allowed';
import { classOf, createMetrics, type Kind, kindOf, type Metrics } from './metrics';
import { serveManifest } from './offline/serve-manifest';
import { serveWorker } from './offline/serve-worker';
import { buildOps } from './ops';
import { serveOrderLink } from './order-link';
import type { EmptySlot, RenderFrame } from './page/compose-page';
import { ImpersonalPages } from './page/impersonal-pages';
import type { KeptPage } from './page/kept-page';
import { Newcomers } from './page/newcomers';
import { type PagesParts, serveMissingPage, servePages } from './page/pages';
import { servePostedForms } from './page/posted-forms';
import { KeptPages } from './page/send-kept';
import { QuietLog } from './quiet-log';
import { createReadiness, type ReadyReport } from './readiness';
import { ReleasedCalls } from './releases/released-calls';
import { type Releases, type ReleasesOptions, startReleases } from './releases/start-releases';
import { openStore } from './remotes/artifact-store';
import { serveRobots } from './robots/serve-robots';
import { securityHeaders } from './security-headers';
import type { ShellFiles } from './shell-files';
import { serveFacts } from './site/serve-facts';
import { SiteData } from './site/site-data';
import { SiteFacts } from './site/site-facts';
import { serveSitemap } from './sitemap/serve-sitemap';
import { SitemapData } from './sitemap/sitemap-data';
import { serveBrowserFiles } from './static-files';

/** a sitemap need not be more recent: crawlers come daily */
const SITEMAP_FRESH_MS = 10 * 60_000;

/**
 * Limits for renders of new URLs, each some 20 ms of one processor: four of them hardly delay other requests, and a request for a
 * new one waits as long as a shopper would.
 */
const NEWCOMERS = { running: 4, waiting: 200, waitingOfOne: 40, patienceMs: 3000 };

/** URLs whose requests are counted; about 2 MB */
const COUNTED_PAGES = 10_000;

export interface ShellDeps {
  config: Config;
  files: ShellFiles;
  renderFrame: RenderFrame;
  /** the shell's own pages: sign-in and 404 */
  pages: ServerModule;
  /** CSS of every page besides the tokens */
  globalCss: string;
  log: FastifyBaseLogger & Pick<Logger, 'isLevelEnabled'>;
  /** also collects process metrics; off in tests */
  processMetrics?: boolean;
  /** default: follows the release file; a trial has a fixed set */
  startReleases?: (options: ReleasesOptions) => Promise<Releases>;
  /** receives the reason when a slot is sent empty, within the page's request */
  onFallback?: (slot: EmptySlot, error: Error) => void;
}
/** The log's data about a response. */
interface Answered {
  reqId: string;
  method: string;
  /** path and query as received */
  target: string;
  status: number;
  ms: number;
}

export interface Shell {
  app: FastifyInstance;
  /** readiness and metrics, for a separate port */
  ops: FastifyInstance;
  metrics: Metrics;
  /** whether pages can be rendered, independent of the port */
  readiness(): Promise<ReadyReport>;
  /** The operations port reports 'not ready' until `opened` is called: the shop's port is unreachable before it listens. */
  openLater(): { opened(): void };
  /** Follows the API's changes until the shell is closed; without it pages are cached by age. */
  followChanges(): void;
  /** readiness reports 'not ready' from now on */
  drain(): void;
}

/** Builds the shell's server; the caller listens and closes it. */
export async function buildShell(deps: ShellDeps): Promise<Shell> {
  const { config, log } = deps;
  const https = config.publicOrigin.startsWith('https:');
  const quiet = new QuietLog(log);
  const session = new SessionCookies(https);
  const apiBase = config.apiOrigin + API_BASE;
  let draining = false;

  const cache = new KeptByTags<KeptPage>({
    bytes: config.pageCacheMb * 1024 * 1024,
    counted: COUNTED_PAGES,
    freshMs: config.pageFreshMs,
    staleMs: config.pageCacheMb ? config.pageStaleMs : 0,
    longestMs: config.pageKeepMs,
  });
  const answers = new KeptAnswers(
    { bytes: config.answerCacheMb * 1024 * 1024, longestMs: config.pageKeepMs },
    (result) => metrics.answers.inc({ result }),
  );
  const metrics = createMetrics(
    {
      openBreakers: () => releases.loader.openBreakers(),
      degraded: () => releases.live.degraded(),
      cacheBytes: () => cache.bytes,
      answerBytes: () => answers.bytes,
      listening: () => follower.listening,
    },
    deps.processMetrics,
  );
  const calls = new ReleasedCalls(config.stateDir, (message) => quiet.warn(message));
  await calls.start();
  const releases = await (deps.startReleases ?? startReleases)({
    file: config.releases,
    bucket: config.bucket,
    store: openStore(config.store, config.fetchMs, config.bucket),
    stateDir: config.stateDir,
    loadMs: config.loadMs,
    record: deps.files.record,
    // its files, which load in parallel, and the same time again for evaluating them
    evaluateMs: 2 * config.fetchMs,
    onSwitch(now, before) {
      log.info(
        { releaseSet: now.name, before: before.name, withdrawn: Object.keys(now.withdrawn) },
        'release set is live',
      );
      // routes for links in renders from now on
      setRoutes(now.table);
      cache.clear();
      metrics.switchTo(now.name);
    },
    onCalls: (list) => calls.take(list),
    warn: (message, facts) => quiet.warn(message, facts),
  });
  const { live, loader, store } = releases;
  setRoutes(live.current().table);
  const site = new SiteData({
    apiBase,
    publicOrigin: config.publicOrigin,
    freshMs: config.siteFreshMs,
    timeoutMs: 5000,
    patienceMs: config.renderMs,
    onError: (error) => quiet.warn(`site data: ${error.message}`),
    onChange: () => cache.clear(),
  });
  const facts = new SiteFacts();
  const follower = new FollowChanges({
    apiOrigin: config.apiOrigin,
    onError: (error) => quiet.warn(`changes are not heard: ${error.message}`),
    listener: {
      onStart(how) {
        log.info({ how }, 'changes are heard');
        if (how === 'anew') metrics.gaps.inc();
        answers.startListening(how);
        cache.startListening(how);
        site.startListening(how);
      },
      onChange(tags) {
        for (const tag of tags) metrics.changes.inc({ tag: kindOfTag(tag) });
        // before the pages, which are built from them
        answers.drop(tags);
        metrics.dropped.inc(cache.drop(tags));
        site.changed(tags);
      },
      onLost() {
        answers.stopListening();
        cache.stopListening();
        site.stopListening();
      },
    },
  });
  const parts: PagesParts = {
    config,
    impersonal: new ImpersonalPages(config.pageCacheMb * 1024 * 1024),
    newcomers: new Newcomers(NEWCOMERS),
    listening: () => follower.listening,
    releases: live,
    site,
    cache,
    session,
    metrics,
    quiet,
    composer: {
      loader,
      facts,
      files: deps.files,
      renderFrame: deps.renderFrame,
      pages: deps.pages,
      globalCss: deps.globalCss,
      publicOrigin: config.publicOrigin,
      apiBase,
      renderMs: config.renderMs,
      offlinePages: config.offlinePages === 'on',
      keepAnswer: answers.read,
      onFallback(slot, error) {
        deps.onFallback?.(slot, error);
        const { owner, version, releaseSet } = slot;
        metrics.emptySlot(owner, releaseSet);
        quiet.error(`empty slot: ${error}`, { owner, version, releaseSet, stack: error.stack });
      },
    },
  };

  const admission = new Admission();
  const logAnswer = (kind: Kind, { reqId, method, target, status, ms }: Answered) => {
    const level = status >= 500 ? 'warn' : kind === 'page' || kind === 'api' ? 'info' : 'debug';
    if (!log.isLevelEnabled(level)) return;
    // query and headers are never logged: they contain codes and tokens
    const path = loggedPath(target);
    const releaseSet = live.current().name;
    log[level]({ reqId, method, path, status, ms: Math.round(ms * 10) / 10, releaseSet }, kind);
  };
  const headers = securityHeaders(https);
  let closing = false;
  const keptPages = new KeptPages({
    cache,
    releases: live,
    site,
    headers,
    open: () => !draining && !closing,
    onSent(target, { requestId, status, ms, releaseSet }) {
      metrics.pages.inc({ result: 'fresh', release_set: releaseSet });
      metrics.duration.observe({ kind: 'page', status: classOf(status) }, ms / 1000);
      logAnswer('page', { reqId: requestId, method: 'GET', target, status, ms });
    },
  });
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    serverFactory: (handler) =>
      createHttpServer(config, (request, response) => {
        if (!keptPages.send(request, response)) handler(request, response);
      }),
    logController: new LogController({ disableRequestLogging: true }),
    // the address seen by the outermost of our proxies: a visitor may have forged the entries of X-Forwarded-For before it (I5)
    trustProxy: config.proxies > 0 && ((_, hop) => hop < config.proxies),
    genReqId: () => randomUUID(),
    bodyLimit: 1024 * 1024,
    // existing connections are served to the end (O4); the response closes the connection
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: admission.rewriteUrl,
    // a URL that the router cannot parse gets the 404 page
    frameworkErrors: (_, request, reply) => void serveMissingPage(parts, request, reply),
  });
  app.addHook('onClose', () => Promise.all([releases.stop(), calls.settled(), follower.stop()]));
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (draining) reply.header('connection', 'close');
  });
  admission.guard(app, (request, reply) => serveMissingPage(parts, request, reply));
  app.addHook('onResponse', async (request, reply) => {
    const kind = kindOf(loggedPath(request.originalUrl));
    const { statusCode: status, elapsedTime: ms } = reply;
    metrics.duration.observe({ kind, status: classOf(status) }, ms / 1000);
    logAnswer(kind, { reqId: request.id, method: request.method, target: request.originalUrl, status, ms });
  });

  const readiness = createReadiness({ apiOrigin: config.apiOrigin, draining: () => draining, site, releases: live });
  let isOpen = true;
  const reachable = async () => {
    const report = await readiness();
    return isOpen ? report : { ...report, ready: false, reasons: [...report.reasons, 'the port is not open yet'] };
  };
  const ops = buildOps(log, reachable, () => metrics.registry.metrics());
  app.addHook('onClose', () => ops.close());
  serveHealth(app);
  serveWorker(app, { worker: config.offlinePages === 'on' ? deps.files.worker : undefined, site });
  serveManifest(app, { site, icon: (name) => deps.files.icon?.(name) });
  serveRobots(app, { ...config, table: () => live.current().table });
  const sitemap = new SitemapData({
    apiBase,
    freshMs: SITEMAP_FRESH_MS,
    timeoutMs: 15_000,
    patienceMs: config.renderMs,
  });
  serveSitemap(app, {
    data: sitemap,
    site,
    publicOrigin: config.publicOrigin,
    quiet,
    table: () => live.current().table,
  });
  serveFacts(app, { site, facts });
  serveBrowserFiles(app, { own: deps.files, store, current: () => live.current() });
  await forwardApi(app, config, session, () => calls.current());
  await forwardMedia(app, config);
  await serveGatewayReturn(app);
  serveOrderLink(app, config);
  await servePostedForms(app, parts);
  servePages(app, parts);
  app.setNotFoundHandler((_, reply) => methodNotAllowed(reply));
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) quiet.warn(`failed: ${error.message}`, { reqId: request.id, stack: error.stack });
    const message = status >= 500 ? 'Something went wrong' : error.message;
    return reply.code(status).header('cache-control', 'no-store').send({ status, message, data: null });
  });
  return {
    app,
    ops,
    metrics,
    readiness,
    openLater() {
      isOpen = false;
      return {
        opened() {
          isOpen = true;
        },
      };
    },
    followChanges: () => follower.start(),
    drain() {
      draining = true;
    },
  };
}
