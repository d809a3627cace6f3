import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ListingFilters, listingQuery, parseListing } from 'shared-kernel/rules/listing-query';

/** Filters of the list on the screen (S087). */
export function useListingFilters(): ListingFilters {
  const { search } = useLocation();
  return useMemo(() => parseListing(new URLSearchParams(search)), [search]);
}

/**
 * Filters of the URL: ahead of the list while it loads, so that a tick shows at once. Only for the parts that show what is ticked, as
 * they rerender at each tick.
 */
export function useRequestedFilters(): ListingFilters {
  const { pathname, search } = useLocation();
  const address = useSyncExternalStore(
    followAddress,
    () => (window.location.pathname.endsWith(pathname) ? window.location.search : search),
    () => search,
  );
  return useMemo(() => parseListing(new URLSearchParams(address)), [address]);
}

interface FilterSteps {
  /** Adds one history entry, none when nothing changes. */
  change(next: ListingFilters): void;
  /** Appends the next page without a history entry, so that back leads to the page before the list. */
  loadMore(next: ListingFilters): void;
}

/** Writes filters to the URL and nowhere else (S087). Both functions keep their identity while the listing is on the screen. */
export function useFilterSteps(): FilterSteps {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const change = useCallback(
    (next: ListingFilters) => {
      const query = listingQuery(next);
      if (query !== listingQuery(filtersOfAddress()))
        navigate({ pathname, search: query }, { preventScrollReset: true });
    },
    [navigate, pathname],
  );
  const loadMore = useCallback(
    (next: ListingFilters) => navigate({ pathname, search: listingQuery(next) }, { replace: true }),
    [navigate, pathname],
  );
  return { change, loadMore };
}

/** Filters of the current URL. */
export const filtersOfAddress = (): ListingFilters => parseListing(new URLSearchParams(window.location.search));

/** single-spa announces every URL change, including ours, by `popstate`. */
function followAddress(changed: () => void): () => void {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}
