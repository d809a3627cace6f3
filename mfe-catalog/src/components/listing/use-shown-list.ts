import { useState } from 'react';
import type { ListingFilters } from 'shared-kernel/rules/listing-query';
import type { ListingPage } from './listing-kind';

/** A list on the screen, with the filters that it answers. */
export interface ShownList {
  list: ListingPage;
  filters: ListingFilters;
}

/**
 * What stands on the screen: the list that the address asks for, and until that is there (or when it cannot be had) the one
 * before, as long as it is about the same thing.
 * @param subject what the listing is about, whatever is filtered
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
