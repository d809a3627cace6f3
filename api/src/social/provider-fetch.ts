import type { FetchBody } from 'openid-client';
import { readWhole } from '../http/read-whole';

/** maximum bytes read of a response: the largest, a provider's keys, has a few thousand */
const LARGEST_ANSWER = 256 * 1024;
/** ms for the whole request; the shopper sees an empty page meanwhile */
const PATIENCE = 5000;

interface ProviderRequest {
  method?: string;
  headers: Record<string, string>;
  /** the library's type; what it sends is a form */
  body?: FetchBody;
}
export type ProviderFetch = (url: string, request: ProviderRequest) => Promise<Response>;

/** The only outgoing connection to a provider: with a timeout and a size limit, without following redirects. */
export function createProviderFetch(patience = PATIENCE): ProviderFetch {
  return async (url, { method = 'GET', headers, body }) => {
    const answer = await fetch(url, {
      method,
      headers,
      body: body as RequestInit['body'],
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    return new Response(await readWhole(answer, LARGEST_ANSWER), { status: answer.status, headers: answer.headers });
  };
}
