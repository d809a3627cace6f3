import { randomBytes } from 'node:crypto';
import type { Cookies } from 'cookie';
import { COOKIE } from 'shared-kernel/contract/storage';
import { setCookie } from './cookies';
import type { ForwardedName } from './match-call';

/** s; ten minutes at the provider and two to finish, the API's own limits */
const LIFETIME = 720;
const VALUE = /^[\w-]{43}$/;

/**
 * Binds a login through a provider to one browser (D37): a random value in a cookie that only this server reads, sent to the API
 * with the three calls of a login. So a login started in another browser can never be finished in this one.
 */
export class SocialLoginCookie {
  private readonly name: string;

  /** @param secure the shop uses https: the cookie gets `Secure` and the prefix that binds it to this host */
  constructor(private readonly secure: boolean) {
    this.name = secure ? `__Host-${COOKIE.socialLogin}` : COOKIE.socialLogin;
  }

  /**
   * The value sent to the API with a call, undefined for all but those of a login. A new login reuses an existing value, so that
   * logins in two tabs do not invalidate each other.
   */
  browserFor(call: ForwardedName, cookies: Readonly<Cookies>): string | undefined {
    const value = cookies[this.name];
    const known = value && VALUE.test(value) ? value : undefined;
    if (call === 'socialLoginRedirect') return known ?? randomBytes(32).toString('base64url');
    return call === 'socialLoginCallback' || call === 'finishSocialLogin' ? known : undefined;
  }

  /** Cookies to set with the redirect to a provider. */
  begun(call: ForwardedName, browser: string | undefined): string[] {
    if (browser === undefined || call !== 'socialLoginRedirect') return [];
    return [setCookie(this.name, browser, { maxAge: LIFETIME, secure: this.secure, httpOnly: true })];
  }

  /** Cookies to set with the response that creates the session. */
  finished(call: ForwardedName): string[] {
    return call === 'finishSocialLogin'
      ? [setCookie(this.name, '', { maxAge: 0, secure: this.secure, httpOnly: true })]
      : [];
  }
}
