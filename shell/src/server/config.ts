import path from 'node:path';
import { type BucketSettings, isInBucket } from '../../../souk-remote/storage/bucket.mjs';
import { readBucketSettings } from '../../../souk-remote/storage/bucket-settings.mjs';
import { PROCESS_NUMBER } from './processes';

/** Settings of the shell's server; every one has a default that suits one machine. */
export interface Config {
  /** `PORT` */
  port: number;
  /** `HOST`: address to listen on; this machine alone unless told otherwise */
  host: string;
  /** `OPS_PORT`: port of `/ready` and `/metrics`, which visitors have no business with */
  opsPort: number;
  /** `OPS_HOST`: address that the port of operations listens on */
  opsHost: string;
  /** `SHELL_PROCESSES`: how many processes share the port, at best one per processor; each keeps pages of its own (`PAGE_CACHE_MB`) */
  processes: number;
  /** `API_ORIGIN`: where the API listens, no trailing slash */
  apiOrigin: string;
  /** `PUBLIC_ORIGIN`: the shop's address as browsers know it; https makes cookies `Secure` and adds HSTS */
  publicOrigin: string;
  /** `CRAWLERS`: `all`, or `none` for a copy of the shop that no search engine may show */
  crawlers: 'all' | 'none';
  /** `OFFLINE_PAGES`: `on`, or `off` to have no service worker: browsers that have one drop it and all it has kept */
  offlinePages: 'on' | 'off';
  /** `RELEASES`: the file that says which versions are live, or its place in a bucket, `s3://<bucket>/<key>` */
  releases: string;
  /** `STORE`: folder, place in a bucket (`s3://<bucket>/<prefix>`) or http(s) address below which remotes' versions lie */
  store: string;
  /** how buckets are reached (`S3_ENDPOINT` and the others of docs/containers.md); null where neither is in one */
  bucket: BucketSettings | null;
  /** `STATE_DIR`: folder of this process alone, in which the last good release set is kept with its bytes */
  stateDir: string;
  /** folder of the shell's own build */
  build: string;
  /** `TRUST_PROXY`: how many proxies of ours stand in front and set X-Forwarded-*; without one nobody is believed */
  proxies: number;
  /** `LOG_LEVEL` */
  logLevel: string;
  /** `LOAD_MS`: how long a page waits for a remote that is not loaded yet, ms (architecture 'A request') */
  loadMs: number;
  /** `RENDER_MS`: how long a page waits for its render, and before that for the site data; a sitemap for its data, ms */
  renderMs: number;
  /** `API_READ_MS`: how long a forwarded read waits for its answer, and for each further part of it, ms */
  apiReadMs: number;
  /** `API_WRITE_MS`: how long every other forwarded call and a picture wait for their answer once they are sent, ms */
  apiWriteMs: number;
  /** `FETCH_MS`: how long one file of a remote may take, ms */
  fetchMs: number;
  /** `PAGE_FRESH_MS`: where changes are not heard, age below which a kept page is sent without being rendered anew */
  pageFreshMs: number;
  /** `PAGE_STALE_MS`: where changes are not heard, age up to which a kept page is sent while one render refreshes it */
  pageStaleMs: number;
  /** `PAGE_KEEP_MS`: age up to which a page is kept that ends by changes */
  pageKeepMs: number;
  /** `PAGE_CACHE_MB`: bound of the kept pages; 0 keeps none */
  pageCacheMb: number;
  /** `ANSWER_CACHE_MB`: bound of the API's answers that are kept for further renders, each process its own; 0 keeps none */
  answerCacheMb: number;
  /** `SITE_FRESH_MS`: age of the site data after which it is read again in the background */
  siteFreshMs: number;
  /** `HEADERS_MS`: how long a connection may take until the headers of a request are there, ms */
  headersMs: number;
  /** `SETUP_COMMAND`: what an operator types where this shop runs to set it up; stands on the page of a shop that is not (issue 15) */
  setUpCommand: string;
  /** `WARM_UP_MS`: how long the port stays closed at most until the shell is ready and has made a first page, for a front that goes by open ports; 0: it opens at once */
  warmUpMs: number;
  /** `DRAIN_MS`: how long readiness says no before connections are closed */
  drainMs: number;
  /** `WATCHDOG_MS`: ms that the event loop may be blocked before the process ends itself; 0: no limit */
  watchdogMs: number;
}

