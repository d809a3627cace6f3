import { isToken, type SessionCookies } from './cookies';
import type { KnownDeviceCookie } from './known-device';
import type { ForwardedName } from './match-call';

/** Calls whose response may contain a token. */
const GIVES_TOKEN: ReadonlySet<ForwardedName> = new Set([
  'signin',
  'verify',
  'finishSocialLogin',
  'updateUserPassword',
  'changeEmail',
]);
const DAY = 24 * 3600;

/** True when the response must be buffered before it is passed on. */
export const concernsSession = (call: ForwardedName) =>
  GIVES_TOKEN.has(call) || call === 'profile' || call === 'deleteAccount';

interface Envelope {
  status?: unknown;
  token?: unknown;
  data?: { token?: unknown; device?: unknown; expires_in?: unknown; is_logged_in?: unknown } | null;
}

/**
 * Moves token and known device from a response's body into cookies (architecture 'Session'), and ends a session unknown to the API.
 * @param hadSession the call had a session cookie
 * @returns the body to send and the cookies to set
 */
export function sessionAnswer(
  call: ForwardedName,
  body: string,
  hadSession: boolean,
  session: SessionCookies,
  known: KnownDeviceCookie,
): { body: string; cookies: string[] } {
  let envelope: Envelope;
  try {
    envelope = JSON.parse(body) as Envelope;
  } catch {
    return { body, cookies: [] };
  }
  if (typeof envelope !== 'object' || envelope === null) return { body, cookies: [] };
  const { data } = envelope;
  if (call === 'profile') return { body, cookies: hadSession && data?.is_logged_in === false ? session.end() : [] };
  // deleting the account also ends its sessions
  if (call === 'deleteAccount') return { body, cookies: envelope.status === 200 ? session.end() : [] };
  const token = data?.token ?? envelope.token;
  if (typeof token !== 'string' || !isToken(token)) return { body, cookies: [] };
  const { token: _, device, ...rest } = data ?? {};
  const seconds = Number(data?.expires_in);
  return {
    body: JSON.stringify({ ...envelope, token: null, data: rest }),
    cookies: [...session.start(token, Number.isInteger(seconds) && seconds > 0 ? seconds : DAY), ...known.keep(device)],
  };
}
