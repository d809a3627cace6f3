import http from 'node:http';
import type { Config } from './config';

/** maximum time for a complete request: five photos over a slow phone connection; slower senders are disconnected */
const LONGEST_REQUEST_MS = 120_000;
/** ms that a connection is kept alive: longer than proxies and load balancers do, as they must be the ones to close it */
const KEEP_ALIVE_MS = 72_000;

/** Node's server with the shell's limits. */
export function createHttpServer({ headersMs }: Pick<Config, 'headersMs'>, handler: http.RequestListener): http.Server {
  const limits = {
    requestTimeout: LONGEST_REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // a client that sends nothing, or its headers byte by byte, must not hold a connection for long (I5); Node's own limits are 60
    // and 30 s
    headersTimeout: headersMs,
    connectionsCheckingInterval: Math.ceil(headersMs / 4),
  };
  return http.createServer(limits, handler);
}
