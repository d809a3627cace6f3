import type { ReactNode } from 'react';
import { changeFilters, type ListingFilters, listingQuery, MAX_SPAN } from 'shared-kernel/rules/listing-query';
import { Pagination } from 'shared-kernel/ui/pagination';
import { LoadMore } from './load-more';
import { useListingCount } from './use-listing-count';
import type { ShownList } from './use-shown-list';

interface ListEndProps {
  shown: ShownList;
  /** of the listing, with language prefix */
  address: string;
  /** the next page is loading */
  busy: boolean;
  /** called with the filters for the pages on the screen plus the next one */
  onMore(next: ListingFilters): void;
  /** error of the next page, if any */
  children: ReactNode;
}

/** The end of a list: how many of all products are shown, 'load more', and links to all pages. */
export function ListEnd({ shown, address, busy, onMore, children }: ListEndProps) {
  const { list, filters } = shown;
  const counted = useListingCount();
  const hrefOf = (page: number) => address + listingQuery(changeFilters(filters, { page }));
  const next = list.page < list.lastPage ? list.page + 1 : null;
  const appends = next !== null && next - filters.from < MAX_SPAN;
  return (
    <>
      {children}
      <LoadMore
        share={list.page / list.lastPage}
        text={counted.shown(shown)}
        nextHref={next === null ? null : hrefOf(next)}
        busy={busy}
        onMore={appends ? () => onMore(changeFilters(filters, { page: next, from: filters.from })) : null}
      />
      <Pagination current={list.page} first={filters.from} last={list.lastPage} hrefFor={hrefOf} />
    </>
  );
}
