import * as CALLS from '../contract/calls';
import type { User } from '../contract/user';
import type { ApiClient } from '../platform/api-client';
import { tellTabs } from '../platform/tabs';
import { userToken } from '../platform/user-token';
import { localize } from '../rules/links';
import { browser } from './open-page';
import { setProfile } from './profile';
import { looksSignedIn } from './signed-in-flag';

/**
 * Signs in by e-mail and password (S166). The answer carries the user, so no other call is made; the session itself is a cookie
 * that only the shell's server reads. The guest's token goes along so that the guest's cart is merged (D30).
 * @throws FormRejected with the server's message for a wrong pair or an address that is not verified.
 */
export async function signIn(api: ApiClient, credentials: { email: string; password: string }): Promise<void> {
  const { data } = await api.request<User>(CALLS.signin, { body: { ...credentials, user_token: userToken() } });
  become(data);
}

/**
 * Confirms an address by the emailed code (S167). Resolves true when the server signed the user in with it, false when the user
 * has to sign in.
 * @throws FormRejected for a wrong or expired code.
 */
export async function verify(api: ApiClient, proof: { email: string; code: string }): Promise<boolean> {
  const { data } = await api.request<User>(CALLS.verify, { body: { ...proof, user_token: userToken() } });
  if (!looksSignedIn()) return false;
  become(data);
  return true;
}

/**
 * Asks for the session that a provider's return has earned (S171); which login it is, a cookie says that no script can read. The
 * guest's token goes along so that the guest's cart is merged (D30).
 * @throws FormRejected when no login waits for this browser.
 */
export async function finishSocialLogin(api: ApiClient): Promise<void> {
  const { data } = await api.request<User>(CALLS.finishSocialLogin, { body: { user_token: userToken() } });
  become(data);
}

/**
 * Where a user goes after signing in (S020, S076): the callback path, which has its prefix, or home in the page's language.
 * @param callback as `callbackPath` gives it: `/` when there is none of our own
 */
export function openAfterSignIn({ language }: Pick<ApiClient, 'language'>, callback: string): void {
  browser.replace(callback === '/' ? localize(language, '/') : callback);
}

function become({ id, name, email, cart_count }: User): void {
  setProfile({ id, name, email, cart_count, is_logged_in: true });
  tellTabs({ what: 'signed-in' });
}
