import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ListingFilters, listingQuery, parseListing } from 'shared-kernel/rules/listing-query';

interface ListingFiltersOfPage {
  /** filters of the list on the screen */
  filters: ListingFilters;
  /** filters of the URL: ahead of the list while it loads, so that a tick shows at once */
  wanted: ListingFilters;
  change(next: ListingFilters): void;
  /** appends the next page without a history entry */
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

/** single-spa announces every URL change, ours included, by `popstate`. */
function followAddress(changed: () => void): () => void {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}
