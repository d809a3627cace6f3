import type { IncomingHttpHeaders } from 'node:http';
import { HEADER } from 'shared-kernel/contract/storage';

/** What may be a guest's token; the API looks at it once more. */
const TOKEN = /^[\w.~+/=-]{8,128}$/;

/**
 * The query of a call as the API gets it. Browsers send a guest's token in a header, so that it stands in no address that a proxy or a
 * history keeps. An API from before that header, which may be rolled back to, reads it from the query: on the last hop, where the
 * API's own log leaves it out, it gets both (docs/decisions/0048).
 * @param search as it came, with its '?' or empty
 */
export function withGuestToken(search: string, headers: IncomingHttpHeaders): string {
  const token = headers[HEADER.userToken.toLowerCase()];
  if (typeof token !== 'string' || !TOKEN.test(token) || /[?&]user_token=/.test(search)) return search;
  return `${search || '?'}${search.length > 1 ? '&' : ''}user_token=${encodeURIComponent(token)}`;
}
