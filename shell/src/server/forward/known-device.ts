import type { Cookies } from 'cookie';
import { COOKIE } from 'shared-kernel/contract/storage';
import { setCookie } from './cookies';
import type { ForwardedName } from './match-call';

/** s; the longest lifetime that browsers allow for a cookie */
const LIFETIME = 400 * 24 * 3600;
/** Value signed by the API: entries of random id and signature. */
const VALUE = /^[\w.~-]{1,512}$/;

/** Calls that send or change the API's knowledge of this browser. */
const CONCERNED: ReadonlySet<ForwardedName> = new Set([
  'signin',
  'verify',
  'finishSocialLogin',
  'forgotPassword',
  'updatePassword',
  'updateUserPassword',
]);

/**
 * Lets the API recognise a browser that has logged in to an account before (docs/decisions/0028): the value it signs at a login is
 * stored in a cookie that only this server reads, survives the session, and is sent with calls that guess passwords or request
 * codes.
 */
export class KnownDeviceCookie {
  private readonly name: string;

  /** @param secure the shop uses https: the cookie gets `Secure` and the prefix that binds it to this host */
  constructor(private readonly secure: boolean) {
    this.name = secure ? `__Host-${COOKIE.knownDevice}` : COOKIE.knownDevice;
  }

  /** The value sent to the API with a call; undefined for most calls and for browsers that never logged in. */
  shownWith(call: ForwardedName, cookies: Readonly<Cookies>): string | undefined {
    const value = cookies[this.name];
    return CONCERNED.has(call) && value && VALUE.test(value) ? value : undefined;
  }

  /** @param device `data.device` of a login's response */
  keep(device: unknown): string[] {
    if (typeof device !== 'string' || !VALUE.test(device)) return [];
    return [setCookie(this.name, device, { maxAge: LIFETIME, secure: this.secure, httpOnly: true })];
  }
}
