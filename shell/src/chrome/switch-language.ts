import type { LanguageCode } from 'shared-kernel/contract/languages';
import { COOKIE } from 'shared-kernel/contract/storage';
import { on } from 'shared-kernel/platform/bus';
import { hrefOf, parsePageAddress } from 'shared-kernel/rules/page-address';
import { browser } from 'shared-kernel/session/open-page';

/** 365 days (spec §9), in seconds */
const YEAR = 365 * 24 * 60 * 60;

/** Handles `language:change-requested` (S012). Returns a function that stops it. */
export function followLanguageChoice(): () => void {
  return on('language:change-requested', ({ language }) => {
    rememberLanguage(language);
    // one full navigation to the same page and query with the new prefix (D2)
    browser.open(hrefOf({ ...parsePageAddress(location), language }) + location.hash);
  });
}

/** Cookie `currentLanguage` (S008). A shop framed by another site cannot store a lax cookie, but framing is forbidden anyway. */
function rememberLanguage(language: LanguageCode): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
  document.cookie = `${COOKIE.language}=${language}; path=/; max-age=${YEAR}; samesite=lax${secure}`;
}
