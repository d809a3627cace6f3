import type { Page } from 'shared-kernel/contract/envelope';
import { useHref } from 'shared-kernel/platform/page-context';
import { Pagination } from 'shared-kernel/ui/pagination';

interface PageLinksProps {
  /** path of a page of the list, without language prefix */
  address: (number: number) => string;
  page: Pick<Page<unknown>, 'current_page' | 'last_page'>;
}

/** Value of `page` in a link to a list: the first page has none. */
export const pageInLink = (number: number): number | undefined => (number > 1 ? number : undefined);

/** Pagination of one of the account's lists. */
export function PageLinks({ address, page }: PageLinksProps) {
  const href = useHref();
  return <Pagination current={page.current_page} last={page.last_page} hrefFor={(number) => href(address(number))} />;
}
