import { useHref } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { useHere } from '../here';

/** Login with the way back to this page (D5). */
export function useLoginHref(): string {
  const href = useHref();
  const here = useHere();
  return href(here === '/' ? path.login() : path.login(href(here)));
}
