import { CALLS } from 'shared-kernel/contract/calls';

const below = (path: string) => path.replace(/:.*/, '');
/** Browsers open these, and they lead on to a page of the shop. */
const HOME = [below(CALLS.socialLoginRedirect.path), below(CALLS.socialLoginCallback.path), 'payment/'];
/** These lead to a provider or a gateway as well, as the API is configured. */
const AWAY = [below(CALLS.socialLoginRedirect.path), 'payment/'];

/**
 * True when an answer of this call may send the browser to this address: only calls that browsers open may at all, and only those
 * that lead to providers and gateways may leave the shop. Without TLS only where the shop itself has none.
 *
 * @param call below `api/v1/`, no query
 */
export function mayLeadTo(call: string, address: string, publicOrigin: string): boolean {
  if (!URL.canParse(address, publicOrigin)) return false;
  const { origin, protocol } = new URL(address, publicOrigin);
  const among = (calls: readonly string[]) => calls.some((path) => call.startsWith(path));
  if (origin === publicOrigin) return among(HOME);
  return among(AWAY) && (protocol === 'https:' || (protocol === 'http:' && publicOrigin.startsWith('http:')));
}
