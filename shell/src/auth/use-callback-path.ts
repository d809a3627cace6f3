import { useSearchParams } from 'react-router-dom';
import { liveRoute } from 'shared-kernel/platform/routes';
import { callbackPath } from 'shared-kernel/rules/callback-path';
import { REDIRECT } from 'shared-kernel/rules/links';

/** This page's callback path, `/` when there is none of our own (S020, S023). */
export function useCallbackPath(): string {
  const [search] = useSearchParams();
  return callbackPath(search.get(REDIRECT), (path) => liveRoute(path) !== null);
}

/** The callback path as passed on in links to other sign-in pages, so that it is kept through all of them (D5). */
export const takenAlong = (callback: string): string | undefined => (callback === '/' ? undefined : callback);
