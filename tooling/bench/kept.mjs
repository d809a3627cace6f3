import http from 'node:http';
import autocannon from 'autocannon';
import { startBytes } from './floor/start-bytes.mjs';
import { withProcessorTime } from './render-load.mjs';
import { FLOOR } from './subjects.mjs';

const CONNECTIONS = 10;
/** s of load per number */
const SECONDS = 4;

/**
 * Requests per second of cached pages, and the processor time per request, each page in turn with a bare Node server that sends the
 * same bytes.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureKept({ shop }) {
  const rows = [];
  for (const [where, path] of Object.entries(shop.paths)) {
    const url = shop.url + path;
    rows.push(...(await rowsOf(where, url, shop.pids.shell)));
    const alone = await startBytes(await packedPage(url));
    try {
      rows.push(...(await rowsOf(where, alone.url, alone.pid, FLOOR)));
    } finally {
      await alone.stop();
    }
  }
  return rows;
}

async function rowsOf(where, url, pid, subject) {
  const found = await withProcessorTime({ pid }, () => load(url));
  return [
    { key: 'kept', where, value: found.perSecond, detail: `p99 ${found.p99} ms`, subject },
    { key: 'kept-processor', where, value: found.ms, subject },
  ];
}

/** As visitors receive it: `fetch` would decompress it. */
const packedPage = (url) =>
  new Promise((resolve, reject) => {
    const request = http.get(url, { headers: { 'accept-encoding': 'br' } }, async (answer) =>
      resolve(Buffer.concat(await answer.toArray())),
    );
    request.once('error', reject);
  });

async function load(url) {
  const options = { url, connections: CONNECTIONS, headers: { 'accept-encoding': 'br' }, duration: SECONDS };
  const { requests, latency, errors, timeouts, non2xx } = await autocannon(options);
  if (errors || timeouts || non2xx) throw new Error(`${url}: ${errors} errors, ${timeouts} late, ${non2xx} not 2xx`);
  return { perSecond: requests.average, p99: latency.p99, count: requests.total };
}
