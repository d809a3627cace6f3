import type { ApiClient } from 'shared-kernel/platform/api-client';
import { on } from 'shared-kernel/platform/bus';
import { liveRoute } from 'shared-kernel/platform/routes';
import { parsePageAddress } from 'shared-kernel/rules/page-address';
import { guardOf } from 'shared-kernel/rules/routes';
import { onCameBack } from 'shared-kernel/session/came-back';
import { followTabs } from 'shared-kernel/session/follow-tabs';
import { loadProfile } from 'shared-kernel/session/load-profile';
import { loginFromHere } from 'shared-kernel/session/open-login';
import { browser } from 'shared-kernel/session/open-page';
import { hasPendingAction } from 'shared-kernel/session/pending-action';
import { looksSignedIn } from 'shared-kernel/session/signed-in-flag';

/**
 * Starts the visitor's session (S064 to S066): loads the profile, syncs with the other tabs, and runs the pending action after a
 * login (D27).
 * @param onFailure receives the error; the page then shows the error page (D12)
 */
export function startSession(api: ApiClient, onFailure: (error: unknown) => void): void {
  followTabs(api);
  leaveStalePage();
  const seemed = looksSignedIn();
  loadProfile(api).then(() => (seemed && !looksSignedIn() ? leaveAccount() : finishPending(api)), onFailure);
}

/**
 * Leaves an account page for the login when the profile call reveals that the session has ended (new password elsewhere, or
 * expiry). The login shows the reason and leads back (S022). The page's guard could not do it: the flag is already gone. Other
 * pages stay, as for a visitor.
 */
function leaveAccount(): void {
  const { language, path, search } = parsePageAddress(location);
  const match = liveRoute(path);
  if (match && guardOf(match.route, search) === 'logged-in') browser.replace(loginFromHere(language, 'ended'));
}

/**
 * Reloads a page restored from the back/forward cache when the visitor has signed in or out since, so that its guard decides and
 * going back shows nothing personal (A6).
 */
function leaveStalePage(): void {
  let signedIn = looksSignedIn();
  on('session:changed', ({ profile }) => {
    signedIn = profile !== null;
  });
  onCameBack(() => {
    if (looksSignedIn() !== signedIn) browser.reload();
  });
}

async function finishPending(api: ApiClient): Promise<void> {
  // the profile decides: the flag has already been removed when the user is not signed in
  if (!hasPendingAction() || !looksSignedIn()) return;
  const { doPendingAction } = await import(/* webpackChunkName: "pending-action" */ '../auth/do-pending-action');
  await doPendingAction(api);
}
