import type { LanguageCode } from 'shared-kernel/contract/languages';
import { COOKIE } from 'shared-kernel/contract/storage';
import { on } from 'shared-kernel/platform/bus';
import { hrefOf, parsePageAddress } from 'shared-kernel/rules/page-address';
import { browser } from 'shared-kernel/session/open-page';

/** 365 days (spec §9), in seconds */
const YEAR = 365 * 24 * 60 * 60;

/** Carries out what `language:change-requested` asks for (S012). Returns how to stop. */
export function followLanguageChoice(): () => void {
  return on('language:change-requested', ({ language }) => {
    rememberLanguage(language);
    // one full navigation to the same page and query under the new prefix (D2)
    browser.open(hrefOf({ ...parsePageAddress(location), language }) + location.hash);
  });
}

/** Cookie `currentLanguage` (S008). A shop framed by another site cannot keep a lax cookie, but may not be framed anyway. */
function rememberLanguage(language: LanguageCode): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
  document.cookie = `${COOKIE.language}=${language}; path=/; max-age=${YEAR}; samesite=lax${secure}`;
}
