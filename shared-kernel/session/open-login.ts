import type { LanguageCode } from '../contract/languages';
import type { ListName } from '../contract/list-names';
import { localize, path } from '../rules/links';
import { browser } from './open-page';

/**
 * Leads a visitor to the login, and after it back to this page (S022, S122, D27).
 * @param wish list on which something comes after it
 */
export const openLogin = (language: LanguageCode, wish?: ListName): void =>
  browser.open(localize(language, path.login(location.pathname + location.search, wish)));
