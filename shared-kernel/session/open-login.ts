import type { LanguageCode } from '../contract/languages';
import type { ListName } from '../contract/list-names';
import { link } from '../platform/links';
import { localize } from '../rules/links';
import { browser } from './open-page';

/** Something that is added to a list afterwards, or a session that has ended (issue 14). */
type LoginReason = ListName | 'ended';

/**
 * Address of the login, and after it of this page (S022). In a browser only.
 * @param reason the list where the pressed product or store is added afterwards, or that the session has ended, which the login says
 */
export const loginFromHere = (language: LanguageCode, reason?: LoginReason): string =>
  localize(language, link('login', { redirect: location.pathname + location.search, for: reason }));

/** Leads a visitor there and back (S122, D27); as `loginFromHere`. */
export const openLogin = (language: LanguageCode, reason?: LoginReason): void =>
  browser.open(loginFromHere(language, reason));
