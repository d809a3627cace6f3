import type { ListingFilters } from 'shared-kernel/rules/listing-query';
import { activeFilters } from './active-filters';
import { FilterChips } from './filter-chips';
import { drawerId } from './filter-sidebar';
import { type FilterChoices, firstSort, type ListingFrame, type ListingKind } from './listing-kind';
import { ListingToolbar } from './listing-toolbar';
import type { ApplyForm } from './use-filter-form';
import { useFilterNames } from './use-filter-names';
import { useFilterTexts } from './use-filter-texts';
import { useRequestedFilters } from './use-listing-filters';

interface ListingControlsProps {
  kind: ListingKind;
  frame: ListingFrame | undefined;
  choices: FilterChoices | undefined;
  formId: string;
  /** nothing to filter or sort */
  bare: boolean;
  /** the listing without the shopper's filters */
  cleared: ListingFilters;
  change(next: ListingFilters): void;
  apply: ApplyForm;
}

/** The buttons for filters and sort order, and the active filters. */
export function ListingControls({ kind, frame, choices, formId, bare, cleared, change, apply }: ListingControlsProps) {
  const filters = useRequestedFilters();
  const active = activeFilters(kind, filters, useFilterNames(choices), useFilterTexts());
  return (
    <>
      {!bare && (
        <ListingToolbar
          sort={kind.sortable ? { chosen: filters.sort, first: firstSort(filters) } : null}
          active={active.length}
          formId={formId}
          drawer={kind.groups.length > 0 && frame && choices ? drawerId(formId) : null}
          apply={apply}
        />
      )}
      {frame && <FilterChips active={active} path={frame.path} cleared={cleared} change={change} />}
    </>
  );
}
