import type { FastifyInstance } from 'fastify';
import { DEFAULT_LANGUAGE } from 'shared-kernel/contract/languages';
import type { SiteData } from '../site/site-data';
import { offlineCss } from './offline-css';

/**
 * In the worker's place where the operator wants none: it takes over at once, drops what was kept and leaves. Pages then go on as if there
 * had never been one.
 */
const LEAVE = `self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('souk-'))await caches.delete(name);
await self.registration.unregister();
})()));`;

/** The worker may ask for nothing but the shop's own addresses. */
const POLICY = `default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * `/worker.js`, the service worker of the live shell, and the style sheet of what it shows (docs/decisions/0069). Browsers ask for the
 * worker anew at every visit, so nobody may keep it.
 * @param worker its text; undefined when the operator wants none (`OFFLINE_PAGES=off`) or the build has none
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
