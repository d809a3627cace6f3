import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useCurrentPath } from '../use-current-path';

/** Login with the way back to this page (D5). */
export function useLoginHref(): string {
  const redirect = useWayBack();
  return useHref()(link('login', { redirect }));
}

/** Registration with the way back to this page (D5). */
export function useRegisterHref(): string {
  const redirect = useWayBack();
  return useHref()(link('register', { redirect }));
}

/** This page for `redirect`; none for the home page, where a login leads anyway. */
function useWayBack(): string | undefined {
  const href = useHref();
  const here = useCurrentPath();
  return here === '/' ? undefined : href(here);
}
