import type { LanguageCode } from '../contract/languages';
import { localize, path } from '../rules/links';
import { browser } from './open-page';

/** Leads a visitor to the login, and after it back to this page (S022, S122, D27). */
export const openLogin = (language: LanguageCode): void =>
  browser.open(localize(language, path.login(location.pathname + location.search)));
