import type { ForwardedName } from './match-call';

export interface Origins {
  method: string;
  call: ForwardedName;
  origin?: string;
  /** `Sec-Fetch-Site`; pages cannot forge it */
  fetchSite?: string;
  /** `Sec-Fetch-Dest`: `empty` for a call of a script */
  fetchDest?: string;
  /** the request has a session, which could be abused */
  session: boolean;
  /** `Host` as sent by the browser */
  host: string;
  publicOrigin: string;
}

/** Gateways and providers call from other sites by design; the API checks their signatures (D50). */
const FROM_GATEWAYS: ReadonlySet<ForwardedName> = new Set(['paymentReturnByForm', 'paymentWebhook']);

/** GET calls of the specification that have effects: they end a session, or send a mail. */
const EFFECTS: ReadonlySet<ForwardedName> = new Set(['logout', 'sendOrderEmail']);

/**
 * True when a state-changing call does not come from a page of ours and must have no effect (D50). `user/logout` and the mail of an
 * order are GET in the specification but guarded all the same: only our scripts call them, no link, picture or redirect leads
 * there. A client that sends neither origin nor site is no browser: it may call, but not with a session cookie. A login through a
 * provider starts on a page of ours or with a typed URL: no other site sends a visitor through one unasked.
 */
export function isCrossSite(from: Origins): boolean {
  if (from.call === 'socialLoginRedirect') return from.fetchSite === 'cross-site' || from.fetchSite === 'same-site';
  const effect = EFFECTS.has(from.call);
  if (!effect && (from.method === 'GET' || from.method === 'HEAD' || FROM_GATEWAYS.has(from.call))) return false;
  if (effect && from.fetchDest !== undefined && from.fetchDest !== 'empty') return true;
  if (from.origin !== undefined && !isOwn(from.origin, from)) return true;
  // `none` is a typed URL or a link in a mail: not one of our scripts
  if (from.fetchSite !== undefined) return from.fetchSite !== 'same-origin' && !(from.fetchSite === 'none' && !effect);
  return from.origin === undefined && from.session;
}

function isOwn(origin: string, { publicOrigin, host }: Origins): boolean {
  if (origin === publicOrigin) return true;
  // without https (one machine, a local network) the shop has several names; a browser never forges Host
  return publicOrigin.startsWith('http:') && origin === `http://${host}`;
}
