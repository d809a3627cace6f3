import type { Cookies } from 'cookie';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { DEFAULT_LANGUAGE, isLanguage, type LanguageCode } from 'shared-kernel/contract/languages';
import { COOKIE } from 'shared-kernel/contract/storage';
import type { PageAddress } from 'shared-kernel/rules/page-address';

/** Maximum length of `Accept-Language` that is parsed; browsers send fewer than 100 characters. */
const LONGEST = 500;

interface Visitor {
  cookies: Readonly<Cookies>;
  acceptLanguage?: string;
}

/**
 * The language that a visitor of `/` is redirected to (S007, S009, S010, D2): that of the cookie `currentLanguage`, or on a first
 * visit the browser's. Null for every other page, where the prefix decides. `/en/...` never gets here (`address/judge-address`).
 * @param languages enabled in the shop
 */
export function languageOfHome(
  { language, path }: PageAddress,
  { cookies, acceptLanguage }: Visitor,
  languages: readonly LanguageCode[],
): LanguageCode | null {
  if (language !== DEFAULT_LANGUAGE || path !== '/') return null;
  const chosen = choose(cookies, acceptLanguage, languages);
  return chosen === DEFAULT_LANGUAGE ? null : chosen;
}

function choose(
  cookies: Visitor['cookies'],
  acceptLanguage: string | undefined,
  languages: readonly LanguageCode[],
): LanguageCode {
  const saved = cookies[COOKIE.language];
  if (saved !== undefined) return isLanguage(saved) && languages.includes(saved) ? saved : DEFAULT_LANGUAGE;
  if (cookies[COOKIE.languageRedirected] !== undefined) return DEFAULT_LANGUAGE;
  return preferred(acceptLanguage, languages);
}

/** Many browsers send the same header: caches the result for some of them. */
const known = new LRUCache<string, LanguageCode>({ max: 100 });

/** The shop's language that a browser prefers (`Accept-Language`, RFC 9110 12.5.4), the default when it accepts none of them. */
function preferred(whole = '', languages: readonly LanguageCode[]): LanguageCode {
  const header = whole.slice(0, LONGEST);
  const key = `${languages.join(' ')}:${header}`;
  const before = known.get(key);
  if (before) return before;
  const best = negotiate(header, languages);
  known.set(key, best);
  return best;
}

function negotiate(header: string, languages: readonly LanguageCode[]): LanguageCode {
  const negotiator = new Negotiator({ headers: { 'accept-language': header } });
  // the default first: it wins for `*`
  const best = negotiator.language([DEFAULT_LANGUAGE, ...languages]);
  return isLanguage(best) ? best : DEFAULT_LANGUAGE;
}
