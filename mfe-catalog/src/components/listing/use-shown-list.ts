import { useState } from 'react';
import type { ListingFilters } from 'shared-kernel/rules/listing-query';
import type { ListingPage } from './listing-kind';

/** A list on the screen, with the filters that it was requested with. */
export interface ShownList {
  list: ListingPage;
  filters: ListingFilters;
}

/**
 * The list on the screen: the URL's, and until that has loaded (or if it fails) the previous one of the same subject.
 * @param subject the listing's identity, regardless of filters
 */
export function useShownList(
  list: ListingPage | undefined,
  filters: ListingFilters,
  subject: string,
): ShownList | undefined {
  const [last, setLast] = useState<(ShownList & { subject: string }) | undefined>(list && { list, filters, subject });
  if (list && last?.list !== list) {
    const now = { list, filters, subject };
    setLast(now);
    return now;
  }
  return last?.subject === subject ? last : undefined;
}
