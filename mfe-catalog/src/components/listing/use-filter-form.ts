import { type FormEvent, useCallback } from 'react';
import { type ListingFilters, parseListing } from 'shared-kernel/rules/listing-query';

/** Applies what a filter form would submit. */
export type ApplyForm = (form: HTMLFormElement | null) => void;

/**
 * Binds the filter form to the URL. It is a plain GET form, and what it would submit is applied: with scripts on every change,
 * without them by its button. @param change must keep its identity across renders; then the returned functions do, too
 */
export function useFilterForm(change: (next: ListingFilters) => void) {
  const apply: ApplyForm = useCallback((form) => form && change(parseListing(valuesOf(form))), [change]);
  const onSubmit = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      apply(event.currentTarget);
      // on small screens the button also closes the drawer that the form is in
      event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
    },
    [apply],
  );
  return { apply, onSubmit };
}

function valuesOf(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.append(name, value);
  return values;
}
