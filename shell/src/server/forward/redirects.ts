import type { ForwardedName } from './match-call';

const PAYING: readonly ForwardedName[] = ['paymentReturn', 'paymentReturnByForm', 'paymentHandOver'];
/** Browsers open these calls, and they redirect to a page of the shop. */
const HOME: ReadonlySet<ForwardedName> = new Set(['socialLoginRedirect', 'socialLoginCallback', ...PAYING]);
/** These also redirect to a provider or a gateway, as configured in the API. */
const AWAY: ReadonlySet<ForwardedName> = new Set(['socialLoginRedirect', ...PAYING]);

/**
 * True when a response of this call may redirect the browser to this URL: only calls that browsers open may redirect at all, and
 * only those that lead to providers and gateways may leave the shop. Without TLS only if the shop itself has none.
 */
export function mayLeadTo(call: ForwardedName, address: string, publicOrigin: string): boolean {
  if (!URL.canParse(address, publicOrigin)) return false;
  const { origin, protocol } = new URL(address, publicOrigin);
  if (origin === publicOrigin) return HOME.has(call);
  return AWAY.has(call) && (protocol === 'https:' || (protocol === 'http:' && publicOrigin.startsWith('http:')));
}
