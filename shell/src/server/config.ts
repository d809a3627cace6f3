import path from 'node:path';
import { type BucketSettings, isInBucket } from '../../../souk-remote/storage/bucket.mjs';
import { readBucketSettings } from '../../../souk-remote/storage/bucket-settings.mjs';
import { PROCESS_NUMBER } from './processes';

/** Settings of the shell's server; every one has a default that suits one machine. */
export interface Config {
  /** `PORT` */
  port: number;
  /** `HOST`: address to listen on; default: this machine only */
  host: string;
  /** `OPS_PORT`: port of `/ready` and `/metrics`, which visitors must not reach */
  opsPort: number;
  /** `OPS_HOST`: address that the operations port listens on */
  opsHost: string;
  /**
   * `SHELL_PROCESSES`: number of processes that share the port, ideally one per processor; each has its own page cache
   * (`PAGE_CACHE_MB`)
   */
  processes: number;
  /** `API_ORIGIN`: origin of the API, no trailing slash */
  apiOrigin: string;
  /** `PUBLIC_ORIGIN`: the shop's origin for browsers; https makes cookies `Secure` and adds HSTS */
  publicOrigin: string;
  /** `CRAWLERS`: `all`, or `none` for a copy of the shop that must not be in search engines */
  crawlers: 'all' | 'none';
  /** `OFFLINE_PAGES`: `on`, or `off` for no service worker: browsers that have one remove it with its caches */
  offlinePages: 'on' | 'off';
  /** `RELEASES`: the file with the live versions, or its place in a bucket, `s3://<bucket>/<key>` */
  releases: string;
  /** `STORE`: folder, place in a bucket (`s3://<bucket>/<prefix>`) or http(s) URL of the remotes' versions */
  store: string;
  /** access to buckets (`S3_ENDPOINT` and the others of docs/containers.md); null when neither is in one */
  bucket: BucketSettings | null;
  /** `STATE_DIR`: folder of this process alone, for the last good release set and its files */
  stateDir: string;
  /** folder of the shell's own build */
  build: string;
  /** `TRUST_PROXY`: number of our own proxies that set X-Forwarded-*; without one these headers are not trusted */
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
  /** `FETCH_MS`: maximum time for one file of a remote, ms */
  fetchMs: number;
  /** `PAGE_FRESH_MS`: without change events, age below which a cached page is sent without rendering it again */
  pageFreshMs: number;
  /** `PAGE_STALE_MS`: without change events, age up to which a cached page is sent while one render refreshes it */
  pageStaleMs: number;
  /** `PAGE_KEEP_MS`: maximum age of a cached page that changes invalidate */
  pageKeepMs: number;
  /** `PAGE_CACHE_MB`: size limit of the page cache; 0 disables it */
  pageCacheMb: number;
  /** `ANSWER_CACHE_MB`: size limit of the cache of API responses, per process; 0 disables it */
  answerCacheMb: number;
  /** `SITE_FRESH_MS`: age of the site data after which they are refreshed in the background */
  siteFreshMs: number;
  /** `HEADERS_MS`: maximum time for a connection to send the headers of a request, ms */
  headersMs: number;
  /**
   * `SETUP_COMMAND`: the command with which an operator sets up this shop; shown on the page of a shop that is not set up
   * (issue 15)
   */
  setUpCommand: string;
  /**
   * `WARM_UP_MS`: maximum time that the port stays closed until the shell is ready and has rendered a first page, for a load
   * balancer that checks open ports; 0: it opens at once
   */
  warmUpMs: number;
  /** `DRAIN_MS`: how long readiness reports 'not ready' before connections are closed */
  drainMs: number;
  /** `WATCHDOG_MS`: ms that the event loop may be blocked before the process ends itself; 0: no limit */
  watchdogMs: number;
}

/** @throws Error with the name of the invalid variable */
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

/** With several processes, all except the first have a folder below the first one's. */
const ownFolder = (process = '1') => (process === '1' ? '' : `process-${process}`);

function onOrOff(env: NodeJS.ProcessEnv, name: string, fallback: 'on' | 'off'): 'on' | 'off' {
  const text = env[name] || fallback;
  if (text !== 'on' && text !== 'off') throw new Error(`${name}=${text} is neither on nor off`);
  return text;
}

function crawlers(text: string): Config['crawlers'] {
  // no default for a typo: it would expose a copy to search engines, or hide the shop from them
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
