import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNotSignedIn, RequestFailed } from 'shared-kernel/api/errors';
import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';
import { COOKIE, HEADER } from 'shared-kernel/contract/storage';
import { link } from 'shared-kernel/platform/links';
import type { Site } from 'shared-kernel/remote/definition';
import type { GuardName } from 'shared-kernel/rules/define-routes';
import { localize } from 'shared-kernel/rules/links';
import { hrefOf, type PageAddress, parsePageAddress } from 'shared-kernel/rules/page-address';
import { guardOf, matchRoute, type RouteMatch } from 'shared-kernel/rules/routes';
import { asError } from '../as-error';
import type { KeptByTags, Life, Made } from '../changes/kept-by-tags';
import { chooseCoding } from '../compression';
import type { Config } from '../config';
import { contentSecurityPolicy } from '../document/content-security-policy';
import { type ErrorFacts, errorDocument, errorFacts } from '../document/error-document';
import { ERROR_TEXTS } from '../document/error-texts';
import { shopLanguages } from '../document/shop-languages';
import { redirectedCookie, type SessionCookies } from '../forward/cookies';
import type { Metrics } from '../metrics';
import type { QuietLog } from '../quiet-log';
import type { LiveReleases } from '../releases/live-releases';
import { isEmpty, type ReleaseSet } from '../releases/release-set';
import type { SiteData } from '../site/site-data';
import { type ComposedPage, type ComposerParts, composePage, type KnownPage } from './compose-page';
import { runGuard, UnknownMiddleware } from './guards';
import { languageOfHome } from './home-language';
import type { ImpersonalPages } from './impersonal-pages';
import { type KeptPage, keepablePage } from './kept-page';
import { namedArea } from './named-area';
import { type Newcomers, TooManyNewcomers } from './newcomers';
import { normalQuery, pageKey } from './page-key';
import { Readings } from './page-life';
import { namesEtag } from './send-kept';

const RETRY_AFTER_S = '5';
/** tag of every page for the release set and the site data, which a page uses without reading them */
const SITE_TAG = 'site';

export interface PagesParts {
  config: Config;
  composer: ComposerParts;
  releases: Pick<LiveReleases, 'current' | 'hold'>;
  site: SiteData;
  cache: KeptByTags<KeptPage>;
  impersonal: ImpersonalPages;
  newcomers: Newcomers;
  session: SessionCookies;
  metrics: Metrics;
  quiet: QuietLog;
  /** change events are being received */
  listening(): boolean;
}

/** Every remaining URL is a page. */
export function servePages(app: FastifyInstance, parts: PagesParts): void {
  app.get('/*', (request, reply) => servePage(parts, request, reply, addressOf(request.url)));
}

/** The page for a URL that has no canonical form; only its language is used. Never rejects. */
export function serveMissingPage(parts: PagesParts, request: FastifyRequest, reply: FastifyReply) {
  const { language } = addressOf(request.originalUrl);
  return servePage(parts, request, reply, { language, path: '/not-found', search: '' });
}

/**
 * One page from request to response (architecture 'A request'): language, guard, cached or composed. Never rejects.
 * @param posted urlencoded body of a form submitted to the page; personal pages only
 */
export async function servePage(
  parts: PagesParts,
  request: FastifyRequest,
  reply: FastifyReply,
  address: PageAddress,
  posted?: string,
) {
  try {
    const set = parts.releases.current();
    return await parts.releases.hold(set, () =>
      answer(parts, request, reply, { set, address, ...(posted === undefined ? {} : { posted }) }),
    );
  } catch (error) {
    return sendError(parts, request, reply, address, error);
  }
}

interface RequestedPage {
  /** the release set of the whole response */
  set: ReleaseSet;
  address: PageAddress;
  posted?: string;
}

