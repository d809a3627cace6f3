import { DEFAULT_LANGUAGE, isLanguage, type LanguageCode } from 'shared-kernel/contract/languages';
import { COOKIE } from 'shared-kernel/contract/storage';
import type { PageAddress } from 'shared-kernel/rules/page-address';

interface Visitor {
  cookies: Readonly<Record<string, string>>;
  acceptLanguage?: string;
}

/**
 * The language that a visitor of `/` is sent on to (S007, S009, S010, D2): that of cookie `currentLanguage`, or on a first visit the
 * browser's. Null for every other page: its prefix, or the lack of one, decides. `/en/...` never gets here (`address/judge-address`).
 */
export function languageOfHome(
  { language, path }: PageAddress,
  { cookies, acceptLanguage }: Visitor,
): LanguageCode | null {
  if (language !== DEFAULT_LANGUAGE || path !== '/') return null;
  const chosen = choose(cookies, acceptLanguage);
  return chosen === DEFAULT_LANGUAGE ? null : chosen;
}

function choose(cookies: Visitor['cookies'], acceptLanguage: string | undefined): LanguageCode {
  const saved = cookies[COOKIE.language];
  if (saved !== undefined) return isLanguage(saved) ? saved : DEFAULT_LANGUAGE;
  if (cookies[COOKIE.languageRedirected] !== undefined) return DEFAULT_LANGUAGE;
  return preferred(acceptLanguage);
}

/** The shop's language that a browser likes best (`Accept-Language`), the default when it likes none. */
function preferred(header = ''): LanguageCode {
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((v) => v !== undefined);
      return { code: tag.split('-')[0] ?? '', weight: q === undefined ? 1 : Number(q), order };
    })
    .filter(({ code, weight }) => weight > 0 && (isLanguage(code) || code === '*'))
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  const best = wishes[0]?.code;
  return isLanguage(best) ? best : DEFAULT_LANGUAGE;
}
