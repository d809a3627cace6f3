import { type ListingFilters, listingQuery } from 'shared-kernel/rules/listing-query';
import type { ListingPage } from './listing-kind';
import type { ShownList } from './use-shown-list';

/** How it stands with the list that the screen was opened for. */
export interface ListState {
  /** the list on the screen; undefined before the first */
  shown: ShownList | undefined;
  /** filters of the list that was requested last */
  filters: ListingFilters;
  /** its call failed, and no other try is under way */
  failed: boolean;
  /** another try, after a failed one */
  retry(): void;
}

/** The same seen from the filters of the URL, which are ahead of the list while it loads. */
export interface ListProgress {
  /** the URL's list could not be had */
  failed: boolean;
  /** it is on its way, with the one before on the screen */
  late: boolean;
  /** it continues the one on the screen */
  further: boolean;
  /** the list on the screen when it is the URL's */
  found: ListingPage | null;
}

/** What a part shows of a list on its way. @param wanted filters of the URL */
export function progressOf({ shown, filters, failed: refused }: ListState, wanted: ListingFilters): ListProgress {
  const query = listingQuery(wanted);
  const failed = refused && query === listingQuery(filters);
  const late = shown !== undefined && !failed && listingQuery(shown.filters) !== query;
  const further = shown !== undefined && isFurther(wanted, shown.filters);
  return { failed, late, further, found: shown && !late && !failed ? shown.list : null };
}

/** Whether the list that is wanted begins with the one on the screen and goes on after it. */
export function isFurther(wanted: ListingFilters, shown: ListingFilters): boolean {
  return wanted.page > shown.page && listingQuery({ ...wanted, page: shown.page }) === listingQuery(shown);
}
