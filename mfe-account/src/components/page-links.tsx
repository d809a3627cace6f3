import type { Page } from 'shared-kernel/contract/envelope';
import { useHref } from 'shared-kernel/platform/page-context';
import { path } from 'shared-kernel/rules/links';
import { Pagination } from 'shared-kernel/ui/pagination';

interface PageLinksProps {
  /** the account's page that shows the list */
  of: Parameters<typeof path.account>[0];
  page: Pick<Page<unknown>, 'current_page' | 'last_page'>;
}

/** Path of a page of one of the account's lists; the first page is the list itself. */
export const listPath = (of: PageLinksProps['of'], number: number): string =>
  number > 1 ? `${path.account(of)}?page=${number}` : path.account(of);

/** Links to the pages of one of the account's lists. */
export function PageLinks({ of, page }: PageLinksProps) {
  const href = useHref();
  return (
    <Pagination current={page.current_page} last={page.last_page} hrefFor={(number) => href(listPath(of, number))} />
  );
}
