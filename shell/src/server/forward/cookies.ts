import { type Cookies, stringifySetCookie } from 'cookie';
import { COOKIE } from 'shared-kernel/contract/storage';

const YEAR = 365 * 24 * 3600;

interface Attributes {
  maxAge: number;
  secure: boolean;
  httpOnly?: boolean;
}
/** Every cookie of ours has path `/` (S075) and SameSite=Lax (S008). */
export function setCookie(name: string, value: string, { maxAge, secure, httpOnly = false }: Attributes): string {
  return stringifySetCookie({ name, value, maxAge, path: '/', httpOnly, secure, sameSite: 'lax' });
}

/** The cookies of a session (architecture 'Session'): the token where scripts cannot see it, and a flag that carries no secret. */
export class SessionCookies {
  readonly name: string;

  /** @param secure the shop is reached by https: the cookie gets `Secure` and the prefix that binds it to this host */
  constructor(private readonly secure: boolean) {
    this.name = secure ? `__Host-${COOKIE.session}` : COOKIE.session;
  }

  /** The bearer token that came with a request. */
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

  /** Takes away a token that opens nothing any more, and leaves the flag to the browser. */
  forget(): string {
    return setCookie(this.name, '', { maxAge: 0, secure: this.secure, httpOnly: true });
  }

  end(): string[] {
    return [this.forget(), setCookie(COOKIE.signedIn, '', { maxAge: 0, secure: this.secure })];
  }
}

/** Says that a first visit was sent to its language once (S009, D2). */
export const redirectedCookie = (language: string, secure: boolean) =>
  setCookie(COOKIE.languageRedirected, language, { maxAge: YEAR, secure });

/** What may stand in an Authorization header as it is (RFC 6750). */
export const isToken = (text: string) => /^[\w.~+/-]{8,4096}=*$/.test(text);
