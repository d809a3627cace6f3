import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ListingFilters, listingQuery, parseListing } from 'shared-kernel/rules/listing-query';

/**
 * The filters of the address (S087): read from it and written to it, nowhere else. `change` makes one step in the history,
 * and none when nothing changes.
 */
export function useListingFilters(): { filters: ListingFilters; change(next: ListingFilters): void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => parseListing(new URLSearchParams(search)), [search]);
  const change = useCallback(
    (next: ListingFilters) => {
      const query = listingQuery(next);
      if (query !== listingQuery(filters)) navigate({ pathname, search: query }, { preventScrollReset: true });
    },
    [navigate, pathname, filters],
  );
  return { filters, change };
}