async function answer(parts: PagesParts, request: FastifyRequest, reply: FastifyReply, requested: RequestedPage) {
  const { config, session } = parts;
  const { set, address } = requested;
  const cookies = parseCookie(request.headers.cookie ?? '');
  const visitor = { cookies, acceptLanguage: request.headers['accept-language'] };
  const chosen = languageOfHome(address, visitor, parts.site.languages());
  if (chosen !== null) {
    reply.header('set-cookie', redirectedCookie(chosen, isHttps(config)));
    return redirect(reply, hrefOf({ ...address, language: chosen }));
  }
  const { language, path, search } = address;
  const url = hrefOf(address);
  const match = matchRoute(set.table, path);
  const token = session.token(cookies);
  const guard = match ? guardOf(match.route, search) : 'common-middleware';
  // the browser has lost the session's cookie but kept the flag
  if (match && token === undefined && cookies[COOKIE.signedIn] === '1' && needsLogin(match, guard))
    return sendToLogin(parts, reply, address);
  const instead = runGuard(guard, { language, signedIn: token !== undefined, url });
  if (instead !== null) return redirect(reply, instead);

  const site = await parts.site.get(language);
  // a disabled language: its links and bookmarks lead to the same page in the default language
  if (!shopLanguages(site.common).includes(language))
    return redirect(reply, hrefOf({ ...address, language: DEFAULT_LANGUAGE }));
  // nothing was ever released, so the page's owner is unknown
  if (!match && isEmpty(set)) throw new RequestFailed(503, ERROR_TEXTS[language].message);
  const area = match ? undefined : namedArea(site.common, path);
  if (area) return redirect(reply, localize(language, area));
  const visit: Visit = { ...requested, match, guard, site };
  return match && !match.route.personal
    ? sendShared(parts, request, reply, visit)
    : sendPersonal(parts, request, reply, visit, token);
}

interface Visit extends RequestedPage {
  match: RouteMatch | null;
  guard: GuardName;
  site: Site;
}

/** A page that is the same for everybody: rendered without session, cached on success. */
async function sendShared(parts: PagesParts, request: FastifyRequest, reply: FastifyReply, visit: Visit) {
  const { cache, metrics } = parts;
  const { set } = visit;
  const query = normalQuery(visit.address.search);
  const address = query === null ? visit.address : { ...visit.address, search: query };
  const key = pageKey(set.name, hrefOf(address));
  const make = async (): Promise<Made<KeptPage>> => {
    const leave = query !== null && cache.isKnown(key) ? () => {} : await parts.newcomers.enter(request.ip);
    try {
      const readings = new Readings();
      const { onReading } = readings;
      const composed = await parts.releases.hold(set, () =>
        composePage(parts.composer, { ...visit, address, onReading }),
      );
      const { life } = readings;
      const page = toPage(parts, composed, set.name, visit.address.path, life);
      if (composed.kind === 'document' && !visit.match?.route.guard) page.forEverybody = { language: address.language };
      if (composed.cacheable) page.body.keepPackedOnly();
      return { value: page, keep: composed.cacheable, life, failed: page.status >= 500 };
    } finally {
      leave();
    }
  };
  const { value: page, result } =
    query === null ? { value: (await make()).value, result: 'miss' as const } : await cache.get(key, make);
  metrics.pages.inc({ result, release_set: page.releaseSet });
  return sendPage(request, reply, page);
}

/** A personal page: neither cached nor shared, unless it shows nothing personal (`ImpersonalPages`). */
async function sendPersonal(
  parts: PagesParts,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
  token: string | undefined,
) {
  const { set, address, site } = visit;
  const pageKey = { releaseSet: set.name, href: hrefOf(address), site };
  let known: KeptPage | undefined;
  const isKnown = (content: string) => {
    known = parts.impersonal.find(pageKey, content);
    return known !== undefined;
  };
  const mayBeAlike = address.search === '' && visit.posted === undefined;
  const input = { ...visit, visitor: request.ip, ...(mayBeAlike ? { isKnown } : {}) };
  const compose = (own: { token?: string }) =>
    parts.releases.hold(set, () => composePage(parts.composer, { ...input, ...own }));
  let composed: ComposedPage | KnownPage;
  try {
    composed = await compose(token ? { token } : {});
  } catch (error) {
    if (!isNotSignedIn(error) || !token) throw error;
    // the API no longer knows this session (D12)
    if (needsLogin(visit.match, visit.guard)) return sendToLogin(parts, reply, address);
    // the flag stays for the page's script, which reports the ended session at the login; the profile's response removes it
    reply.header('set-cookie', parts.session.forget());
    composed = await compose({});
  }
  parts.metrics.pages.inc({ result: 'personal', release_set: set.name });
  if (composed.kind === 'known') {
    if (!known) throw new Error('a render knew a page that is not there');
    return sendPage(request, reply, known);
  }
  const page = toPage(parts, { ...composed, cacheable: false }, set.name, address.path);
  if (composed.kind === 'document' && composed.content !== undefined)
    parts.impersonal.keep(pageKey, composed.content, page);
  return sendPage(request, reply, page);
}

