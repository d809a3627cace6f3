import http from 'node:http';
import { processorTime } from './processor-time.mjs';

/**
 * Requests pages over several connections, each with different URLs: concurrent requests for one URL share one render, which must
 * not happen here.
 * @param {{pages: string[][], seconds: number, headers?: Record<string, string>, answers?: number[], visitors?: number}} options
 * `pages`: the URLs that each connection requests in turn; `answers`: accepted status codes; `visitors`: number of visitors that
 * take turns, with addresses as sent by a reverse proxy
 * @returns {Promise<{perSecond: number, times: number[], count: number}>} `times` in ms
 * @throws Error when a page has another status
 */
export async function askFor({ pages, seconds, headers = {}, answers = [200], visitors = 0 }) {
  const agent = new http.Agent({ keepAlive: true });
  const times = [];
  const begun = performance.now();
  const until = begun + seconds * 1000;
  await Promise.all(
    pages.map(async (addresses) => {
      for (let turn = 0; performance.now() < until; turn++) {
        const requestedAt = performance.now();
        const visitor = visitors ? { 'x-forwarded-for': `10.0.0.${times.length % visitors}` } : {};
        await getPage(agent, addresses[turn % addresses.length], { ...headers, ...visitor }, answers);
        times.push(performance.now() - requestedAt);
      }
    }),
  );
  agent.destroy();
  return { perSecond: times.length / ((performance.now() - begun) / 1000), times, count: times.length };
}

function getPage(agent, address, headers, answers) {
  return new Promise((resolve, reject) => {
    const request = http.get(address, { agent, headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answers.includes(answer.statusCode) ? resolve() : reject(new Error(`${address} answers ${answer.statusCode}`)),
      );
    });
    request.once('error', reject);
  });
}

/**
 * Processor time per request, in every process involved.
 * @param {Record<string, number>} pids by name
 * @param {() => Promise<{count: number}>} work
 * @returns {Promise<{ms: number, parts: Record<string, number>} & Awaited<ReturnType<typeof work>>>} ms for each request
 */
export async function withProcessorTime(pids, work) {
  const read = () => Object.values(pids).map(processorTime);
  const before = read();
  const done = await work();
  const used = read().map((ms, at) => (ms - before[at]) / done.count);
  const parts = Object.fromEntries(Object.keys(pids).map((name, at) => [name, used[at]]));
  return { ...done, parts, ms: used.reduce((sum, ms) => sum + ms, 0) };
}
