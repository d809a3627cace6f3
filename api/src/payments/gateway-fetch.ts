import { trimEnd } from 'shared-kernel/rules/trim-end';
import { readWhole } from '../http/read-whole';
import { GatewayDown } from './gateway';

/** maximum bytes read of a response; a real one has a few thousand */
const LARGEST_ANSWER = 1024 * 1024;

export type GatewayFetch = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * The only outgoing connection to a gateway (P7): to the configured origin only, with a timeout, without following redirects. A response
 * that does not answer the request (5xx, 429, a redirect, a broken or endless body) is `GatewayDown`; others are returned
 * unchanged, with their whole body. Errors contain only the path: keys and shoppers' data are in headers and bodies.
 *
 * @param apiUrl base URL of the gateway's API, to which paths are appended
 * @param timeoutMs for connecting, sending and reading together
 */
export function createGatewayFetch(apiUrl: string, timeoutMs = 8000): GatewayFetch {
  const base = new URL(apiUrl);
  return async (path, init = {}) => {
    const url = new URL(trimEnd(apiUrl, '/') + path);
    const name = `${init.method ?? 'GET'} ${url.pathname}`;
    if (url.origin !== base.origin) throw new GatewayDown(`${name}: another host than the configured one`);
    try {
      const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
      if (answer.status >= 500 || answer.status === 429 || (answer.status >= 300 && answer.status < 400)) {
        await answer.body?.cancel();
        throw new GatewayDown(`${name}: status ${answer.status}`);
      }
      const { status, headers } = answer;
      return new Response(await readWhole(answer, LARGEST_ANSWER), { status, headers });
    } catch (error) {
      if (error instanceof GatewayDown) throw error;
      throw new GatewayDown(`${name}: ${error instanceof Error ? error.name : 'failed'}`, { cause: error });
    }
  };
}
