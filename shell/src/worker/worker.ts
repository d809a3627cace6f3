import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import { splitLanguage } from 'shared-kernel/rules/routes';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHE } from './caches';
import { FILE_PATH, filesOf, isKeepable, isOfGateway, markKept, OFFLINE_SHEET } from './kept-page';
import { distinct, type KeptLink, offlinePage, titleOf } from './offline-page';
import type { Cause } from './worker-texts';

/*
 * The service worker: pages that were opened on this device also open offline, with the files they use (docs/decisions/0069).
 * Online it changes nothing: pages always come from the network, whatever the server's headers, and files are named by their
 * content. It never handles calls, pictures and submitted data.
 */

/** A page's message to its worker. */
interface PageMessage {
  /** cache this page and these files: the first page of a visit loaded before its worker, and others by client-side navigation */
  keep?: { page: string; files: readonly string[] };
}
interface LifeEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface WorkerScope {
  navigator: { onLine: boolean };
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: LifeEvent & { request: Request }) => void): void;
  addEventListener(type: 'message', listener: (event: LifeEvent & { data: unknown }) => void): void;
}
const scope = globalThis as unknown as WorkerScope;

/** number of cached pages, most recently opened */
const PAGES = 40;
/** number of cached files: a page uses some 25, most of them shared by all */
const FILES = 300;
const WEEK_S = 7 * 24 * 3600;
/** calls after which a user has left this device */
const LEAVING = new Set([CALLS.logout, CALLS.deleteAccount, CALLS.forgetGuest].map(({ path }) => API_BASE + path));
const NO_SCRIPT = `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const files = new CacheFirst({
  cacheName: CACHE.files,
  matchOptions: { ignoreVary: true },
  plugins: [
    // any other response at such a URL is not a file
    { cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: FILES, maxAgeSeconds: 5 * WEEK_S, purgeOnQuotaError: true }),
  ],
});

const sheet = new NetworkFirst({ cacheName: CACHE.own });

const pages = new NetworkFirst({
  cacheName: CACHE.pages,
  matchOptions: { ignoreVary: true },
  // no timeout: a slow connection is no reason to show what the shop may have withdrawn
  plugins: [
    {
      async cacheWillUpdate({ request, response, event }) {
        if (isKeepable(response)) {
          const html = await response.clone().text();
          // this event ends only when the page is cached, which waits for this response
          if (event) void keepFiles(filesOf(html), event as unknown as LifeEvent);
          return response;
        }
        // a page that is gone, or is personal now, must not be shown from the cache either
        if (response.status !== 0 && response.status < 500) await (await caches.open(CACHE.pages)).delete(request);
        return null;
      },
      cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse ? marked(cachedResponse) : null),
      async handlerWillRespond({ request, response }) {
        if (!isOfGateway(response)) return response;
        const kept = await (await caches.open(CACHE.pages)).match(request, { ignoreVary: true });
        return kept ? marked(kept) : offlineResponse(request);
      },
    },
    new ExpirationPlugin({ maxEntries: PAGES, maxAgeSeconds: WEEK_S, purgeOnQuotaError: true }),
  ],
});

async function marked(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  const sentAt = new Date(headers.get('date') ?? Date.now()).toISOString();
  // the text has a different length, and is no longer compressed
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  return new Response(markKept(await kept.text(), sentAt, cause()), { headers });
}

async function keepFiles(paths: readonly string[], event: LifeEvent): Promise<void> {
  // from the browser's own cache, where the page has just put them; a file that fails to load is simply missing
  const kept = paths
    .filter((path) => FILE_PATH.test(path))
    .map((path) => files.handleAll({ request: new Request(path), event: event as never })[1].catch(() => {}));
  await Promise.all(kept);
}

async function keepPage(address: string, event: LifeEvent): Promise<void> {
  const request = new Request(address, { headers: { accept: 'text/html' }, redirect: 'manual' });
  const [, done] = pages.handleAll({ request, event: event as never });
  // a page that fails to load now is not cached, and nothing waits for it
  await done.catch(() => {});
}

registerRoute(({ url, sameOrigin }) => sameOrigin && FILE_PATH.test(url.pathname), files);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === OFFLINE_SHEET, sheet);
registerRoute(({ request }) => request.mode === 'navigate', pages);
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? offlineResponse(request) : Response.error()));

/** The page for a URL that is not cached, in the language of the URL. */
async function offlineResponse({ url }: Request): Promise<Response> {
  const { language } = splitLanguage(new URL(url).pathname);
  const html = offlinePage(language, await keptLinks(language), cause());
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': NO_SCRIPT };
  return new Response(html, { status: 503, headers });
}

/** Used when a request has failed or only reached the shop's gateway: if the device is online, the shop does not respond. */
const cause = (): Cause => (scope.navigator.onLine ? 'unreachable' : 'offline');

/** The server forbids caching of files that it cannot verify. */
const isFile = ({ status, headers }: Response) => status === 200 && headers.get('cache-control') !== 'no-store';

/** Cached pages of a language, most recently opened first. */
async function keptLinks(language: string): Promise<KeptLink[]> {
  const cache = await caches.open(CACHE.pages);
  const all = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const page = splitLanguage(pathname).language === language ? await cache.match(request) : undefined;
      return page && { href: pathname + search, title: titleOf(await page.text()) };
    }),
  );
  return distinct(all.filter((one) => one !== undefined).reverse()).slice(0, 10);
}

scope.addEventListener('install', (event) => {
  // a new worker takes over at once: an old one would keep what a release changes in it from taking effect
  event.waitUntil(Promise.all([scope.skipWaiting(), caches.open(CACHE.own).then((cache) => cache.add(OFFLINE_SHEET))]));
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]));
});
scope.addEventListener('message', (event) => {
  const { keep } = (event.data ?? {}) as PageMessage;
  if (keep) event.waitUntil(Promise.all([keepPage(keep.page, event), keepFiles(keep.files, event)]));
});
scope.addEventListener('fetch', (event) => {
  // the next person at this device must not see what this one has viewed
  if (LEAVING.has(new URL(event.request.url).pathname)) event.waitUntil(caches.delete(CACHE.pages));
});
