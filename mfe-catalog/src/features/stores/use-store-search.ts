import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { link } from 'shared-kernel/platform/links';
import { changeFilters, listingQuery, NO_FILTERS } from 'shared-kernel/rules/listing-query';

/** ms after the last key press until the directory is searched; as in the header's search (spec §9) */
const DEBOUNCE = 700;

export interface StoreSearch {
  field: RefObject<HTMLInputElement | null>;
  typed: () => void;
  submit: (event: FormEvent) => void;
}

/** Finds stores while the shopper types: the URL follows, with one history entry per search. */
export function useStoreSearch(query: string): StoreSearch {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // after back or 'show all' the field shows the current search, but never while typing
    const input = field.current;
    if (input && input.value.trim() !== query && document.activeElement !== input) input.value = query;
  }, [query]);

  const find = () => {
    clearTimeout(timer.current);
    const text = field.current?.value.trim() ?? '';
    if (text === query) return;
    navigate(link('stores') + listingQuery(changeFilters(NO_FILTERS, { query: text })), {
      replace: query !== '' && text !== '',
    });
  };
  return {
    field,
    typed: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(find, DEBOUNCE);
    },
    submit: (event) => {
      event.preventDefault();
      find();
    },
  };
}
