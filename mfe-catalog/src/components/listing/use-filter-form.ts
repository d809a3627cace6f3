import type { FormEvent } from 'react';
import { type ListingFilters, parseListing } from 'shared-kernel/rules/listing-query';

/**
 * Joins the filter form to the address. The form is a plain GET form, so what it would send is what is applied: with scripts at
 * once on every change, without them by its button.
 */
export function useFilterForm(change: (next: ListingFilters) => void) {
  const apply = (form: HTMLFormElement | null) => {
    if (form) change(parseListing(valuesOf(form)));
  };
  return {
    apply,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      apply(event.currentTarget);
      // on small screens the button also closes the drawer that the form is in
      event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
    },
  };
}

function valuesOf(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.append(name, value);
  return values;
}
