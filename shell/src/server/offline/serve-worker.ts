import type { FastifyInstance } from 'fastify';
import { DEFAULT_LANGUAGE } from 'shared-kernel/contract/languages';
import type { SiteData } from '../site/site-data';
import { offlineCss } from './offline-css';

/**
 * Replaces the worker when the operator disabled it: takes over at once, deletes its caches and unregisters itself. Pages then work
 * as if there had never been one.
 */
const LEAVE = `self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('souk-'))await caches.delete(name);
await self.registration.unregister();
})()));`;

/** The worker may only request the shop's own URLs. */
const POLICY = `default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * `/worker.js`, the service worker of the live shell, and the style sheet of what it shows (docs/decisions/0069). Browsers request
 * the worker at every visit, so it must not be cached.
 * @param worker its text; undefined when the operator disabled it (`OFFLINE_PAGES=off`) or the build has none
 */
export function serveWorker(
  app: FastifyInstance,
  { worker = LEAVE, site }: { worker: string | undefined; site: Pick<SiteData, 'get'> },
): void {
  app.get('/worker.js', async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', POLICY)
      .send(worker),
  );
  app.get('/offline.css', async (_, reply) => {
    const { common } = await site.get(DEFAULT_LANGUAGE);
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(offlineCss(common.site_setting));
  });
}