/** @throws Error naming the variable that cannot be used */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const port = number(env, 'PORT', 3000);
  const store = env.STORE ?? path.resolve('.souk/store');
  const releases = env.RELEASES ?? '.souk/releases.json';
  return {
    port,
    host: env.HOST || '127.0.0.1',
    opsPort: number(env, 'OPS_PORT', port && port + 4),
    opsHost: env.OPS_HOST || '127.0.0.1',
    processes: Math.max(1, number(env, 'SHELL_PROCESSES', 1)),
    apiOrigin: origin(env, 'API_ORIGIN', `http://127.0.0.1:${port + 1}`),
    publicOrigin: origin(env, 'PUBLIC_ORIGIN', `http://localhost:${port}`),
    crawlers: crawlers(env.CRAWLERS || 'all'),
    offlinePages: onOrOff(env, 'OFFLINE_PAGES', 'on'),
    releases: isInBucket(releases) ? releases : path.resolve(releases),
    store,
    bucket: [store, releases].some(isInBucket) ? bucketSettings(env) : null,
    stateDir: path.resolve(env.STATE_DIR || `.souk/state-${port}`, ownFolder(env[PROCESS_NUMBER])),
    build: path.resolve(path.dirname(process.argv[1] ?? '.'), '..'),
    proxies: number(env, 'TRUST_PROXY', 0),
    logLevel: env.LOG_LEVEL || 'info',
    loadMs: number(env, 'LOAD_MS', 300),
    renderMs: number(env, 'RENDER_MS', 1000),
    apiReadMs: number(env, 'API_READ_MS', 5000),
    apiWriteMs: number(env, 'API_WRITE_MS', 15_000),
    fetchMs: number(env, 'FETCH_MS', 3000),
    pageFreshMs: number(env, 'PAGE_FRESH_MS', 10_000),
    pageStaleMs: number(env, 'PAGE_STALE_MS', 300_000),
    pageKeepMs: number(env, 'PAGE_KEEP_MS', 12 * 3_600_000),
    pageCacheMb: number(env, 'PAGE_CACHE_MB', 64),
    answerCacheMb: number(env, 'ANSWER_CACHE_MB', 8),
    siteFreshMs: number(env, 'SITE_FRESH_MS', 10_000),
    headersMs: number(env, 'HEADERS_MS', 10_000),
    setUpCommand: env.SETUP_COMMAND || 'npm run operate -- shop init',
    warmUpMs: number(env, 'WARM_UP_MS', 0),
    drainMs: number(env, 'DRAIN_MS', 500),
    watchdogMs: number(env, 'WATCHDOG_MS', 30_000),
  };
}

function number(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name}=${text} is not a whole number from 0 on`);
  return value;
}

function bucketSettings(env: NodeJS.ProcessEnv): BucketSettings | null {
  return readBucketSettings(env, (fault) => {
    throw new Error(fault);
  });
}

/** Of several processes all but the first have a folder below the first one's. */
const ownFolder = (process = '1') => (process === '1' ? '' : `process-${process}`);

function onOrOff(env: NodeJS.ProcessEnv, name: string, fallback: 'on' | 'off'): 'on' | 'off' {
  const text = env[name] || fallback;
  if (text !== 'on' && text !== 'off') throw new Error(`${name}=${text} is neither on nor off`);
  return text;
}

function crawlers(text: string): Config['crawlers'] {
  // no guess: a slip of the pen would show a copy to the world, or hide the shop from it
  if (text !== 'all' && text !== 'none') throw new Error(`CRAWLERS=${text} is neither all nor none`);
  return text;
}

function origin(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const text = env[name] || fallback;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new Error(`${name}=${text} is not an origin such as http://127.0.0.1:3001`);
  return url.origin;
}
