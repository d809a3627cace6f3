import { isNotSignedIn } from '../api/errors';
import * as CALLS from '../contract/calls';
import { LAST_ORDER, STORAGE } from '../contract/storage';
import type { ApiClient } from '../platform/api-client';
import { emit } from '../platform/bus';
import { forgetListChanges } from '../platform/list-change';
import { tellTabs } from '../platform/tabs';
import { forgetUserToken } from '../platform/user-token';
import { localize } from '../rules/links';
import { browser } from './open-page';
import { setProfile } from './profile';
import { dropSignedInFlag } from './signed-in-flag';

const PERSONAL = [STORAGE.recentlyViewed, STORAGE.recentSearches, STORAGE.shippingPlace, LAST_ORDER];

/**
 * Signs out (S021, S076, S172): the server ends the session, then profile, cart count and guest token are cleared in every tab and
 * the home page opens. A session that had already ended counts as success.
 * @throws ApiDown or RequestFailed when the session could not be ended: the user is still signed in and must be told.
 */
export async function signOut(api: ApiClient): Promise<void> {
  try {
    await api.request(CALLS.logout);
  } catch (reason) {
    if (!isNotSignedIn(reason)) throw reason;
  }
  tellTabs({ what: 'signed-out' });
  leaveSession(api);
}

/** Clears all data of the user or guest on this page and leaves it. @param path where to go, without language prefix */
export function leaveSession(api: ApiClient, path = '/'): void {
  forgetUserToken();
  forgetStored();
  forgetListChanges();
  dropSignedInFlag();
  setProfile(null);
  emit('cart:count-changed', { count: 0 });
  browser.replace(localize(api.language, path));
}

/** Removes this person's input, history and pending actions, which are private; colour scheme and closed banners stay. */
function forgetStored(): void {
  try {
    for (const key of PERSONAL) localStorage.removeItem(key);
    // everything in it is personal
    sessionStorage.clear();
  } catch {
    // storage is blocked: nothing was stored
  }
}