/** Whether a page leads to the login once its session has ended: for a visitor, the cart at checkout would be empty (issue 14). */
const needsLogin = (match: RouteMatch | null, guard: GuardName) =>
  guard === 'logged-in' || match?.route.frame === 'checkout';

/** Redirects to the login, which says that the session has ended, and leads back to the page (S022). */
function sendToLogin({ session }: PagesParts, reply: FastifyReply, address: PageAddress) {
  reply.header('set-cookie', session.end());
  return redirect(reply, localize(address.language, link('login', { redirect: hrefOf(address), for: 'ended' })));
}

function toPage(
  { config, listening }: PagesParts,
  composed: ComposedPage,
  releaseSet: string,
  path: string,
  life: Life | null = null,
): KeptPage {
  const { pageFreshMs, pageStaleMs } = config;
  // a shared cache does not know when changes invalidate the page, unless it is purged by the page's tags
  const shared =
    life && listening()
      ? 'public, max-age=0, must-revalidate'
      : `public, max-age=0, s-maxage=${Math.ceil(pageFreshMs / 1000)}, stale-while-revalidate=${Math.ceil(pageStaleMs / 1000)}`;
  const common: Record<string, string> = {
    // `/` may redirect a visitor to another language: caches must revalidate
    'cache-control': !composed.cacheable
      ? 'private, no-store'
      : path === '/'
        ? 'private, max-age=0, must-revalidate'
        : shared,
    vary: 'Accept-Encoding',
    ...(composed.cacheable && life ? { [HEADER.madeOf.toLowerCase()]: [SITE_TAG, ...life.tags].join(' ') } : {}),
    'x-release-set': releaseSet,
  };
  if (composed.kind === 'redirect')
    return keepablePage({
      status: composed.status,
      headers: { ...common, location: composed.to },
      html: '',
      releaseSet,
    });
  const { status, html, policy } = composed;
  const headers = {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    ...(status === 503 ? { 'retry-after': RETRY_AFTER_S } : {}),
  };
  return keepablePage({ status, headers, html, releaseSet });
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  reply.code(page.status).headers(page.headers);
  if (page.headers['cache-control'] !== 'private, no-store') {
    reply.header('etag', page.body.etag);
    if (namesEtag(request.headers['if-none-match'], page.body.etag)) return reply.code(304).send();
  }
  const coding = chooseCoding(String(request.headers['accept-encoding'] ?? ''));
  if (coding !== 'identity' && page.headers['content-type']) reply.header('content-encoding', coding);
  return reply.send(page.headers['content-type'] ? await page.body.get(coding) : undefined);
}

/** The error page with its status (S068, S070, S072, S073). */
export function sendError(
  { config, quiet, metrics, releases }: PagesParts,
  request: FastifyRequest,
  reply: FastifyReply,
  address: PageAddress,
  error: unknown,
) {
  const { language } = address;
  const facts = factsOf(error, language, config);
  const { status, http = status } = facts;
  if (error instanceof TooManyNewcomers) metrics.refused.inc();
  const reason = asError(error);
  const level = http >= 500 ? 'error' : 'warn';
  quiet[level](`error page: ${reason}`, {
    owner: 'shell',
    releaseSet: releases.current().name,
    reqId: request.id,
    status: http,
    stack: reason.stack,
  });
  metrics.errorPages.inc({ status: http });
  const { html, inline } = errorDocument(facts, language, hrefOf(address));
  if (http === 503) reply.header('retry-after', RETRY_AFTER_S);
  return reply
    .code(http)
    .header('cache-control', 'private, no-store')
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy(inline, { https: isHttps(config) }))
    .send(html);
}

function factsOf(error: unknown, language: LanguageCode, { setUpCommand }: Config): ErrorFacts {
  if (error instanceof UnknownMiddleware) return { status: 500, message: error.message };
  if (error instanceof TooManyNewcomers) return { status: 503, message: ERROR_TEXTS[language].message };
  return errorFacts(error, language, setUpCommand);
}

function redirect(reply: FastifyReply, to: string) {
  return reply.code(302).header('cache-control', 'private, no-store').header('location', to).send();
}

function addressOf(url: string): PageAddress {
  const at = url.indexOf('?');
  return parsePageAddress(
    at < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) },
  );
}

const isHttps = (config: Config) => config.publicOrigin.startsWith('https:');
