import { type FormEvent, useState } from 'react';
import { type ListingFilters, parseListing } from 'shared-kernel/rules/listing-query';

/**
 * Joins the filter form to the address. The form is a plain GET form, so what it would send is what is applied: with
 * scripts at once on every change, without them by its button.
 * @returns `draft`: the filters as the form shows them, a moment ahead of the address, so that a tick answers at once
 */
export function useFilterForm(filters: ListingFilters, change: (next: ListingFilters) => void) {
  const [draft, setDraft] = useState(filters);
  const [followed, setFollowed] = useState(filters);
  if (followed !== filters) {
    setFollowed(filters);
    setDraft(filters);
  }
  function apply(form: HTMLFormElement | null) {
    if (!form) return;
    const next = parseListing(valuesOf(form));
    setDraft(next);
    change(next);
  }
  return {
    draft,
    apply,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      apply(event.currentTarget);
    },
  };
}

function valuesOf(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.append(name, value);
  return values;
}
