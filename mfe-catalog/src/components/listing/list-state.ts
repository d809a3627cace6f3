import { type ListingFilters, listingQuery } from 'shared-kernel/rules/listing-query';
import type { ListingPage } from './listing-kind';
import type { ShownList } from './use-shown-list';

/** State of the list that the screen requested. */
export interface ListState {
  /** the list on the screen; undefined before the first */
  shown: ShownList | undefined;
  /** filters of the list that was requested last */
  filters: ListingFilters;
  /** its call failed, and no retry is running */
  failed: boolean;
  /** repeats a failed call */
  retry(): void;
}

/** The same state relative to the filters of the URL, which are ahead of the list while it loads. */
export interface ListProgress {
  /** the URL's list failed to load */
  failed: boolean;
  /** the URL's list is loading, and the previous one is still shown */
  late: boolean;
  /** the URL's list continues the one on the screen */
  further: boolean;
  /** the list on the screen if it is the URL's, otherwise null */
  list: ListingPage | null;
}

/** Progress of the URL's list, for the parts of the screen. @param requested filters of the URL */
export function progressOf({ shown, filters, failed: refused }: ListState, requested: ListingFilters): ListProgress {
  const query = listingQuery(requested);
  const failed = refused && query === listingQuery(filters);
  const late = shown !== undefined && !failed && listingQuery(shown.filters) !== query;
  const further = shown !== undefined && isFurther(requested, shown.filters);
  return { failed, late, further, list: shown && !late && !failed ? shown.list : null };
}

/** Whether the requested list starts with the one on the screen and continues it with further pages. */
export function isFurther(requested: ListingFilters, shown: ListingFilters): boolean {
  return requested.page > shown.page && listingQuery({ ...requested, page: shown.page }) === listingQuery(shown);
}
