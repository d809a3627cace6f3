import type { LanguageCode } from '../contract/languages';
import type { ListName } from '../contract/list-names';
import { localize, path } from '../rules/links';
import { browser } from './open-page';

/**
 * Address of the login, and after it of this page (S022). In a browser only.
 * @param list where the pressed product or store is added afterwards
 */
export const loginFromHere = (language: LanguageCode, list?: ListName): string =>
  localize(language, path.login(location.pathname + location.search, list));

/** Leads a visitor there and back (S122, D27); as `loginFromHere`. */
export const openLogin = (language: LanguageCode, list?: ListName): void => browser.open(loginFromHere(language, list));
