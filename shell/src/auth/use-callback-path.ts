import { useSearchParams } from 'react-router-dom';
import { callbackPath } from 'shared-kernel/rules/callback-path';

/** Query parameter that says where to go after login (D5). */
const CALLBACK = 'redirect';

/** The callback path of this page, `/` when there is none of our own (S020, S023). */
export function useCallbackPath(): string {
  const [search] = useSearchParams();
  return callbackPath(search.get(CALLBACK));
}

/** Another page of the sign-in with the callback path taken along, so that it is kept through all of them (D5). */
export function withCallback(page: string, callback: string): string {
  return callback === '/' ? page : `${page}?${CALLBACK}=${encodeURIComponent(callback)}`;
}
