import type { ForwardedName } from './match-call';

export interface Origins {
  method: string;
  call: ForwardedName;
  origin?: string;
  /** `Sec-Fetch-Site`; pages cannot forge it */
  fetchSite?: string;
  /** `Sec-Fetch-Dest`: `empty` for a call of a script */
  fetchDest?: string;
  /** a session came with the request: there is something to abuse */
  session: boolean;
  /** `Host` as the browser sent it */
  host: string;
  publicOrigin: string;
}

/** Gateways and providers come from elsewhere by design; the API checks their signatures (D50). */
const FROM_GATEWAYS: ReadonlySet<ForwardedName> = new Set(['paymentReturnByForm', 'paymentWebhook']);

/** Reading calls by the specification that do something all the same: they end a session, or send a mail. */
const EFFECTS: ReadonlySet<ForwardedName> = new Set(['logout', 'sendOrderEmail']);

/**
 * True when a state-changing call does not come from a page of ours and must have no effect (D50). `user/logout` and the mail of
 * an order are GET by the specification and guarded all the same: only a script of ours calls them, no link, picture or redirect
 * leads there. A client that tells neither origin nor site is no browser: it may call, but not with a session cookie. A login through a provider begins on a page of ours or by an address that was typed: no other site sends a
 * visitor through one unasked.
 */
export function isCrossSite(from: Origins): boolean {
  if (from.call === 'socialLoginRedirect') return from.fetchSite === 'cross-site' || from.fetchSite === 'same-site';
  const effect = EFFECTS.has(from.call);
  if (!effect && (from.method === 'GET' || from.method === 'HEAD' || FROM_GATEWAYS.has(from.call))) return false;
  if (effect && from.fetchDest !== undefined && from.fetchDest !== 'empty') return true;
  if (from.origin !== undefined && !isOwn(from.origin, from)) return true;
  // `none` is an address typed or followed from a mail: no script of ours
  if (from.fetchSite !== undefined) return from.fetchSite !== 'same-origin' && !(from.fetchSite === 'none' && !effect);
  return from.origin === undefined && from.session;
}

function isOwn(origin: string, { publicOrigin, host }: Origins): boolean {
  if (origin === publicOrigin) return true;
  // without https (one machine, a local network) the shop is reached by several names; a browser never lies about Host
  return publicOrigin.startsWith('http:') && origin === `http://${host}`;
}
