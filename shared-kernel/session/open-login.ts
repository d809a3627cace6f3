import type { LanguageCode } from '../contract/languages';
import type { ListName } from '../contract/list-names';
import { link } from '../platform/links';
import { localize } from '../rules/links';
import { browser } from './open-page';

/** Why the login is needed: an entry to add to a list afterwards, or a session that has expired (issue 14). */
type LoginReason = ListName | 'ended';

/**
 * URL of the login that leads back to this page (S022). Browser only.
 * @param reason the list to which the product or store is added afterwards, or that the session has expired; shown on the login
 * page
 */
export const loginFromHere = (language: LanguageCode, reason?: LoginReason): string =>
  localize(language, link('login', { redirect: location.pathname + location.search, for: reason }));

/** Opens the login, which leads back to this page (S122, D27); as `loginFromHere`. */
export const openLogin = (language: LanguageCode, reason?: LoginReason): void =>
  browser.open(loginFromHere(language, reason));
