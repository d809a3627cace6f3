import autocannon from 'autocannon';
import { withProcessorTime } from './render-load.mjs';

const CONNECTIONS = 10;
/** s of load for one number */
const SECONDS = 4;

/**
 * Requests per second of kept pages, and the processor time of one.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureKept({ shop }) {
  const rows = [];
  for (const [where, path] of Object.entries(shop.paths)) {
    const found = await withProcessorTime({ shell: shop.pids.shell }, () => load(shop.url + path));
    rows.push({ key: 'kept', where, value: found.perSecond, detail: `p99 ${found.p99} ms` });
    rows.push({ key: 'kept-processor', where, value: found.ms });
  }
  return rows;
}

async function load(url) {
  const options = { url, connections: CONNECTIONS, headers: { 'accept-encoding': 'br' }, duration: SECONDS };
  const { requests, latency, errors, timeouts, non2xx } = await autocannon(options);
  if (errors || timeouts || non2xx) throw new Error(`${url}: ${errors} errors, ${timeouts} late, ${non2xx} not 2xx`);
  return { perSecond: requests.average, p99: latency.p99, count: requests.total };
}
