import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import { splitLanguage } from 'shared-kernel/rules/routes';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHE } from './caches';
import { FILE_PATH, filesOf, isKeepable, isOfGateway, markKept, OFFLINE_SHEET } from './kept-page';
import { type KeptLink, offlinePage, titleOf } from './offline-page';
import type { Cause } from './worker-texts';

/*
 * The service worker: pages that were opened on this device open without a connection, too, with the files that they name
 * (docs/decisions/0069). With a connection it changes nothing: pages come from the network and nowhere else, whatever the server says
 * about them, and files are named by their content. It never sees calls, pictures and what is sent.
 */

/** What a page may ask of its worker. */
interface Ask {
  /** keep this page and these files: the first page of a visit came before its worker, and others within the document */
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

/** pages that are kept, the ones opened last */
const PAGES = 40;
/** files that are kept: a page names some 25, most of them as all others do */
const FILES = 300;
const WEEK_S = 7 * 24 * 3600;
/** calls after which somebody has left this device */
const LEAVING = new Set([CALLS.logout, CALLS.deleteAccount, CALLS.forgetGuest].map(({ path }) => API_BASE + path));
const NO_SCRIPT = `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const files = new CacheFirst({
  cacheName: CACHE.files,
  matchOptions: { ignoreVary: true },
  plugins: [
    // whatever else is answered under such an address is no file
    { cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: FILES, maxAgeSeconds: 5 * WEEK_S, purgeOnQuotaError: true }),
  ],
});

const sheet = new NetworkFirst({ cacheName: CACHE.own });

const pages = new NetworkFirst({
  cacheName: CACHE.pages,
  matchOptions: { ignoreVary: true },
  // no time limit: a slow line is no reason to show what the shop may have withdrawn
  plugins: [
    {
      async cacheWillUpdate({ request, response, event }) {
        if (isKeepable(response)) {
          const html = await response.clone().text();
          // the work of this event lasts until the page is kept, which is when this has answered
          if (event) void keepFiles(filesOf(html), event as unknown as LifeEvent);
          return response;
        }
        // what is gone, or is one person's now, is not shown from here either
        if (response.status !== 0 && response.status < 500) await (await caches.open(CACHE.pages)).delete(request);
        return null;
      },
      cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse ? marked(cachedResponse) : null),
      async handlerWillRespond({ request, response }) {
        if (!isOfGateway(response)) return response;
        const kept = await (await caches.open(CACHE.pages)).match(request, { ignoreVary: true });
        return kept ? marked(kept) : sayOffline(request);
      },
    },
    new ExpirationPlugin({ maxEntries: PAGES, maxAgeSeconds: WEEK_S, purgeOnQuotaError: true }),
  ],
});

async function marked(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  const sentAt = new Date(headers.get('date') ?? Date.now()).toISOString();
  // the text has another length, and is not packed any more
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  return new Response(markKept(await kept.text(), sentAt, cause()), { headers });
}

async function keepFiles(paths: readonly string[], event: LifeEvent): Promise<void> {
  // from the browser's own cache, where the page has just put them; one that cannot be had is missing, that is all
  const kept = paths
    .filter((path) => FILE_PATH.test(path))
    .map((path) => files.handleAll({ request: new Request(path), event: event as never })[1].catch(() => {}));
  await Promise.all(kept);
}

async function keepPage(address: string, event: LifeEvent): Promise<void> {
  const request = new Request(address, { headers: { accept: 'text/html' }, redirect: 'manual' });
  const [, done] = pages.handleAll({ request, event: event as never });
  // a page that cannot be had now is not kept, and nobody waits for it
  await done.catch(() => {});
}

registerRoute(({ url, sameOrigin }) => sameOrigin && FILE_PATH.test(url.pathname), files);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === OFFLINE_SHEET, sheet);
registerRoute(({ request }) => request.mode === 'navigate', pages);
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? sayOffline(request) : Response.error()));

/** The page for an address that is not kept, in the language of the address. */
async function sayOffline({ url }: Request): Promise<Response> {
  const { language } = splitLanguage(new URL(url).pathname);
  const html = offlinePage(language, await keptLinks(language), cause());
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': NO_SCRIPT };
  return new Response(html, { status: 503, headers });
}

/** Asked when a request has failed or reached the shop's gateway only: with a connection it is the shop that does not answer. */
const cause = (): Cause => (scope.navigator.onLine ? 'unreachable' : 'offline');

/** The server says of what it cannot vouch for that nobody may keep it. */
const isFile = ({ status, headers }: Response) => status === 200 && headers.get('cache-control') !== 'no-store';

/** Kept pages of a language, the one opened last first. */
async function keptLinks(language: string): Promise<KeptLink[]> {
  const cache = await caches.open(CACHE.pages);
  const all = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const page = splitLanguage(pathname).language === language ? await cache.match(request) : undefined;
      return page && { href: pathname + search, title: titleOf(await page.text()) };
    }),
  );
  return all
    .filter((one) => one !== undefined)
    .reverse()
    .slice(0, 10);
}

scope.addEventListener('install', (event) => {
  // a new worker takes over at once: an old one would stand in the way of what a release changes in it
  event.waitUntil(Promise.all([scope.skipWaiting(), caches.open(CACHE.own).then((cache) => cache.add(OFFLINE_SHEET))]));
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]));
});
scope.addEventListener('message', (event) => {
  const { keep } = (event.data ?? {}) as Ask;
  if (keep) event.waitUntil(Promise.all([keepPage(keep.page, event), keepFiles(keep.files, event)]));
});
scope.addEventListener('fetch', (event) => {
  // the next person at this device must not see what this one has looked at
  if (LEAVING.has(new URL(event.request.url).pathname)) event.waitUntil(caches.delete(CACHE.pages));
});
