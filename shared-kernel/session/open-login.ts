import type { LanguageCode } from '../contract/languages';
import type { ListName } from '../contract/list-names';
import { link } from '../platform/links';
import { localize } from '../rules/links';
import { browser } from './open-page';

/**
 * Address of the login, and after it of this page (S022). In a browser only.
 * @param list where the pressed product or store is added afterwards
 */
export const loginFromHere = (language: LanguageCode, list?: ListName): string =>
  localize(language, link('login', { redirect: location.pathname + location.search, for: list }));

/** Leads a visitor there and back (S122, D27); as `loginFromHere`. */
export const openLogin = (language: LanguageCode, list?: ListName): void => browser.open(loginFromHere(language, list));
