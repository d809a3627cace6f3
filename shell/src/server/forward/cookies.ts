import { type Cookies, stringifySetCookie } from 'cookie';
import { COOKIE } from 'shared-kernel/contract/storage';

const YEAR = 365 * 24 * 3600;

interface Attributes {
  maxAge: number;
  secure: boolean;
  httpOnly?: boolean;
}
/** All our cookies have path `/` (S075) and SameSite=Lax (S008). */
export function setCookie(name: string, value: string, { maxAge, secure, httpOnly = false }: Attributes): string {
  return stringifySetCookie({ name, value, maxAge, path: '/', httpOnly, secure, sameSite: 'lax' });
}

/** The cookies of a session (architecture 'Session'): the token, hidden from scripts, and a flag without a secret. */
export class SessionCookies {
  readonly name: string;

  /** @param secure the shop uses https: the cookie gets `Secure` and the prefix that binds it to this host */
  constructor(private readonly secure: boolean) {
    this.name = secure ? `__Host-${COOKIE.session}` : COOKIE.session;
  }

  /** The bearer token in a request. */
  token(cookies: Readonly<Cookies>): string | undefined {
    const token = cookies[this.name];
    return token && isToken(token) ? token : undefined;
  }

  /** @param expiresIn seconds */
  start(token: string, expiresIn: number): string[] {
    return [
      setCookie(this.name, token, { maxAge: expiresIn, secure: this.secure, httpOnly: true }),
      setCookie(COOKIE.signedIn, '1', { maxAge: expiresIn, secure: this.secure }),
    ];
  }

  /** Removes a token that is no longer valid; the browser removes the flag. */
  forget(): string {
    return setCookie(this.name, '', { maxAge: 0, secure: this.secure, httpOnly: true });
  }

  end(): string[] {
    return [this.forget(), setCookie(COOKIE.signedIn, '', { maxAge: 0, secure: this.secure })];
  }
}

/** Marks that a first visit was redirected to its language once (S009, D2). */
export const redirectedCookie = (language: string, secure: boolean) =>
  setCookie(COOKIE.languageRedirected, language, { maxAge: YEAR, secure });

/** Characters allowed in an Authorization header (RFC 6750). */
export const isToken = (text: string) => /^[\w.~+/-]{8,4096}=*$/.test(text);
