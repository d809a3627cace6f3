import { isApiDown, isNotSignedIn } from '../api/errors';
import * as CALLS from '../contract/calls';
import type { Profile } from '../contract/user';
import type { ApiClient } from '../platform/api-client';
import { emit, on } from '../platform/bus';
import { profileIsLoaded, setProfile } from './profile';
import { dropSignedInFlag } from './signed-in-flag';

/**
 * Start-up rule (S064 to S066, S069, D12): fetches the profile with the user token unless one is loaded. `is_logged_in` sets user
 * and cart count; a guest's count is used as well. HTTP 401 means 'not logged in'.
 * @throws ApiDown, FormRejected or RequestFailed when the call fails: the user is logged out on this page and the caller shows the
 * error page. A call aborted because the visitor leaves the page is not a failure.
 */
export async function loadProfile(api: ApiClient): Promise<void> {
  if (profileIsLoaded()) return;
  await readProfile(api);
}

/** Refetches the profile even when it is loaded: another tab signed in, or the cart may have changed. */
export async function readProfile(api: ApiClient): Promise<void> {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  addEventListener('pagehide', leave, { once: true });
  try {
    const { data, answeredAt } = await api.request<Profile>(CALLS.profile, { signal: leaving.signal });
    if (answeredAt) emit('clock:synced', { serverTime: answeredAt, at: performance.now() });
    know(data.is_logged_in ? data : null, data.cart_count);
  } catch (reason) {
    if (leaving.signal.aborted) return;
    // this does not mean that the session has ended: the known profile stays, and is refetched once the shop is reachable
    // (issue 13)
    if (isApiDown(reason) && (reason.offline || reason.unreachable)) {
      const again = () => void readProfile(api).catch(() => {});
      if (reason.offline) addEventListener('online', again, { once: true });
      else {
        const stop = on('connection:changed', ({ offline }) => {
          if (offline) return;
          stop();
          again();
        });
      }
      return;
    }
    know(null, 0);
    if (!isNotSignedIn(reason)) throw reason;
  } finally {
    removeEventListener('pagehide', leave);
  }
}

// not `setCartCount`: a count that was just read must not be announced to the other tabs
function know(profile: Profile | null, count: number): void {
  if (!profile) dropSignedInFlag();
  setProfile(profile);
  emit('cart:count-changed', { count });
}
