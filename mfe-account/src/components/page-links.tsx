import type { Page } from 'shared-kernel/contract/envelope';
import { useHref } from 'shared-kernel/platform/page-context';
import { Pagination } from 'shared-kernel/ui/pagination';

interface PageLinksProps {
  /** address of a page of the list, without language prefix */
  address: (number: number) => string;
  page: Pick<Page<unknown>, 'current_page' | 'last_page'>;
}

/** `page` of a link to a list: the first page is the list itself. */
export const pageInLink = (number: number): number | undefined => (number > 1 ? number : undefined);

/** Links to the pages of one of the account's lists. */
export function PageLinks({ address, page }: PageLinksProps) {
  const href = useHref();
  return <Pagination current={page.current_page} last={page.last_page} hrefFor={(number) => href(address(number))} />;
}
