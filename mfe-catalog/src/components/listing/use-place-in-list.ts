import { useCallback, useEffect, useRef } from 'react';
import { type ListingFilters, listingQuery } from 'shared-kernel/rules/listing-query';
import type { ShownList } from './use-shown-list';

/** What to do once the requested list is rendered. */
interface Expected {
  query: string;
  /** index of the tile that gets the focus; null: scroll to the top of the list */
  tile: number | null;
}

/**
 * Keeps the shopper's place when the list changes: after 'load more' the focus goes to the first new tile, after a filter change
 * the list's top scrolls into view if it was out of view. The shell restores positions on back and forward.
 */
export function usePlaceInList(shown: ShownList | undefined) {
  const section = useRef<HTMLElement>(null);
  const expected = useRef<Expected | null>(null);
  useEffect(() => {
    const now = expected.current;
    if (!shown || !section.current || now?.query !== listingQuery(shown.filters)) return;
    expected.current = null;
    if (now.tile !== null) tilesOf(section.current)[now.tile]?.focus({ preventScroll: true });
    else if (section.current.getBoundingClientRect().top < 0) section.current.scrollIntoView();
  }, [shown]);
  const expect = useCallback((filters: ListingFilters, what: 'beginning' | 'next tile') => {
    const tile = what === 'next tile' && section.current ? tilesOf(section.current).length : null;
    expected.current = { query: listingQuery(filters), tile };
  }, []);
  return {
    section,
    /** call before the list is requested */
    expect,
  };
}

const tilesOf = (section: HTMLElement) => section.querySelectorAll<HTMLElement>('article > a');
