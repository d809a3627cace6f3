import { DEFAULT_LANGUAGE, isLanguage, type LanguageCode } from 'shared-kernel/contract/languages';
import { COOKIE } from 'shared-kernel/contract/storage';
import { splitLanguage } from 'shared-kernel/rules/routes';

export interface Visit {
  /** as requested, with prefix */
  pathname: string;
  /** `?...` or empty */
  search: string;
  cookies: Readonly<Record<string, string>>;
  acceptLanguage?: string;
}
export type Settled =
  | { language: LanguageCode; path: string }
  | { redirect: string; status: 301 | 302; chosen?: LanguageCode };

/**
 * Language of a request (S003, S007, S009, S010, D1, D2). A prefix always wins; `/en/...` goes to the address without prefix;
 * only `/` may be sent on: to the language of cookie `currentLanguage`, or on a first visit to the browser's. A prefixed address
 * is never redirected for its language, so nobody is redirected twice. `chosen` goes into cookie `i18n_redirected`.
 */
export function settleLanguage({ pathname, search, cookies, acceptLanguage }: Visit): Settled {
  const { language, path, prefixed } = splitLanguage(pathname);
  if (prefixed && language === DEFAULT_LANGUAGE) {
    // one slash only: `/en//host` must not become `//host`, which names another site
    return { redirect: `/${path.replace(/^[/\\]+/, '')}${search}`, status: 301 };
  }
  if (!prefixed && path === '/') {
    const chosen = choose(cookies, acceptLanguage);
    if (chosen !== DEFAULT_LANGUAGE) return { redirect: `/${chosen}${search}`, status: 302, chosen };
  }
  return { language, path };
}

function choose(cookies: Visit['cookies'], acceptLanguage: string | undefined): LanguageCode {
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
