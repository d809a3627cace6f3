import type { LanguageCode } from '../contract/languages';
import type { ListName } from '../contract/list-names';
import { localize, path } from '../rules/links';
import { browser } from './open-page';

/**
 * Address of the login, and after it of this page (S022). In a browser only.
 * @param wish list on which something comes after it
 */
export const loginFromHere = (language: LanguageCode, wish?: ListName): string =>
  localize(language, path.login(location.pathname + location.search, wish));

/** Leads a visitor there and back (S122, D27); as `loginFromHere`. */
export const openLogin = (language: LanguageCode, wish?: ListName): void => browser.open(loginFromHere(language, wish));
