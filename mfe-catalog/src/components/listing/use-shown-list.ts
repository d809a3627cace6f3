import { useState } from 'react';
import type { ListingFilters } from 'shared-kernel/rules/listing-query';
import type { ListingPage } from './listing-kind';

/** A list on the screen, with the filters that it answers. */
export interface ShownList {
  list: ListingPage;
  filters: ListingFilters;
}

/**
 * The list on the screen: the one for the URL, and until that has loaded (or when it fails) the previous one of the same subject.
 * @param subject what the listing is about, regardless of filters
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
