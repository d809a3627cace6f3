import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { gatherLines } from 'shared-kernel/process/gather-lines';
import { standardOutput } from 'shared-kernel/process/standard-output';
import type { Config } from '../config';

/** Query parameters that identify somebody; URLs are logged without them. */
const SECRET_PARAMETERS = /([?&](?:user_token|token|\w*password|tx_ref|payment|code|tracking_id|email|state)=)[^&]*/gi;
/** The public order code grants access to an order, a payment's token to its form. */
const SECRET_PATHS = /(\/track-order\/|\/payment\/hand-over\/)[^/?]+/i;

/**
 * The log: one JSON line per call, no headers, no bodies, no tokens.
 *
 * @param to destination of the lines; default: standard output
 */
export function createLog(level: Config['logLevel'], to: DestinationStream = gatherLines(standardOutput())): Logger {
  return pino({ level, base: { service: 'api' }, serializers: { req: describeRequest } }, to);
}

export function describeRequest(request: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  return { method: request.method, url: withoutSecrets(request.url), ip: request.ip };
}

/** A URL with `[secret]` in place of identifying values. */
export function withoutSecrets(url: string): string {
  return url.replace(SECRET_PARAMETERS, '$1[secret]').replace(SECRET_PATHS, '$1[secret]');
}
