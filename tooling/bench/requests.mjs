import autocannon from 'autocannon';
import { startAnotherShell } from './bench-shop.mjs';

const CONNECTIONS = 10;
/** s of load for one number */
const SECONDS = 4;

/**
 * Requests per second of a kept page against the same page rendered for each request, by a shell that keeps none.
 * PITFALL: visitors who ask for one address at the same time share one render, so every request to render has another `banner=`,
 * which counts as another page and changes none of these three.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureRequests({ shop }) {
  // a render that is late would go out with an empty slot, which costs less
  const env = { PAGE_CACHE_MB: '0', RENDER_MS: '60000' };
  const rendering = await startAnotherShell(shop, { name: 'shell-without-cache', env });
  try {
    const rows = [];
    for (const [where, path] of Object.entries(shop.paths)) {
      const kept = await load(shop.url + path);
      const rendered = await load(`${rendering.url}${path}?banner=[<id>]`);
      rows.push({
        key: 'requests',
        where,
        value: kept.perSecond / rendered.perSecond,
        detail: `${Math.round(kept.perSecond)} / ${Math.round(rendered.perSecond)} per s; p99 ${kept.p99} / ${rendered.p99} ms`,
      });
    }
    return rows;
  } finally {
    await rendering.stop();
  }
}

async function load(url) {
  const options = { url, idReplacement: true, connections: CONNECTIONS, headers: { 'accept-encoding': 'br' } };
  await autocannon({ ...options, duration: 1 });
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({ ...options, duration: SECONDS });
  if (errors || timeouts || non2xx) throw new Error(`${url}: ${errors} errors, ${timeouts} late, ${non2xx} not 2xx`);
  return { perSecond: requests.average, p99: latency.p99 };
}
