import type { ForwardedName } from './match-call';

const PAYING: readonly ForwardedName[] = ['paymentReturn', 'paymentReturnByForm', 'paymentHandOver'];
/** Browsers open these, and they lead on to a page of the shop. */
const HOME: ReadonlySet<ForwardedName> = new Set(['socialLoginRedirect', 'socialLoginCallback', ...PAYING]);
/** These lead to a provider or a gateway as well, as the API is configured. */
const AWAY: ReadonlySet<ForwardedName> = new Set(['socialLoginRedirect', ...PAYING]);

/**
 * True when an answer of this call may send the browser to this address: only calls that browsers open may at all, and only those
 * that lead to providers and gateways may leave the shop. Without TLS only where the shop itself has none.
 */
export function mayLeadTo(call: ForwardedName, address: string, publicOrigin: string): boolean {
  if (!URL.canParse(address, publicOrigin)) return false;
  const { origin, protocol } = new URL(address, publicOrigin);
  if (origin === publicOrigin) return HOME.has(call);
  return AWAY.has(call) && (protocol === 'https:' || (protocol === 'http:' && publicOrigin.startsWith('http:')));
}
