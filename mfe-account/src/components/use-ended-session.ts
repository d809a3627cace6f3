import { useEffect } from 'react';
import { isNotSignedIn } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import { usePage } from 'shared-kernel/platform/page-context';
import { leaveSession } from 'shared-kernel/session/sign-out';

/** ms between two looks while the page is seen. */
const EVERY_MS = 20_000;

/**
 * Leaves an account page whose session was ended elsewhere (issue 14): at once when somebody comes back to the tab, within seconds
 * while they look at it.
 *
 * @param signedIn somebody is signed in here
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
        // whatever else fails says nothing about the session
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
