import http from 'node:http';
import type { Config } from './config';

/** until a request has come whole: five photos by a slow phone; who goes on sending byte by byte is cut off */
const LONGEST_REQUEST_MS = 120_000;
/** ms that a connection is kept after an answer: longer than fronts and balancers keep theirs, who must be the ones to end it */
const KEEP_ALIVE_MS = 72_000;

/** Node's server with the limits of the shell. */
export function createHttpServer({ headersMs }: Pick<Config, 'headersMs'>, handler: http.RequestListener): http.Server {
  const limits = {
    requestTimeout: LONGEST_REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // who sends nothing, or headers byte by byte, holds no connection for long (I5); Node's own limits are 60 and 30 s
    headersTimeout: headersMs,
    connectionsCheckingInterval: Math.ceil(headersMs / 4),
  };
  return http.createServer(limits, handler);
}
