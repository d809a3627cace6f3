import type { Cookies } from 'cookie';
import { COOKIE } from 'shared-kernel/contract/storage';
import { setCookie } from './cookies';
import type { ForwardedName } from './match-call';

/** number of orders that one browser has opened by links, most recent first */
const MOST = 4;
/** Value signed by the API: the order's code, or its number as before 2026-12; expiry, signature. Several are separated by `~`. */
const ENTRY = /^(\d{1,9}|[\dA-Z]{5}-[\dA-Z]{5}-[\dA-Z]{5})\.[\w.-]{1,80}$/;

/**
 * Calls about one order, which anybody with its link may make (docs/decisions/0084), and those that sign in, which may claim it
 * (0112).
 */
const CONCERNED: ReadonlySet<ForwardedName> = new Set([
  'orders',
  'ordersByGet',
  'paymentDone',
  'cancelOrder',
  'cancellation',
  'sendOrderEmail',
  'buyAgain',
  'orderInvoice',
  'creditNote',
  'ownReview',
  'saveReview',
  'askReturn',
  'convertPhoto',
  'withdrawReturn',
  'writeMessage',
  'signin',
  'verify',
  'finishSocialLogin',
]);

/**
 * Gives a browser access to an order whose mailed link it has opened: the value that the API signs for it is stored in a cookie
 * that only this server reads, and is sent to the API with calls about orders. Each entry opens one order.
 */
export class OrderAccessCookie {
  private readonly name: string;

  /** @param secure the shop uses https: the cookie gets `Secure` and the prefix that binds it to this host */
  constructor(private readonly secure: boolean) {
    this.name = secure ? `__Host-${COOKIE.orderAccess}` : COOKIE.orderAccess;
  }

  /** The value sent to the API with a call; undefined for most calls and for browsers that opened no link. */
  shownWith(call: ForwardedName, cookies: Readonly<Cookies>): string | undefined {
    const entries = CONCERNED.has(call) ? this.entries(cookies) : [];
    return entries.length > 0 ? entries.join('~') : undefined;
  }

  /**
   * Stores the API's signed value for an order, beside those of others.
   * @param expiresIn seconds
   */
  open(access: string, expiresIn: number, cookies: Readonly<Cookies>): string[] {
    const order = ENTRY.exec(access)?.[1];
    if (order === undefined) return [];
    const others = this.entries(cookies).filter((entry) => !entry.startsWith(`${order}.`));
    const value = [access, ...others].slice(0, MOST).join('~');
    return [setCookie(this.name, value, { maxAge: expiresIn, secure: this.secure, httpOnly: true })];
  }

  /**
   * Ends the access after a logout, the deletion of an account or of a guest's data, so that the next person at this browser finds
   * no open order.
   */
  end(cookies: Readonly<Cookies>): string[] {
    if (cookies[this.name] === undefined) return [];
    return [setCookie(this.name, '', { maxAge: 0, secure: this.secure, httpOnly: true })];
  }

  private entries(cookies: Readonly<Cookies>): string[] {
    return (cookies[this.name] ?? '').split('~', MOST).filter((entry) => ENTRY.test(entry));
  }
}
