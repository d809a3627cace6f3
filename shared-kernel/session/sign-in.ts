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
 * Signs in by e-mail and password (S166). The response contains the user, so no other call is needed; the session itself is a
 * cookie that only the shell's server reads. The guest's token is sent along so that the guest's cart is merged (D30).
 * @throws FormRejected with the server's message for wrong credentials or an address that is not verified.
 */
export async function signIn(api: ApiClient, credentials: { email: string; password: string }): Promise<void> {
  const { data } = await api.request<User>(CALLS.signin, { body: { ...credentials, user_token: userToken() } });
  become(data);
}

/**
 * Confirms an address with the emailed code (S167). Resolves to true when the server also signed the user in, false when the user
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
 * Requests the session after the provider's redirect (S171); the login is identified by a cookie that no script can read. The
 * guest's token is sent along so that the guest's cart is merged (D30).
 * @throws FormRejected when there is no pending login for this browser.
 */
export async function finishSocialLogin(api: ApiClient): Promise<void> {
  const { data } = await api.request<User>(CALLS.finishSocialLogin, { body: { user_token: userToken() } });
  become(data);
}

/**
 * Opens the page after the sign-in (S020, S076): the callback path, which includes its prefix, or home in the page's language.
 * @param callback as returned by `callbackPath`: `/` when there is none of our own
 */
export function openAfterSignIn({ language }: Pick<ApiClient, 'language'>, callback: string): void {
  browser.replace(callback === '/' ? localize(language, '/') : callback);
}

function become({ id, name, email, cart_count }: User): void {
  setProfile({ id, name, email, cart_count, is_logged_in: true });
  tellTabs({ what: 'signed-in' });
}
