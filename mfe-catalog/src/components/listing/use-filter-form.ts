import { type FormEvent, useCallback } from 'react';
import { type ListingFilters, parseListing } from 'shared-kernel/rules/listing-query';

/** Applies what a filter form would send. */
export type ApplyForm = (form: HTMLFormElement | null) => void;

/**
 * Joins the filter form to the address. The form is a plain GET form, so what it would send is what is applied: with scripts at
 * once on every change, without them by its button. @param change stays the same from render to render, as what this returns does
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
