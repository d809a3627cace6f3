import type { IncomingHttpHeaders } from 'node:http';
import { HEADER } from 'shared-kernel/contract/storage';

/** Format of a guest's token; the API checks it again. */
const TOKEN = /^[\w.~+/=-]{8,128}$/;

/**
 * The query of a call as sent to the API. Browsers send a guest's token in a header, so that it is in no URL that a proxy or a
 * history stores. An older API without that header, to which a rollback is possible, reads it from the query: on the last hop,
 * where the API's own log omits it, both are sent (docs/decisions/0048).
 * @param search as received, with its '?' or empty
 */
export function withGuestToken(search: string, headers: IncomingHttpHeaders): string {
  const token = headers[HEADER.userToken.toLowerCase()];
  if (typeof token !== 'string' || !TOKEN.test(token) || /[?&]user_token=/.test(search)) return search;
  return `${search || '?'}${search.length > 1 ? '&' : ''}user_token=${encodeURIComponent(token)}`;
}
