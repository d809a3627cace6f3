import { useHref } from 'shared-kernel/platform/page-context';
import { path } from 'shared-kernel/rules/links';
import { useCurrentPath } from '../use-current-path';

/** Login with the way back to this page (D5). */
export function useLoginHref(): string {
  return useWithWayBack(path.login);
}

/** Registration with the way back to this page (D5). */
export function useRegisterHref(): string {
  return useWithWayBack(path.register);
}

function useWithWayBack(page: (redirect?: string) => string): string {
  const href = useHref();
  const here = useCurrentPath();
  return href(here === '/' ? page() : page(href(here)));
}
