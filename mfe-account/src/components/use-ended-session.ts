import { useEffect } from 'react';
import { isNotSignedIn } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import { usePage } from 'shared-kernel/platform/page-context';
import { leaveSession } from 'shared-kernel/session/sign-out';

/** ms between two checks while the page is visible. */
const EVERY_MS = 20_000;

/**
 * Leaves an account page whose session was ended elsewhere (issue 14): at once when the shopper comes back to the tab, within seconds
 * while it is visible.
 *
 * @param signedIn this page has a signed-in shopper
 */
export function useEndedSession(signedIn: boolean): void {
  const { api } = usePage();
  useEffect(() => {
    if (!signedIn) return;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        await api.request(CALLS.profile);
      } catch (error) {
        // any other failure says nothing about the session
        if (isNotSignedIn(error)) leaveSession(api);
      }
    };
    const timer = setInterval(() => void look(), EVERY_MS);
    const cameBack = () => void look();
    document.addEventListener('visibilitychange', cameBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', cameBack);
    };
  }, [api, signedIn]);
}
