import { useSearchParams } from 'react-router-dom';
import { liveRoute } from 'shared-kernel/platform/routes';
import { callbackPath } from 'shared-kernel/rules/callback-path';
import { REDIRECT } from 'shared-kernel/rules/links';

/** The callback path of this page, `/` when there is none of our own (S020, S023). */
export function useCallbackPath(): string {
  const [search] = useSearchParams();
  return callbackPath(search.get(REDIRECT), (path) => liveRoute(path) !== null);
}

/** The callback path as links to other pages of the sign-in take it along, so that it is kept through all of them (D5). */
export const takenAlong = (callback: string): string | undefined => (callback === '/' ? undefined : callback);
