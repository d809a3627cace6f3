import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ListingFilters, listingQuery, parseListing } from 'shared-kernel/rules/listing-query';

interface ListingFiltersOfPage {
  /** what the list on the screen was asked for */
  filters: ListingFilters;
  /** what the address asks for: a moment ahead of the list while that is on its way, so that a tick answers at once */
  wanted: ListingFilters;
  change(next: ListingFilters): void;
  /** goes on below what is on the screen, in the same step of the history */
  loadMore(next: ListingFilters): void;
}

/**
 * The filters of the address (S087): read from it and written to it, nowhere else. `change` makes one step in the history,
 * and none when nothing changes; `loadMore` makes none, so that back leads to what was before the list.
 */
export function useListingFilters(): ListingFiltersOfPage {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = useSyncExternalStore(
    followAddress,
    () => (window.location.pathname.endsWith(pathname) ? window.location.search : search),
    () => search,
  );
  const filters = useMemo(() => parseListing(new URLSearchParams(search)), [search]);
  const wanted = useMemo(() => parseListing(new URLSearchParams(address)), [address]);
  const change = useCallback(
    (next: ListingFilters) => {
      const query = listingQuery(next);
      if (query !== listingQuery(parseListing(new URLSearchParams(window.location.search))))
        navigate({ pathname, search: query }, { preventScrollReset: true });
    },
    [navigate, pathname],
  );
  const loadMore = useCallback(
    (next: ListingFilters) => navigate({ pathname, search: listingQuery(next) }, { replace: true }),
    [navigate, pathname],
  );
  return { filters, wanted, change, loadMore };
}

/** single-spa tells every change of the address, ours included, by `popstate`. */
function followAddress(changed: () => void): () => void {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}
