import type { ApiClient } from 'shared-kernel/api/client';
import { on } from 'shared-kernel/events/bus';
import { parsePageAddress } from 'shared-kernel/rules/page-address';
import { guardOf, matchRoute } from 'shared-kernel/rules/routes';
import { onCameBack } from 'shared-kernel/session/came-back';
import { followTabs } from 'shared-kernel/session/follow-tabs';
import { loadProfile } from 'shared-kernel/session/load-profile';
import { browser } from 'shared-kernel/session/open-page';
import { hasPendingAction } from 'shared-kernel/session/pending-action';
import { looksSignedIn } from 'shared-kernel/session/signed-in-flag';

/**
 * Start-up rule of the visitor (S064 to S066): asks who this is, follows the other tabs, and does what was pressed before a login
 * (D27).
 * @param onFailure gets what went wrong; the page shows the error page then (D12)
 */
export function startSession(api: ApiClient, onFailure: (error: unknown) => void): void {
  followTabs(api);
  leaveStalePage();
  const seemed = looksSignedIn();
  loadProfile(api).then(() => (seemed && !looksSignedIn() ? leaveAccount() : finishPending(api)), onFailure);
}

/**
 * The session had ended, by a new password elsewhere or by age, and nobody knew until the profile was asked for: a page of the account
 * is asked for anew, and its guard leads to the login with the way back (S022). Other pages are a visitor's now.
 */
function leaveAccount(): void {
  const { path, search } = parsePageAddress(location);
  const match = matchRoute(path);
  if (match && guardOf(match.route, search) === 'logged-in') browser.reload();
}

/**
 * A page that the browser shows again out of its memory was left by somebody: when they have signed out since (or in), it is asked for
 * anew, and its guard decides. Nothing personal is seen by going back (A6).
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
  // the profile has the last word: by now the flag is gone when nobody is signed in
  if (!hasPendingAction() || !looksSignedIn()) return;
  const { doPendingAction } = await import(/* webpackChunkName: "pending-action" */ '../auth/do-pending-action');
  await doPendingAction(api);
}
